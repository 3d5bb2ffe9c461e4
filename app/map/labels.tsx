import { positions } from '../art/map.ts';
import { classes } from '../ui/classes.ts';
import styles from './labels.module.css';
import type { LayoutName, TownId } from './route.ts';
import { townSides } from './signs.ts';

export type Town = { id: TownId; name: string };

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
export function Labels({
  layout,
  towns,
  north,
}: {
  layout: LayoutName;
  towns: readonly Town[];
  north: string;
}) {
  const [x, y] = compassTip[layout];
  return (
    <g className={classes(styles.labels, styles[layout])}>
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
