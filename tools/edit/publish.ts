import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Publishing, publishingSchema } from '../../app/content/publishing-schema.ts';
import { localeIds } from '../../app/locale-ids.ts';
import type { Publisher } from '../publish/job.ts';
import { publishingOf } from '../publish/send.ts';
import { Refusal } from './refusal.ts';

const versionSchema = z.object({ version: z.number() });
const dateSchema = z.object({ date: z.string() });
const localeSchema = z.object({ locale: z.enum(localeIds) });
const toSchema = z.object({
  to: z.enum(['zip', 'folder', 'git', 'netlify', 'cloudflare', 'rsync']),
});

function setupOf(content: string): Publishing {
  try {
    return publishingOf(content);
  } catch {
    // The form is the way to mend it.
    return { to: 'zip' };
  }
}

/** Publishing goes on in the server; the page follows it by asking for the next state. */
export const publishAnswers = (content: string, publisher: Publisher) => ({
  publishSetup: () => ({ setup: setupOf(content), states: publisher.states() }),
  publishSave(input: unknown) {
    const setup = publishingSchema.safeParse(input);
    if (!setup.success) {
      const { data } = toSchema.safeParse(input);
      throw new Refusal(`publish.wrong.${data?.to ?? 'zip'}`);
    }
    const file = join(content, 'publishing.json');
    writeFileSync(file, `${JSON.stringify(setup.data, undefined, 2)}\n`);
    return { setup: setup.data, states: publisher.states() };
  },
  publishState: (input: unknown) => publisher.after(versionSchema.parse(input).version),
  publishPrepare(input: unknown) {
    void publisher.prepare(localeSchema.parse(input).locale);
    return publisher.state();
  },
  async publishBack(input: unknown) {
    await publisher.prepareBack(dateSchema.parse(input).date);
    return publisher.state();
  },
  publishConfirm() {
    void publisher.confirm();
    return publisher.state();
  },
  publishStop() {
    publisher.stop();
    return publisher.state();
  },
});
