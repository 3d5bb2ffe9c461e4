import { useId } from 'react';
import { positions } from '../pictures/art/map.ts';
import { classes } from '../ui/classes.ts';
import type { Comfort, ComfortWord } from '../climate/comfort.ts';
import styles from './overlay.module.css';
import {
  type LayoutName,
  type MapPoint,
  type PlaceId,
  routePath,
  type RoutePoint,
  type TownId,
} from './route.ts';

type Town = { id: TownId; name: string };

export type MapPlace = {
  id: PlaceId;
  title: string;
  to: string;
  /** The page is about it. */
  current?: boolean;
  dimmed?: boolean;
  /** Gives the pin its colour. */
  month?: Comfort;
  /** Comfort of the month, for screen readers. */
  says?: ComfortWord;
  /** Label of a button that adds it to the trip. */
  add?: string;
  /** Its number on a trip. */
  stop?: number;
};

/** What a map shows of a journey. */
export type Journey = {
  routes: readonly (readonly RoutePoint[])[];
  /** Named on the map, without a link. */
  towns: readonly Town[];
  /** Towns where one sleeps, as dots; their names are in the text. */
  nights: readonly MapPoint[];
};

type Props = Journey & {
  layout: LayoutName;
  places: readonly MapPlace[];
  /** The word for north. */
  north: string;
  isBelow?: boolean | undefined;
};

/** A Seljuk star, centred at 0, 0. */
const star =
  'M0-13L3.8-9.2H9.2V-3.8L13 0L9.2 3.8V9.2H3.8L0 13L-3.8 9.2H-9.2V3.8L-13 0L-9.2-3.8V-9.2H-3.8z';

/** An aeroplane that flies to the right, centred at 0, 0. */
const aeroplane =
  'M15 0C15 2 12 2.6 9 2.6H3L-4 11H-7L-3.6 2.6H-9L-12 6H-14L-12.4 0L-14-6H-12L-9-2.6H-3.6L-7-11H-4L3-2.6H9C12-2.6 15-2 15 0z';

/** The side of its dot on which a town's name covers no place; for towns that are not listed, the right. */
const townSides: Readonly<Record<string, 'left' | 'below'>> = {
  ankara: 'below',
  izmir: 'left',
};

/** The tip of the drawn compass, in units of the layout, as in art/map/*.svg. */
export const compassTip = { landscape: [355, 826], phone: [571, 857] } as const;

const anchors = {
  left: { x: -16, y: 8, textAnchor: 'end' },
  right: { x: 16, y: 8, textAnchor: 'start' },
  below: { x: 0, y: 64, textAnchor: 'middle' },
} as const;

/** Above the compass, or left of it. */
const northAnchors = {
  landscape: { x: 0, y: -12, textAnchor: 'middle' },
  phone: { x: -14, y: 12, textAnchor: 'end' },
} as const;

/** Towns that are no destination, and the word at the compass. */
function Labels({ layout, towns, north }: Pick<Props, 'layout' | 'towns' | 'north'>) {
  const [x, y] = compassTip[layout];
  return (
    <g className={classes(styles.labels, styles[`${layout}Labels`])}>
      <text {...northAnchors[layout]} transform={`translate(${x} ${y})`}>
        {north}
      </text>
      {towns.map(({ id, name }) => {
        const [left, top] = positions[layout].hubs[id];
        return (
          <g key={id} transform={`translate(${left} ${top})`}>
            <circle r="6" />
            <text {...anchors[townSides[id] ?? 'right']}>{name}</text>
          </g>
        );
      })}
    </g>
  );
}

/** Covers the map except around places that are not dimmed. */
function Dimming({ layout, places }: Pick<Props, 'layout' | 'places'>) {
  const id = useId();
  const { width, height, places: spots } = positions[layout];
  const sheet = `M0 0h${width}v${height}H0z`;
  const anyDimmed = places.some(({ dimmed }) => dimmed);
  return (
    <>
      <defs>
        <radialGradient id={`${id}hole`}>
          <stop offset=".62" />
          <stop offset="1" stopOpacity="0" />
        </radialGradient>
        <mask id={`${id}dimming`}>
          <path className={styles.sheet} d={sheet} />
          {places
            .filter(({ dimmed }) => !dimmed)
            .map((place) => {
              const { middle, width: wide, height: high } = spots[place.id].landmark;
              const [cx, cy] = middle;
              return (
                <ellipse
                  key={place.id}
                  className={styles.hole}
                  data-hole={place.id}
                  cx={cx}
                  cy={cy}
                  rx={wide * 0.72}
                  ry={high * 0.5 + wide * 0.2}
                  fill={`url(#${id}hole)`}
                />
              );
            })}
        </mask>
      </defs>
      <path
        className={styles.dimming}
        data-dimming
        data-on={anyDimmed || undefined}
        d={sheet}
        mask={`url(#${id}dimming)`}
      />
    </>
  );
}

/** The wide line in the colour of paper separates a route from the drawing. */
function Routes({ layout, routes }: Pick<Props, 'layout' | 'routes'>) {
  const lines = routes.flatMap((points) => routePath(points, layout));
  return (
    <>
      {lines.map(({ d, by }) => (
        <path key={d} className={styles.bed} data-by={by} d={d} />
      ))}
      {lines.map(({ d, by }) => (
        <path key={d} className={styles.route} data-by={by} d={d} />
      ))}
      {lines.map(
        ({ d, plane }) =>
          plane && (
            <path
              key={d}
              className={styles.plane}
              d={aeroplane}
              transform={`translate(${plane.x} ${plane.y}) rotate(${plane.turn})${layout === 'phone' ? ' scale(1.2)' : ''}`}
            />
          ),
      )}
    </>
  );
}

export function Overlay({ layout, places, routes, towns, nights, north, isBelow }: Props) {
  const { width, height, places: spots } = positions[layout];
  return (
    <svg
      className={classes(styles.overlay, styles[layout])}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-below-first-screen={isBelow}
    >
      <Dimming layout={layout} places={places} />
      <Routes layout={layout} routes={routes} />
      <Labels layout={layout} towns={towns} north={north} />
      {nights.map(({ [layout]: [x, y] }) => (
        <circle key={`${x} ${y}`} className={styles.night} data-night cx={x} cy={y} r="6" />
      ))}
      {places.map(({ id, dimmed, current, month }) => {
        const [x, y] = spots[id].pin;
        return (
          <g
            key={id}
            className={styles.pin}
            data-dimmed={dimmed || undefined}
            data-place={id}
            data-ring={current || month === 'best' || undefined}
            data-month={month}
            transform={`translate(${x} ${y})${layout === 'phone' ? ' scale(1.25)' : ''}`}
          >
            <circle className={styles.ring} r="20" />
            <path className={styles.star} d={star} />
            <circle className={styles.dot} r="4.2" />
          </g>
        );
      })}
    </svg>
  );
}
