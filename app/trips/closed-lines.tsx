import { shownOn } from '../closures/while.ts';
import type { TripLinkData } from './trips.server.ts';

type Props = Pick<TripLinkData, 'closure' | 'spans'>;

/** What is closed of a trip, in lists of trips. */
export const ClosedLines = ({ closure, spans }: Props) => (
  <>
    {closure && <p {...shownOn({ until: closure.until })}>{closure.label}</p>}
    <ClosedStops spans={spans} />
  </>
);

export const ClosedStops = ({ spans }: Pick<Props, 'spans'>) =>
  spans.flatMap(({ days, closedStops }) =>
    closedStops.map((sentence) => (
      <p key={`${days.from} ${sentence}`} {...shownOn(days)}>
        {sentence}
      </p>
    )),
  );
