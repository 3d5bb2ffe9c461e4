import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';

const lock = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ optionalDependencies: z.record(z.string(), z.string()).optional() }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')));

// `npm ci` refuses a lock without the binaries of its platform; some registries lack them.
test('the lock names the binaries of every platform', () => {
  const named = Object.keys(lock.packages);
  const wanted = Object.values(lock.packages).flatMap(({ optionalDependencies = {} }) =>
    Object.keys(optionalDependencies),
  );
  expect(wanted.filter((name) => !named.some((at) => at.endsWith(`node_modules/${name}`)))).toEqual(
    [],
  );
});
