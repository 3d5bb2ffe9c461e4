import { copyText } from './copy-text.ts';

/** What is no failure: the visitor cancels, or a second press finds the sheet still open. */
const harmless = new Set(['AbortError', 'InvalidStateError']);

async function share(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && harmless.has(error.name);
  }
}

/** Opens the system's share sheet; without one, or if sharing fails, copies the link. */
export async function shareLink(link: { title: string; url: string }) {
  const canShare = 'share' in navigator;
  if (canShare && (await share(link))) return undefined;
  if (!(await copyText(link.url))) return 'notCopied';
  return canShare ? 'shareCopied' : 'copied';
}
