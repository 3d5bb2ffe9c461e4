import { localeInfo, type Locale } from '../../app/locales.ts';
import type { Say } from '../edit/words.ts';
import type { Changes } from './changes.ts';

/** Also with hours: a site may be published twice a day. */
export const momentIn = (locale: Locale, date: string) =>
  new Intl.DateTimeFormat(localeInfo[locale].intl, {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(new Date(date));

const megabytesIn = (locale: Locale, bytes: number) =>
  new Intl.NumberFormat(localeInfo[locale].intl, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: 1,
    minimumFractionDigits: 1,
  }).format(bytes / 1e6);

const isUnchanged = ({ added, gone, changed, sameWords, otherFiles }: Changes) =>
  added.length + gone.length + changed.length + sameWords + otherFiles === 0;

/** The sentences about a whole change; pages and words are listed after them. */
export function summaryOf(changes: Changes, say: Say, locale: Locale): string[] {
  const { since, added, gone, changed, sameWords, otherFiles, bytes } = changes;
  const before = megabytesIn(locale, bytes.before);
  const now = megabytesIn(locale, bytes.now);
  if (since === undefined) {
    return [say('publish.first', { count: added.length }), say('publish.weightNow', { now })];
  }
  const pages = changed.reduce((sum, one) => sum + one.pages.length, 0);
  const words = changed.reduce(
    (sum, one) => ({
      added: sum.added + one.added * one.pages.length,
      removed: sum.removed + one.removed * one.pages.length,
    }),
    { added: 0, removed: 0 },
  );
  return [
    say('publish.since', { date: momentIn(locale, since) }),
    ...(isUnchanged(changes) ? [say('publish.unchanged')] : []),
    ...(added.length > 0 ? [say('publish.added', { count: added.length })] : []),
    ...(gone.length > 0 ? [say('publish.gone', { count: gone.length })] : []),
    ...(pages > 0 ? [say('publish.changed', { count: pages, ...words })] : []),
    ...(sameWords > 0 ? [say('publish.sameWords', { count: sameWords })] : []),
    ...(otherFiles > 0 ? [say('publish.otherFiles', { count: otherFiles })] : []),
    say('publish.weightChange', { before, now }),
  ];
}
