import type { FocusEvent } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { isPlaceId, routeOf, type RoutePoint } from '../map/route.ts';
import { sketchOf } from '../map/sketch.ts';
import { monthIds } from '../pages.ts';
import { paths } from '../paths.ts';
import { isDrawn } from '../pictures/sights/drawn.ts';
import { Stamp } from '../pictures/sights/stamp.tsx';
import { writeTrip } from '../trip/trip.ts';
import { RouteSketch } from '../trips/route-sketch.tsx';
import textStyles from '../ui/text.module.css';
import { Link } from '../ui/link.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { monthOfTrip } from '../trip/dates.ts';
import type { Column } from './columns.ts';
import { mostTrips } from './comparison.ts';
import type { Cell, Row } from './rows.ts';
import styles from './compare-table.module.css';

function pointsOf({ legs, trip }: Column): RoutePoint[] {
  if (legs.length > 0)
    return legs.flatMap((leg, at) => routeOf(leg, leg.taken).slice(at === 0 ? 0 : 1));
  return trip.stops.flatMap(({ place }) => (isPlaceId(place) ? [{ id: place }] : []));
}

function useLinkOf(isMine: boolean) {
  const { locale, t } = useI18n();
  return ({ id, trip, ready, alone }: Column) => {
    if (alone) return { title: alone.title, to: paths.destination(locale, id) };
    const month = monthOfTrip(trip);
    if (ready)
      return {
        title: ready.title,
        to: paths.trip(locale, ready.id, month === undefined ? month : monthIds[month]),
      };
    const own = isMine ? 'compare.mine' : 'compare.linked';
    return {
      title: t(id === 'mine' ? own : 'compare.friend'),
      to: paths.plan(locale, writeTrip(trip)),
    };
  };
}

function SightStamp({ column: { ready, sights, scene } }: { column: Column }) {
  const sight = ready?.emblem ?? sights.find(({ id }) => isDrawn(id))?.id;
  return (
    scene &&
    sight !== undefined && (
      <Stamp
        className={styles.stamp}
        data-screen-only
        sight={sight}
        scene={scene}
        alt=""
        sizes="9rem"
      />
    )
  );
}

const Lines = ({ lines }: Pick<Cell, 'lines'>) =>
  // oxlint-disable-next-line react/no-array-index-key -- two lines can be equal
  lines.map((line, at) => <p key={`${at} ${line}`}>{line}</p>);

const areSame = ([first, ...others]: readonly Cell[]) =>
  first !== undefined &&
  others.length > 0 &&
  [first, ...others].every(
    ({ lines, mark }) => mark === undefined && lines.join('\n') === first.lines.join('\n'),
  );

function TableRow({ row, columns }: { row: Row; columns: readonly Column[] }) {
  const { t } = useI18n();
  const { id, label, cells } = row;
  const [first] = cells;
  return (
    <tr data-row={id}>
      <th scope="row">{label}</th>
      {first && areSame(cells) ? (
        <td colSpan={cells.length}>
          <div className={styles.same}>
            <p className={textStyles.note}>{t('compare.same')}</p>
            <Lines lines={first.lines} />
          </div>
        </td>
      ) : (
        cells.map(({ lines, mark }, at) => {
          const column = columns[at];
          return (
            <td key={column?.id}>
              {column && id === 'sights' && <SightStamp column={column} />}
              {mark !== undefined && <strong>{mark}</strong>}
              <Lines lines={lines} />
            </td>
          );
        })
      )}
    </tr>
  );
}

/** By itself a browser centres the table, which is higher than the window, and leaves links under the first column. */
function showWhole({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (!target.matches(':focus-visible')) return;
  target.scrollIntoView(
    target === currentTarget ? { block: 'start' } : { block: 'nearest', inline: 'nearest' },
  );
}

type Props = {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Whether the trip of the address is the one kept on this device. */
  isMine: boolean;
};

/** Scrolls sideways within itself, by keyboard too. */
export function CompareTable({ caption, columns, rows, isMine }: Props) {
  const { t } = useI18n();
  const linkOf = useLinkOf(isMine);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it follows the focus
    <section
      className={styles.region}
      aria-labelledby="compare-caption"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
      tabIndex={0}
      onFocus={showWhole}
    >
      <table
        className={styles.table}
        data-count={columns.length > mostTrips ? undefined : columns.length}
      >
        <caption id="compare-caption">
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th scope="row">
              <VisuallyHidden>{t('compare.trip')}</VisuallyHidden>
            </th>
            {columns.map((column) => {
              const { title, to } = linkOf(column);
              return (
                <th key={column.id} scope="col" data-scene={column.scene}>
                  <RouteSketch sketch={sketchOf(pointsOf(column))} />
                  <Link to={to}>{title}</Link>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.id} row={row} columns={columns} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
