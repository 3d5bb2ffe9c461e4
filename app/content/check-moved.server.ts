import { defaultLocale, locales } from '../locales.ts';
import { localeOf } from '../paths.ts';
import type { Moved } from './moved.ts';

const isPrefixed = (address: string) =>
  localeOf(address) !== defaultLocale || /^\/en(?:\/|$)/.test(address);

const problem = (at: number, text: string) => `content/moved.json: ${at}.${text}`;

/** @param addresses All addresses of the site in English, with those of answers. */
export function problemsOfMoved(moved: Moved, addresses: ReadonlySet<string>): string[] {
  return moved.flatMap(({ from, to }, at) => {
    const again = moved.find((other) => other.from === to);
    return [
      ...([from, to].some(isPrefixed)
        ? [problem(at, `from: write addresses without the language (${locales.join(', ')})`)]
        : []),
      ...(moved.findIndex((other) => other.from === from) < at
        ? [problem(at, `from: ${from} is in this list twice: take one of them out`)]
        : []),
      ...(addresses.has(from)
        ? [problem(at, `from: there is a page at ${from} again: take this line out`)]
        : []),
      ...(again
        ? [problem(at, `to: ${to} has moved too: lead to ${again.to}`)]
        : addresses.has(to)
          ? []
          : [problem(at, `to: there is no page ${to}: lead to another one`)]),
    ];
  });
}
