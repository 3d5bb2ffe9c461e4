import { copyText } from './copy-text.ts';

/** Counts as done if the visitor cancels it. */
async function share(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** Opens the system's share sheet; without one, or if sharing fails, copies the link. */
export async function shareLink(link: { title: string; url: string }) {
  const canShare = 'share' in navigator;
  if (canShare && (await share(link))) return undefined;
  if (!(await copyText(link.url))) return 'notCopied';
  return canShare ? 'shareCopied' : 'copied';
}
