import type { CDPSession } from '@playwright/test';

export type Kind = 'html' | 'css' | 'js' | 'fonts' | 'pictures' | 'other';
export type Answer = {
  url: string;
  kind: Kind;
  /** As HTTP/2 and newer send it: packed body and headers, but not lines of headers that were sent before. */
  bytes: number;
};

const kinds: Readonly<Record<string, Kind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'js',
  Font: 'fonts',
  Image: 'pictures',
};

/** Keeps what a page asks for, in the order in which it asks. */
export async function watchTraffic(session: CDPSession): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  const byRequest = new Map<string, Answer>();
  session.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
    const answer = { url: request.url, kind: kinds[type ?? ''] ?? 'other', bytes: 0 };
    answers.push(answer);
    byRequest.set(requestId, answer);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = byRequest.get(requestId);
    if (answer) answer.bytes += encodedDataLength;
  });
  // The site's own server speaks HTTP/1.1, which repeats the policy with each file; no host does.
  const sent = new Set<string>();
  session.on('Network.responseReceivedExtraInfo', ({ requestId, headersText = '' }) => {
    const answer = byRequest.get(requestId);
    for (const line of headersText.split('\n')) {
      if (answer && sent.has(line)) answer.bytes -= line.length + 1;
      sent.add(line);
    }
  });
  await session.send('Network.enable');
  return answers;
}

/** Runs in the page: files that only pictures below the first view use; how many of them a browser fetches ahead varies. */
export const picturesAhead = () => {
  const { ahead = [], other = [] } = Object.groupBy(document.querySelectorAll('img'), (image) =>
    image.loading === 'lazy' && image.getBoundingClientRect().top > innerHeight ? 'ahead' : 'other',
  );
  const needed = new Set(other.map(({ currentSrc }) => currentSrc));
  return ahead.map(({ currentSrc }) => currentSrc).filter((file) => !needed.has(file));
};

export const bytesOf = (answers: readonly Answer[], kind?: Kind) =>
  answers
    .filter((answer) => kind === undefined || answer.kind === kind)
    .reduce((sum, { bytes }) => sum + bytes, 0);
