import { listSeparator } from '../ui/list-separator.ts';

/* What a visitor expects to pay on top of our price. Written as `400,60,,usd`, in the address and on the device. */

export const budgetParts = ['flights', 'daily', 'tickets'] as const;
export type BudgetPart = (typeof budgetParts)[number];

export type Budget = {
  /** ISO 4217. */
  currency: string;
  amounts: Partial<Record<BudgetPart, number>>;
};

export const isEmpty = ({ amounts }: Budget) => budgetParts.every((part) => !amounts[part]);

export const writeBudget = (budget: Budget) =>
  isEmpty(budget)
    ? ''
    : [
        ...budgetParts.map((part) => budget.amounts[part] ?? ''),
        budget.currency.toLowerCase(),
      ].join(',');

const isAmountOrEmpty = (field: string) => /^(?:\d{1,9}(?:\.\d{1,2})?)?$/.test(field);

export function readBudget(text: string): Budget | undefined {
  const fields = text.split(listSeparator).map((field) => field.trim());
  const currency = fields.pop()?.toUpperCase() ?? '';
  if (
    fields.length !== budgetParts.length ||
    !fields.every(isAmountOrEmpty) ||
    !/^[A-Z]{3}$/.test(currency)
  )
    return undefined;
  const amounts = Object.fromEntries(
    budgetParts.flatMap((part, at) => (fields[at] ? [[part, Number(fields[at])] as const] : [])),
  );
  return { currency, amounts };
}

/** Units of each currency for one US dollar. */
type Rates = Readonly<Partial<Record<string, number>>>;

/** In another currency, to a hundredth; undefined without a rate. */
export function budgetIn(currency: string, budget: Budget, rates: Rates): Budget | undefined {
  if (budget.currency === currency) return budget;
  const [from, to] = [rates[budget.currency], rates[currency]];
  if (from === undefined || to === undefined) return undefined;
  const amounts = Object.fromEntries(
    Object.entries(budget.amounts).map(
      ([part, amount]) => [part, Math.round((amount / from) * to * 100) / 100] as const,
    ),
  );
  return { currency, amounts };
}

/** In the currency of the budget, for all travellers; the days of a trip include its last. */
export const sumOfBudget = ({ amounts }: Budget, days: number) =>
  (amounts.flights ?? 0) + (amounts.daily ?? 0) * days + (amounts.tickets ?? 0);
