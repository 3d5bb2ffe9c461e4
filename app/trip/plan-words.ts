import type { PlanNote } from '../content/schemas.ts';
import { dateOf } from '../days.ts';
import { capitalized } from '../i18n/format.ts';
import type { Locale } from '../locales.ts';

/** Mean daily highs in °C. */
const hotFromC = 28;
const coldBelowC = 15;

type MonthOfPlan = { number: number; highC: number; swim: boolean };

function holdsIn({ when, months }: PlanNote, month: MonthOfPlan) {
  if (months) return months.includes(month.number);
  if (when === 'hot') return month.highC >= hotFromC;
  return when === 'cold' ? month.highC < coldBelowC : month.swim;
}

export type DayOfTrip = {
  months: readonly MonthOfPlan[];
  byCar: boolean;
  date?: string | undefined;
};

const friday = 5;

function holds(note: PlanNote, { months, byCar, date }: DayOfTrip) {
  if (note.when === 'undated') return date === undefined;
  if (note.when === 'friday') return date === undefined || dateOf(date).getUTCDay() === friday;
  if (note.when === 'car') return byCar;
  return months.length > 0 && months.every((month) => holdsIn(note, month));
}

const noteInWords = ({ text, known = text, when }: PlanNote, { date }: DayOfTrip) =>
  when === 'friday' && date === undefined ? text : known;

/** The text of a day, with the notes that hold on its date or in every one of its months. */
export const dayInWords = (
  { text, notes = [] }: { text: string; notes?: readonly PlanNote[] | undefined },
  day: DayOfTrip,
) =>
  [text, ...notes.filter((note) => holds(note, day)).map((note) => noteInWords(note, day))].join(
    ' ',
  );

/** Drops "Day one:", because a trip numbers its own days. */
export const plainTitle = (locale: Locale, title: string) =>
  capitalized(locale, title.replace(/^[^:]+:\s*/u, ''));
