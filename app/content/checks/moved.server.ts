import { defaultLocale, locales } from '../../locales.ts';
import { localeOf } from '../../paths.ts';
import type { Moved } from '../schemas/single-files.ts';
import { problem, type ContentProblem } from '../problem.ts';

const isPrefixed = (address: string) =>
  localeOf(address) !== defaultLocale || /^\/en(?:\/|$)/.test(address);

const file = 'moved.json';

/** @param addresses All addresses of the site in English, with those of answers. */
export function problemsOfMoved(moved: Moved, addresses: ReadonlySet<string>): ContentProblem[] {
  return moved.flatMap(({ from, to }, at) => {
    const again = moved.find((other) => other.from === to);
    return [
      ...([from, to].some(isPrefixed)
        ? [problem(file, `${at}.from`, 'movedLanguage', { languages: locales.join(', ') })]
        : []),
      ...(moved.findIndex((other) => other.from === from) < at
        ? [problem(file, `${at}.from`, 'movedTwice', { address: from })]
        : []),
      ...(addresses.has(from) ? [problem(file, `${at}.from`, 'movedBack', { address: from })] : []),
      ...(again
        ? [problem(file, `${at}.to`, 'movedOn', { address: to, to: again.to })]
        : addresses.has(to)
          ? []
          : [problem(file, `${at}.to`, 'movedNowhere', { address: to })]),
    ];
  });
}
