import { asIsland } from '../i18n/context.tsx';
import { Planner } from './planner.tsx';

export const PlannerIsland = asIsland(Planner);
