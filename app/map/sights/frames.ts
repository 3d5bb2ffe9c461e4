import { distanceBetween, type Position } from './distance.ts';

/** Every map of a place has this canvas, in units of its own; north is up. */
export const canvas = { width: 1200, height: 900 } as const;

/** A part of the world: its middle and how many kilometres it is wide. */
interface View {
  middle: Position;
  across: number;
}

/** A round window that shows a crowded part larger. */
interface Inset extends View {
  /** In units of the canvas. */
  x: number;
  y: number;
  radius: number;
}

export interface Frame extends View {
  inset?: Inset;
}

/** The views of the drawings in `art/plates`. */
export const frames: Readonly<Record<string, Frame>> = {
  istanbul: { middle: { latitude: 41.012, longitude: 28.99 }, across: 6.6 },
  cappadocia: { middle: { latitude: 38.6695, longitude: 34.845 }, across: 16 },
  antalya: {
    middle: { latitude: 36.9, longitude: 30.82 },
    across: 74,
    inset: {
      middle: { latitude: 36.8836, longitude: 30.7058 },
      across: 1.5,
      x: 440,
      y: 716,
      radius: 164,
    },
  },
  pamukkale: { middle: { latitude: 37.9275, longitude: 29.123 }, across: 3.6 },
  ephesus: {
    middle: { latitude: 37.934, longitude: 27.385 },
    across: 11.6,
    inset: {
      middle: { latitude: 37.9396, longitude: 27.3418 },
      across: 0.75,
      x: 600,
      y: 672,
      radius: 185,
    },
  },
  blacksea: { middle: { latitude: 40.85, longitude: 40.38 }, across: 134 },
};

/** Shows, for a place without a plate, all of its sights with some room around them. */
function fitted(positions: readonly Position[]): Frame {
  const [latitudes, longitudes] = [
    positions.map(({ latitude }) => latitude),
    positions.map(({ longitude }) => longitude),
  ];
  const [south, north] = [Math.min(...latitudes), Math.max(...latitudes)];
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  const middle = { latitude: (south + north) / 2, longitude: (west + east) / 2 };
  const width = distanceBetween({ ...middle, longitude: west }, { ...middle, longitude: east });
  const height = distanceBetween({ ...middle, latitude: south }, { ...middle, latitude: north });
  return { middle, across: Math.max(2, width, (height * canvas.width) / canvas.height) * 1.4 };
}

export const frameOf = (place: string, positions: readonly Position[]): Frame =>
  frames[place] ?? fitted(positions);
