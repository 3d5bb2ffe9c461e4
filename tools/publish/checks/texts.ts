import { all, attribute, type BuiltSite, type Page, textOf } from './built-pages.ts';
import type { Finding } from './finding.ts';

/** Characters; the shortest page of a place, an article or a form has hundreds. */
const shortest = 80;

const silentIn = (page: Page) =>
  all(page, 'h1, h2, h3, h4, a, button').filter(
    (element) =>
      textOf(element).trim() === '' &&
      !attribute(element, 'aria-label') &&
      // Scripts write its words when they show it.
      !element.closest('[hidden]'),
  );

const around = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 30), at + 40)
    .replaceAll(/\s+/g, ' ')
    .trim();

/** What a reader should never see, and the name of its check. */
const strays = [
  ['unwritten', /\bWRITE\b/],
  ['markdown', /\*\*|\]\(/],
  ['placeholder', /\{\w+(?:, \w+)*\}|\bundefined\b|\bNaN\b|\[object Object\]/],
] as const;

export function checkTexts({ everyPage }: BuiltSite): Finding[] {
  return everyPage.flatMap((page): Finding[] => {
    const { address } = page;
    const text = all(page, 'main').map(textOf).join('\n');
    const head = all(page, 'title').map(textOf).join('\n');
    const read = `${head}\n${text}`;
    return [
      ...(text.trim().length < shortest ? [{ name: 'emptyPage' as const, page: address }] : []),
      ...silentIn(page).map((element): Finding => ({
        name: 'silent',
        page: address,
        values: { where: element.generateSelector() ?? element.tagName },
      })),
      ...strays.flatMap(([name, pattern]): Finding[] => {
        const at = read.search(pattern);
        if (at === -1) return [];
        return [{ name, page: address, values: { text: around(read, at) } }];
      }),
    ];
  });
}
