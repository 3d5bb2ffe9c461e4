import { locales, type Locale } from '../../../app/locales.ts';
import { templateNames } from '../templates.ts';

/** A phone, a tablet and a desktop. */
const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
type Viewport = (typeof viewports)[number];

const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];

/** What stands together on a sheet. */
export type PageKind = { template: string; viewport: Viewport };

export const pageName = ({ template, viewport }: PageKind) => `${template}-${viewport.width}`;

export const shotName = (page: PageKind, locale: Locale, scheme: Scheme) =>
  `${pageName(page)}-${locale}-${scheme}`;

/** What was asked for, as the command line has it; nothing means everything. */
export type Wishes = Partial<Record<'only' | 'locale' | 'width' | 'theme', string[]>>;

/** @throws {Error} naming the wish that nothing fits, and what there is. */
function wanted<Item>(
  wish: string,
  asked: string[] | undefined,
  items: readonly Item[],
  nameOf: (item: Item) => string,
) {
  if (!asked) return [...items];
  const names = items.map(nameOf);
  const unknown = asked.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    throw new Error(`--${wish} ${unknown}: there is none; there are ${names.join(', ')}`);
  }
  return items.filter((item) => asked.includes(nameOf(item)));
}

/** @throws {Error} for a wish that nothing fits. */
export const choose = ({ only, locale, width, theme }: Wishes) => ({
  pages: wanted('only', only, templateNames, String).flatMap((template) =>
    wanted('width', width, viewports, (viewport) => String(viewport.width)).map(
      (viewport): PageKind => ({ template, viewport }),
    ),
  ),
  locales: wanted('locale', locale, locales, String),
  schemes: wanted('theme', theme, schemes, String),
});
export type Choice = ReturnType<typeof choose>;
