/** Amount of steps, slopes and rough paths, from least to most. */
export const efforts = ['few', 'some', 'many'] as const;
export type Effort = (typeof efforts)[number];

export const hardest = (list: readonly Effort[]): Effort =>
  efforts[Math.max(...list.map((effort) => efforts.indexOf(effort)))] ?? 'few';
