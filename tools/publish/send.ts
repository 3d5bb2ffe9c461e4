import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { type Publishing, publishingSchema } from '../../app/content/publishing-schema.ts';
import { Refusal } from '../edit/refusal.ts';
import { sendToFolder } from './send-folder.ts';
import { sendByGit } from './send-git.ts';
import { sendByTool } from './send-tool.ts';
import type { Sending } from './sending.ts';
import { writeZip } from './zip.ts';

const siteSchema = z.object({
  name: z.object({ en: z.string() }),
  email: z.string(),
  origin: z.string(),
});

export const siteFacts = (content: string) =>
  siteSchema.parse(JSON.parse(readFileSync(join(content, 'site.json'), 'utf8')));

const fileOf = (content: string) => join(content, 'publishing.json');

/** @throws {Refusal} if the file is damaged. */
export function publishingOf(content: string): Publishing {
  const file = fileOf(content);
  if (!existsSync(file)) return { to: 'zip' };
  try {
    return publishingSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new Refusal('publish.settingsUnreadable');
  }
}

/** Returns where the site is now. @throws {Refusal} */
export async function send(to: Publishing, sending: Sending, by: { name: string; email: string }) {
  if (to.to === 'folder') return sendToFolder(to.folder, sending);
  if (to.to === 'git') return sendByGit(to, sending, by);
  if (to.to !== 'zip') return sendByTool(to, sending);
  const file = join(sending.folder, 'build/site.zip');
  mkdirSync(dirname(file), { recursive: true });
  try {
    writeZip(sending.site, file);
  } catch (error) {
    throw new Refusal('publish.failed.zip', { said: error instanceof Error ? error.message : '' });
  }
  return file;
}
