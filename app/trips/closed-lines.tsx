import type { TripLinkData } from './trips.server.ts';

type Props = Pick<TripLinkData, 'closure' | 'closedStops'>;

/** What is closed of a trip, in lists of trips. */
export const ClosedLines = ({ closure, closedStops }: Props) => (
  <>
    {closure && <p>{closure.label}</p>}
    {closedStops.map((sentence) => (
      <p key={sentence}>{sentence}</p>
    ))}
  </>
);
