import { memo, useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import type { MessageKey } from '../i18n/messages.ts';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { copyText } from '../ui/browser/copy-text.ts';
import { download } from '../ui/browser/download.ts';
import field from '../ui/field.module.css';
import pill from '../ui/pill.module.css';
import { shareLink } from '../ui/browser/share.ts';
import { AskTrip } from './ask-trip.tsx';
import type { Parts } from '../trip/parts.ts';
import styles from './take-along.module.css';
import { writeTrip } from '../trip/trip.ts';
import { fileName, tripName } from '../trip/trip-name.ts';
import { tripText } from '../trip/trip-text.ts';
import { TripCode } from './trip-code.tsx';
import textStyles from '../ui/text.module.css';
import stack from '../ui/stack.module.css';
import row from '../ui/row.module.css';

export const TakeAlong = memo(function TakeAlong(parts: Parts) {
  const { data, trip } = parts;
  const { locale, t } = useI18n();
  const address = location.origin + paths.plan(locale, writeTrip(trip));
  // What was copied is no longer the trip after a change.
  const [answer, setAnswer] = useState<{ said: MessageKey | undefined; of: string }>();
  const said = answer?.of === address ? answer.said : undefined;
  const setSaid = (now: MessageKey | undefined) => setAnswer({ said: now, of: address });
  // With them the dots are too small for a camera.
  const { also: _, budget: __, ...short } = trip;
  const name = tripName(parts);
  const text = () => tripText(parts, locale, t, address);

  const shareTrip = async () => {
    const shared = await shareLink({ title: name, url: address });
    setSaid(shared && `plan.${shared}`);
  };
  const copyLink = async () =>
    setSaid((await copyText(address)) ? 'plan.copied' : 'plan.notCopied');
  const copyWords = async () =>
    setSaid((await copyText(text())) ? 'plan.textCopied' : 'plan.textNotCopied');

  /** The writers of files are fetched on a press, which fails without a network. */
  const save = async (ending: string, type: string, make: () => Promise<string>) => {
    try {
      const file = new Blob([await make()], { type: `${type};charset=utf-8` });
      download(fileName(parts, locale, ending), file);
      setSaid('plan.fileMade');
    } catch {
      setSaid('plan.fileFailed');
    }
  };
  const calendar = () =>
    save('ics', 'text/calendar', async () => {
      const [{ calendarOf, eventsOf }, { adviceIn }] = await Promise.all([
        import('../trip/calendar.ts'),
        import('./advice.tsx'),
      ]);
      const reminders = (await adviceIn(locale)).reminders(parts);
      const about = { name, host: data.site.host, language: locale, stamp: new Date() };
      return calendarOf([...reminders, ...eventsOf(parts, t)], about);
    });
  const gpx = () =>
    save('gpx', 'application/gpx+xml', async () => (await import('../trip/gpx.ts')).gpxOf(parts));

  const deeds: [label: MessageKey, act: () => unknown, isPossible?: boolean][] = [
    ['plan.share', shareTrip],
    ['plan.copy', copyLink, 'share' in navigator],
    ['plan.copyText', copyWords],
    ['plan.calendar', calendar, trip.from !== undefined],
    ['plan.places', gpx],
    // Missing in browsers within apps.
    ['plan.print', () => print(), 'print' in globalThis],
  ];

  return (
    <section className={classes(stack.apart, styles.take)} aria-labelledby="take-title">
      <h2 id="take-title">{t('plan.take')}</h2>
      <div className={row.row}>
        {deeds.map(
          ([label, act, isPossible = true], at) =>
            isPossible && (
              <button
                key={label}
                type="button"
                className={classes(pill.pill, at === 0 && pill.filled)}
                onClick={() => void act()}
              >
                {t(label)}
              </button>
            ),
        )}
      </div>
      <p role="status">{said && t(said)}</p>
      {said === 'plan.textNotCopied' && (
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
