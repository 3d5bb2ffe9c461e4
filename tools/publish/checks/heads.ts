import type { BuiltSite, Page } from './built-pages.ts';
import { all, attribute, textOf } from './built-pages.ts';
import type { CheckName, Finding } from './finding.ts';

const titleOf = (page: Page) => all(page, 'title').map(textOf).join('').trim();
const descriptionOf = (page: Page) =>
  all(page, 'meta[name="description"]')
    .map((meta) => attribute(meta, 'content') ?? '')
    .join('')
    .trim();

/** Pages whose text is empty, and pages with the text of an earlier one of their language. */
function checkTexts(
  pages: readonly Page[],
  read: (page: Page) => string,
  [missing, twice]: readonly [CheckName, CheckName],
): Finding[] {
  const first = new Map<string, string>();
  return pages.flatMap(({ address, ...page }): Finding[] => {
    const text = read({ address, ...page });
    if (text === '') return [{ name: missing, page: address }];
    const key = `${page.locale} ${text}`;
    const other = first.get(key);
    first.set(key, other ?? address);
    return other === undefined ? [] : [{ name: twice, page: address, values: { other, text } }];
  });
}

export const checkHeads = ({ pages }: BuiltSite): Finding[] => [
  ...checkTexts(pages, titleOf, ['noTitle', 'sameTitle']),
  ...checkTexts(pages, descriptionOf, ['noDescription', 'sameDescription']),
];
