import { drawn } from '../ui/icons/icon.tsx';

export const Up = drawn('M6 15l6-6 6 6', 20);
export const Down = drawn('M6 9l6 6 6-6', 20);
const Plane = drawn(
  'M10.2 13.8L3.5 11.5l1.4-1.4 7.4.6 4.6-4.6c1-1 2.6-1.3 3.2-.7s.3 2.2-.7 3.2l-4.6 4.6.6 7.4-1.4 1.4-2.3-6.7-3.2 3.2.2 2.2-1 1-1.3-2.9-2.9-1.3 1-1 2.2.2z',
  20,
);

const Car = drawn(
  'M4 16.5v-4l2-5.5a1.5 1.5 0 0 1 1.4-1h9.2A1.5 1.5 0 0 1 18 7l2 5.5v4a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1zM4.5 12h15M7.5 14.8h.1M16.5 14.8h.1M6 17.5v1.7M18 17.5v1.7',
  20,
);

const Train = drawn(
  'M6 15.5V7a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v8.500a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM6 11.500h12M12 4v7.500M9 14.500h.1M15 14.500h.1M9 17.500l-2 3M15 17.500l2 3',
  20,
);

const means = { flight: Plane, road: Car, rail: Train };

export function MeansIcon({ by }: { by: keyof typeof means }) {
  const Sign = means[by];
  return <Sign />;
}
