import { useI18n } from '../../i18n/context.tsx';
import { formatList } from '../../i18n/format.ts';
import { localeInfo } from '../../locales.ts';
import overlay from '../../map/overlay.module.css';
import disclosure from '../../ui/disclosure.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { canvas } from './frames.ts';
import { spot, tagSize } from './layout.ts';
import { Plate } from './plate.tsx';
import type { Point } from './project.ts';
import type { SightMapData } from './sight-map.server.ts';
import textStyles from '../../ui/text.module.css';
import { classes } from '../../ui/classes.ts';
import row from '../../ui/row.module.css';
import styles from './sight-map.module.css';

const lineOf = (points: readonly Point[]) =>
  `M${points.map((point) => point.map((unit) => unit.toFixed(1)).join(' ')).join('L')}`;

/** Marks where one sleeps: a roof over a bed, centred at 0, 0. */
const bed = 'M-22 2L0-18L22 2H16V18H-16V2zM-10 12V4H-4V7H10V12z';

function Lines({ map }: { map: SightMapData }) {
  return (
    <g aria-hidden="true">
      {map.days.map(({ day, lines }) => (
        <g key={day} className={styles.part} data-day={day}>
          {lines.map((points) => (
            <path key={lineOf(points)} className={styles.bed} d={lineOf(points)} />
          ))}
          {lines.map((points) => (
            <path key={lineOf(points)} className={styles.line} d={lineOf(points)} />
          ))}
        </g>
      ))}
      {map.nights.map(({ name, point: [x, y] }) => (
        <path key={name} className={styles.night} d={bed} transform={`translate(${x} ${y})`} />
      ))}
      {map.marks.map(({ id, point, number, day }) => (
        <g key={id} className={styles.part} data-day={day}>
          <path className={styles.lead} d={lineOf([point, number])} />
          <circle className={styles.point} cx={point[0]} cy={point[1]} r="9" />
        </g>
      ))}
    </g>
  );
}

/** Points to the right, centred at 0, 0. */
const arrow = 'M-16 0H12M2-11L13 0L2 11';

type BeyondProps = { beyond: NonNullable<SightMapData['marks'][number]['beyond']> };

/** How far it is beyond the map, and where to: a label that hangs on the number. */
function Beyond({ beyond: { words, direction, tag } }: BeyondProps) {
  const { locale } = useI18n();
  const [x, y] = tag;
  const { width, height } = tagSize;
  /** The arrow is at the end that is away from the number. */
  const [arrowAt, textBy] = x > 0 ? [width - 34, -20] : [34, 20];
  const middle = y + height / 2;
  return (
    <g className={styles.tag} aria-hidden="true">
      <rect x={x} y={y} width={width} height={height} rx={height / 2} />
      <path
        d={arrow}
        transform={`translate(${x + arrowAt} ${middle}) rotate(${direction.toFixed(0)})`}
      />
      <text x={x + width / 2 + textBy} y={middle} direction={localeInfo[locale].dir}>
        {words}
      </text>
    </g>
  );
}

/** Links in SVG: a policy without inline styles leaves no other way to place each of them. */
function Numbers({ map }: { map: SightMapData }) {
  const { locale } = useI18n();
  return map.marks.map(({ id, label, name, number: [x, y], day, beyond }) => (
    <g
      key={id}
      className={styles.part}
      data-day={day}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
    >
      {beyond && <Beyond beyond={beyond} />}
      <a
        className={styles.number}
        href={`#sight-${id}`}
        aria-label={[`${label}. ${name}`, ...(beyond ? [beyond.words] : [])].join(
          localeInfo[locale].comma,
        )}
      >
        <circle className={styles.disc} r={spot - 4} />
        <text className={styles.digit}>{label}</text>
      </a>
    </g>
  ));
}

function Days({ map }: { map: SightMapData }) {
  const { t } = useI18n();
  return (
    <fieldset className={classes(row.row, styles.days)} data-screen-only>
      <legend>
        <VisuallyHidden>{t('sightMap.days')}</VisuallyHidden>
      </legend>
      {[0, ...map.days.map(({ day }) => day)].map((day) => (
        <label key={day} data-day={day}>
          <input type="radio" name="sight-map-day" value={day} defaultChecked={day === 0} />
          <span>{day === 0 ? t('sightMap.all') : t('sightMap.day', { day })}</span>
        </label>
      ))}
    </fieldset>
  );
}

type Props = {
  map: SightMapData;
  /** For the `sizes` attribute. */
  sizes: string;
};

/** Runs left to right in every language, because it is a map. A day that is chosen lights its line by CSS alone. */
export function SightMap({ map, sizes }: Props) {
  const { locale, t } = useI18n();
  return (
    <div className={styles.whole}>
      <div className={styles.map} dir="ltr" data-paper="whole">
        <Plate place={map.id} sizes={sizes} />
        <svg
          className={overlay.overlay}
          viewBox={`0 0 ${canvas.width} ${canvas.height}`}
          role="group"
          aria-label={t('sightMap.list')}
        >
          <Lines map={map} />
          <Numbers map={map} />
        </svg>
      </div>
      {map.days.length > 1 && <Days map={map} />}
      {map.unplaced.length > 0 && (
        <p className={classes(textStyles.note, styles.note)}>
          {t('sightMap.unplaced', { names: formatList(locale, map.unplaced) })}
        </p>
      )}
      {map.days.some(({ ways }) => ways.length > 0) && (
        <details className={styles.ways}>
          <summary className={disclosure.summary}>{t('sightMap.ways')}</summary>
          {map.days.map(
            ({ day, title, ways }) =>
              ways.length > 0 && (
                <section key={day}>
                  <h3>{title}</h3>
                  <ol role="list">
                    {ways.map((way) => (
                      <li key={way.text}>{way.text}</li>
                    ))}
                  </ol>
                </section>
              ),
          )}
          {map.days.some(({ ways }) => ways.some(({ isEstimate }) => isEstimate)) && (
            <p className={classes(textStyles.note, styles.note)}>{t('sightMap.note')}</p>
          )}
        </details>
      )}
    </div>
  );
}
