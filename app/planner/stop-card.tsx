import { memo } from 'react';
import { ComfortMark } from '../climate/comfort-mark.tsx';
import type { PlannerData } from '../content/queries/planner.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { Picture } from '../pictures/picture.tsx';
import { Minus, Plus } from '../ui/add-icons.tsx';
import { X } from '../ui/icons.tsx';
import { monthsOfNights } from './days.ts';
import { Down, Up } from './icons.tsx';
import { LegLine } from './leg-line.tsx';
import { Stepper } from './stepper.tsx';
import styles from './stops.module.css';
import { tripLimits, type Trip } from './trip.ts';
import { legBetween } from './ways.ts';
import type { Words } from './words.ts';

/** What a press on a stop asks for. */
export type StopChange = { what: 'up' | 'down' | 'remove' } | { what: 'nights'; nights: number };

/** The name of a button by its place, which focus may go to. */
export const buttonId = (what: 'up' | 'down' | 'remove', at: number) => `stop-${at}-${what}`;

type Props = {
  data: PlannerData;
  words: Words;
  place: string;
  nights: number;
  /** Its place in the order, and the number of stops. */
  at: number;
  count: number;
  /** The town before it, and its name. */
  before: string | undefined;
  beforeName: string;
  by: Trip['by'];
  /** Its dates, or the month of the trip. */
  first: string | undefined;
  last: string | undefined;
  month: Trip['month'];
  onChange: (at: number, change: StopChange) => void;
};

/** A stop: how one comes to it, when, its weather, and what changes it. Drawn anew only if it differs. */
export const StopCard = memo(function StopCard(props: Props) {
  const { data, words, place, nights, at, count, before, by, first, last, month, onChange } = props;
  const { t } = useI18n();
  const own = data.places.find(({ id }) => id === place);
  const leg = before === undefined ? undefined : legBetween(data.legs, before, place, by);
  const name = { place: words.placeName(place) };
  return (
    <>
      {leg && <LegLine leg={leg} words={words} from={props.beforeName} to={name.place} />}
      <div className={styles.stop} data-scene={own?.scene}>
        <div className={styles.poster}>
          {own && <Picture scene={own.scene} shape="tall" alt="" sizes="5rem" />}
          <span className={styles.number}>{at + 1}</span>
        </div>
        <div className={styles.about}>
          <h3>{name.place}</h3>
          {first !== undefined && last !== undefined && (
            <p className={styles.dates}>
              {words.shortDay(first)} – {words.shortDay(last)}
            </p>
          )}
          {monthsOfNights(nights, first, month).map(({ month: index }) => {
            const climate = own?.months[index];
            return (
              climate && (
                <p key={index} className={styles.weather} data-comfort={climate.comfort}>
                  <ComfortMark comfort={climate.comfort} />
                  <span>
                    {t('plan.weather', {
                      month: words.month(index),
                      high: climate.highC,
                      low: words.number(climate.lowC),
                      days: climate.rainDays,
                    })}
                  </span>
                </p>
              )
            );
          })}
        </div>
        <div className={styles.controls}>
          <Stepper
            text={t('plan.nights', { nights })}
            fewer={{ label: t('plan.fewer', name), sign: <Minus /> }}
            more={{ label: t('plan.more', name), sign: <Plus /> }}
            value={nights}
            most={tripLimits.nights}
            onChange={(next) => onChange(at, { what: 'nights', nights: next })}
          />
          <div className={styles.order}>
            {count > 1 && (
              <>
                <button
                  type="button"
                  id={buttonId('up', at)}
                  aria-label={t('plan.up', name)}
                  disabled={at === 0}
                  onClick={() => onChange(at, { what: 'up' })}
                >
                  <Up />
                </button>
                <button
                  type="button"
                  id={buttonId('down', at)}
                  aria-label={t('plan.down', name)}
                  disabled={at === count - 1}
                  onClick={() => onChange(at, { what: 'down' })}
                >
                  <Down />
                </button>
              </>
            )}
            <button
              type="button"
              id={buttonId('remove', at)}
              aria-label={t('plan.remove', name)}
              onClick={() => onChange(at, { what: 'remove' })}
            >
              <X />
            </button>
          </div>
        </div>
      </div>
    </>
  );
});
