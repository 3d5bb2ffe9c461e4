/** What a note of a plan can depend on, apart from months. */
export const noteConditions = ['hot', 'cold', 'swim', 'car', 'noCar'] as const;
type Condition = (typeof noteConditions)[number];

export type PlanNote = {
  text: string;
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

function holds(note: PlanNote, months: readonly MonthOfPlan[], byCar: boolean) {
  if (note.when === 'car' || note.when === 'noCar') return byCar === (note.when === 'car');
  return months.length > 0 && months.every((month) => holdsIn(note, month));
}

/** The text of a day, with the notes that hold in every one of the months. */
export const dayInWords = (
  { text, notes = [] }: { text: string; notes?: readonly PlanNote[] | undefined },
  months: readonly MonthOfPlan[],
  byCar: boolean,
) =>
  [text, ...notes.filter((note) => holds(note, months, byCar)).map((note) => note.text)].join(' ');
