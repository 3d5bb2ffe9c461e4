import { expect, test } from 'vitest';
import { caddyfile } from '../tools/hosts/caddyfile.ts';
import { nginxConf } from '../tools/hosts/nginx.ts';
import { addressedOf } from '../tools/redirects.ts';
import { read } from './support/project.ts';
import { content } from './support/texts.ts';

test.each([
  ['hosts/Caddyfile', caddyfile],
  ['hosts/nginx.conf', nginxConf],
] as const)('%s is what npm run hosts writes', (file, write) => {
  expect(read(file)).toBe(write(addressedOf(content)));
});
