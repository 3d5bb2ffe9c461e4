import { copyText } from './copy-text.ts';

/** Cancelled by the visitor counts as done. */
export async function share(what: ShareData): Promise<boolean> {
  try {
    await navigator.share(what);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** By the system's share sheet; copies the link without one, or if sharing fails. */
export async function shareLink(link: { title: string; url: string }) {
  const canShare = 'share' in navigator;
  if (canShare && (await share(link))) return undefined;
  if (!(await copyText(link.url))) return 'notCopied';
  return canShare ? 'shareCopied' : 'copied';
}
