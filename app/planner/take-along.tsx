import { memo, useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { copyText } from '../ui/browser/copy-text.ts';
import { download } from '../ui/browser/download.ts';
import field from '../ui/field.module.css';
import pill from '../ui/pill.module.css';
import { shareLink } from '../ui/browser/share.ts';
import { AskTrip } from './ask-trip.tsx';
import { positionOfBase } from '../trip/bases.ts';
import { daysOfParts, wordsOfDay } from '../trip/day-words.ts';
import type { Parts } from '../trip/parts.ts';
import styles from './take-along.module.css';
import { writeTrip } from '../trip/trip.ts';
import { fileName, tripName } from '../trip/trip-name.ts';
import { textWithSights, tripText } from '../trip/trip-text.ts';
import { TripCode } from './trip-code.tsx';
import textStyles from '../ui/text.module.css';
import stack from '../ui/stack.module.css';
import row from '../ui/row.module.css';

type Said =
  | 'copied'
  | 'shareCopied'
  | 'notCopied'
  | 'textCopied'
  | 'textNotCopied'
  | 'fileFailed'
  | 'fileMade';

export const TakeAlong = memo(function TakeAlong(parts: Parts) {
  const { data, trip, words } = parts;
  const { locale, t } = useI18n();
  const canShare = 'share' in navigator;
  // Missing in browsers within apps.
  const canPrint = 'print' in globalThis;
  const address = location.origin + paths.plan(locale, writeTrip(trip));
  // What was copied is no longer the trip after a change.
  const [answer, setAnswer] = useState<{ said: Said | undefined; of: string }>();
  const said = answer?.of === address ? answer.said : undefined;
  const setSaid = (now: Said | undefined) => setAnswer({ said: now, of: address });
  // With them the dots are too small for a camera.
  const { also: _, budget: __, ...short } = trip;
  const name = tripName(parts);
  const text = () => tripText(parts, locale, t, address);

  const shareTrip = async () => setSaid(await shareLink({ title: name, url: address }));
  const copyLink = async () => setSaid((await copyText(address)) ? 'copied' : 'notCopied');
  const copyWords = async () => setSaid((await copyText(text())) ? 'textCopied' : 'textNotCopied');

  const save = (ending: string, type: string, file: string) =>
    download(fileName(parts, locale, ending), new Blob([file], { type: `${type};charset=utf-8` }));

  /** The writers of files are fetched on a press, which fails without a network. */
  const saveMade = async (make: () => Promise<void>) => {
    try {
      await make();
      setSaid('fileMade');
    } catch {
      setSaid('fileFailed');
    }
  };

  const calendar = () =>
    saveMade(async () => {
      const [{ calendarOf, eventsOf }, { adviceIn }] = await Promise.all([
        import('../trip/calendar.ts'),
        import('./advice/advice.tsx'),
      ]);
      const reminders = (await adviceIn(locale)).reminders(parts);
      const events = eventsOf(daysOfParts(parts), {
        base: words.baseName,
        position: (place, base) => positionOfBase(place, base, data),
        nights: (place, nights) => t('plan.nightsAt', { place, nights }),
        dayTitle: (day) => wordsOfDay(day, parts, t).title,
        dayText: (day) => textWithSights(day, parts, t),
      });
      const about = { name, host: data.site.host, language: locale, stamp: new Date() };
      save('ics', 'text/calendar', calendarOf([...reminders, ...events], about));
    });

  const gpx = () =>
    saveMade(async () => {
      const { gpxOf, positionsOf, sightPositionsOf } = await import('../trip/gpx.ts');
      const file = gpxOf(data.site.name, name, positionsOf(parts), sightPositionsOf(parts));
      save('gpx', 'application/gpx+xml', file);
    });

  return (
    <section className={classes(stack.apart, styles.take)} aria-labelledby="take-title">
      <h2 id="take-title">{t('plan.take')}</h2>
      <div className={row.row}>
        <button
          type="button"
          className={classes(pill.pill, pill.filled)}
          onClick={() => void shareTrip()}
        >
          {t('plan.share')}
        </button>
        {canShare && (
          <button type="button" className={pill.pill} onClick={() => void copyLink()}>
            {t('plan.copy')}
          </button>
        )}
        <button type="button" className={pill.pill} onClick={() => void copyWords()}>
          {t('plan.copyText')}
        </button>
        {trip.from !== undefined && (
          <button type="button" className={pill.pill} onClick={() => void calendar()}>
            {t('plan.calendar')}
          </button>
        )}
        <button type="button" className={pill.pill} onClick={() => void gpx()}>
          {t('plan.places')}
        </button>
        {canPrint && (
          <button type="button" className={pill.pill} onClick={() => print()}>
            {t('plan.print')}
          </button>
        )}
      </div>
      <p role="status">{said && t(`plan.${said}`)}</p>
      {said === 'textNotCopied' && (
        <textarea
          className={classes(field.field, textStyles.measured)}
          aria-label={t('plan.text')}
          rows={8}
          readOnly
          value={text()}
        />
      )}
      {trip.from === undefined && <p className={textStyles.note}>{t('plan.calendarLater')}</p>}
      <AskTrip {...parts} />
      <div className={classes(row.row, styles.foot)}>
        <TripCode address={location.origin + paths.plan(locale, writeTrip(short))} />
        <p className={textStyles.strong}>{t('plan.emergency')}</p>
      </div>
    </section>
  );
});
