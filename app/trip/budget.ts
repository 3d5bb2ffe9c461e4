import { listSeparator } from '../ui/text/list-separator.ts';

/* What a visitor expects to pay on top of our price, in US dollars: `400,60,0` in the address and on this device. */

export const budgetParts = ['flights', 'daily', 'tickets'] as const;
type BudgetPart = (typeof budgetParts)[number];
export type Budget = Record<BudgetPart, number>;

export const noBudget: Budget = { flights: 0, daily: 0, tickets: 0 };

export const writeBudget = (budget: Budget) => {
  const amounts = budgetParts.map((part) => budget[part]);
  return amounts.some(Boolean) ? amounts.join() : '';
};

const isAmount = (field: string) => /^\d{1,9}(?:\.\d{1,2})?$/.test(field);

export function readBudget(text: string): Budget | undefined {
  const fields = text.split(listSeparator).map((field) => field.trim());
  const [flights = NaN, daily = NaN, tickets = NaN] = fields.map(Number);
  return fields.length === budgetParts.length && fields.every(isAmount)
    ? { flights, daily, tickets }
    : undefined;
}

/** Counts for all travellers; the days of a trip include its last. */
export const sumOfBudget = ({ flights, daily, tickets }: Budget, days: number) =>
  flights + daily * days + tickets;
