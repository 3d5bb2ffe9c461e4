import { memo, useState } from 'react';
import { addToDraft } from '../contact/inquiry.ts';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { copyText } from '../ui/copy-text.ts';
import pill from '../ui/pill.module.css';
import { calendarOf, eventsOf } from './calendar.ts';
import { daysOfParts, tripInWords, wordsOfDay } from './day-words.ts';
import { gpxOf, positionsOf } from './gpx.ts';
import type { Parts } from './parts.ts';
import styles from './take-along.module.css';
import { writeTrip } from './trip.ts';
import { useQrCode } from './use-qr-code.ts';

function download(name: string, type: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export const TakeAlong = memo(function TakeAlong(parts: Parts) {
  const { data, trip, words } = parts;
  const { locale, t } = useI18n();
  const [copied, setCopied] = useState<'copied' | 'shareCopied' | 'notCopied'>();
  const canShare = 'share' in navigator;
  // Missing in browsers within apps.
  const canPrint = 'print' in globalThis;
  const address = location.origin + paths.plan(locale, writeTrip(trip));
  const code = useQrCode(address);
  const name = words.row(trip.stops.map(({ place }) => words.placeName(place)));

  const copy = async (done: 'copied' | 'shareCopied') =>
    setCopied((await copyText(address)) ? done : 'notCopied');
  const share = async () => {
    try {
      await navigator.share({ title: name, url: address });
    } catch (error) {
      const isCancelled = error instanceof DOMException && error.name === 'AbortError';
      if (!isCancelled) await copy('shareCopied');
    }
  };

  const calendar = () => {
    const events = eventsOf(daysOfParts(parts), {
      night: (place) => t('plan.night', { place: words.placeName(place) }),
      dayTitle: (day) => wordsOfDay(day, parts, t).title,
      dayText: (day) => wordsOfDay(day, parts, t).text,
    });
    download(
      `${t('plan.file')}.ics`,
      'text/calendar',
      calendarOf(events, { name, host: data.site.host, language: locale, stamp: new Date() }),
    );
  };

  const gpx = () => {
    const file = gpxOf(name, positionsOf(parts));
    download(`${t('plan.file')}.gpx`, 'application/gpx+xml', file);
  };

  const ask = () => {
    addToDraft(tripInWords(parts, t, address));
    location.assign(paths.contact(locale));
  };

  return (
    <section className={styles.take} aria-labelledby="take-title">
      <h2 id="take-title">{t('plan.take')}</h2>
      <div className={styles.buttons}>
        {canShare && (
          <button
            type="button"
            className={classes(pill.pill, pill.filled)}
            onClick={() => void share()}
          >
            {t('plan.share')}
          </button>
        )}
        <button
          type="button"
          className={classes(pill.pill, !canShare && pill.filled)}
          onClick={() => void copy('copied')}
        >
          {t('plan.copy')}
        </button>
        {trip.from !== undefined && (
          <button type="button" className={pill.pill} onClick={calendar}>
            {t('plan.calendar')}
          </button>
        )}
        <button type="button" className={pill.pill} onClick={gpx}>
          {t('plan.places')}
        </button>
        {canPrint && (
          <button type="button" className={pill.pill} onClick={() => print()}>
            {t('plan.print')}
          </button>
        )}
        <button type="button" className={pill.pill} onClick={ask}>
          {t('plan.ask')}
        </button>
      </div>
      <p role="status" className={styles.said}>
        {copied && t(`plan.${copied}`)}
      </p>
      {trip.from === undefined && <p className={styles.note}>{t('plan.calendarLater')}</p>}
      <div className={styles.foot}>
        <figure className={code ? undefined : styles.waiting}>
          <svg
            className={styles.qr}
            viewBox={code && `0 0 ${code.size} ${code.size}`}
            role="img"
            aria-label={t('plan.qrOf')}
          >
            <rect width="100%" height="100%" />
            <path fill="currentColor" shapeRendering="crispEdges" d={code?.path} />
          </svg>
          <figcaption>{t('plan.qr')}</figcaption>
        </figure>
        <p className={styles.emergency}>{t('plan.emergency')}</p>
      </div>
    </section>
  );
});
