import type { Translate } from '../i18n/messages.ts';
import { longLeg } from '../legs/leg.ts';
import { daysOf, nightsOf, type Day } from './days.ts';
import type { Parts } from './parts.ts';
import { monthIds } from '../pages.ts';

export const daysOfParts = ({ data, trip }: Pick<Parts, 'data' | 'trip'>) =>
  daysOf(trip, data, Object.fromEntries(data.places.map(({ id, plan }) => [id, plan.length])));

export function wordsOfDay(day: Day, { data, trip, words }: Parts, t: Translate) {
  const plan = data.places.find(({ id }) => id === day.place)?.plan[day.plan ?? -1];
  if (plan) return plan;
  const { leg } = day;
  if (leg) {
    const home = day.kind === 'leave';
    const title = t('plan.travel', {
      from: words.townName(leg.from, trip, day.number === 1 ? 'start' : 'stop'),
      to: words.townName(leg.to, trip, home ? 'end' : 'stop'),
    });
    const rest =
      leg.hours >= longLeg ? 'plan.travelLong' : home ? 'plan.travelHome' : 'plan.travelHalf';
    return { title, text: `${leg.taken.text}. ${t(rest)}` };
  }
  const kind = day.kind === 'arrive' || day.kind === 'leave' ? day.kind : 'free';
  return { title: t(`plan.${kind}`), text: t(`plan.${kind}Text`) };
}

/** For the message of the contact form. */
export function tripInWords({ trip, words }: Parts, t: Translate, address: string): string {
  const { stops, from, month, people, start, end, by } = trip;
  const when =
    from === undefined
      ? month && words.month(monthIds.indexOf(month))
      : `${t('plan.from')}: ${words.longDay(from)}`;
  return [
    t('plan.askIntro'),
    ...stops.map(
      ({ place, nights }) => `– ${words.placeName(place)}: ${t('plan.nights', { nights })}`,
    ),
    t('plan.summary', { stops: stops.length, nights: nightsOf(trip), days: nightsOf(trip) + 1 }),
    when,
    people !== undefined && `${t('plan.people')}: ${people}`,
    start && `${t('plan.start')}: ${words.gatewayName(start)}`,
    end && `${t('plan.end')}: ${words.gatewayName(end)}`,
    by === 'car' && `${t('plan.by')}: ${t('plan.byCar')}`,
    address,
  ]
    .filter(Boolean)
    .join('\n');
}
