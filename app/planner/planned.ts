/* What the planner draws of a trip: an empty planner works without it. */

export { BetterOrder } from './better-order-offer.tsx';
export { BudgetCard } from './choices/budget-card.tsx';
export { Days } from './days-list.tsx';
export { Stops } from './stops/stops.tsx';
export { SumLine } from './sum-line.tsx';
export { TakeAlong } from './take-along.tsx';
export { Total } from './total.tsx';
export { Warnings } from './warning-list.tsx';
