import type { ComponentProps } from 'react';
import { asIsland } from '../i18n/context.tsx';
import { useToday } from '../use-today.ts';
import { Planner } from './planner.tsx';

/** What is past or closed depends on the day, so that another day draws the trip again. */
const PlannerOfDay = (props: ComponentProps<typeof Planner>) => (
  <Planner key={useToday()} {...props} />
);

export const PlannerIsland = asIsland(PlannerOfDay);
