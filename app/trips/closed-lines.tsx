import type { TripLinkData } from './trips.server.ts';

type Props = Pick<TripLinkData, 'closure' | 'closedStops'>;

/** What is closed of a trip, in lists of trips. */
export const ClosedLines = ({ closure, closedStops }: Props) => (
  <>
    {closure && <p data-until={closure.until}>{closure.label}</p>}
    <ClosedStops closedStops={closedStops} />
  </>
);

export const ClosedStops = ({ closedStops }: Pick<Props, 'closedStops'>) =>
  closedStops.map((sentence) => <p key={sentence}>{sentence}</p>);
