import { dateOf } from '../days.ts';

/** What a note of a plan can depend on, apart from months; a Friday counts until the date is known. */
export const noteConditions = ['hot', 'cold', 'swim', 'car', 'undated', 'friday'] as const;
type Condition = (typeof noteConditions)[number];

export type PlanNote = {
  text: string;
  /** The same without its condition, for a trip in which it holds. */
  known?: string | undefined;
  when?: Condition | undefined;
  /** 1 for January. */
  months?: readonly number[] | undefined;
};

/** Mean daily highs in °C. */
const hotFromC = 28;
const coldBelowC = 15;

export type MonthOfPlan = { number: number; highC: number; swim: boolean };

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
