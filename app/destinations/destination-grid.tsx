import type { DestinationCardData } from './destination-cards.server.ts';
import { classes } from '../ui/classes.ts';
import { Reveal } from '../ui/reveal.tsx';
import reveal from '../ui/reveal.module.css';
import stack from '../ui/stack.module.css';
import { DestinationCard } from './destination-card.tsx';
import styles from './destination-grid.module.css';

type Props = { cards: readonly DestinationCardData[] };

type GridProps = Props & {
  /** Ids of the cards on this page of the catalogue. */
  shown: ReadonlySet<string>;
};

export const DestinationGrid = ({ cards, shown }: GridProps) => (
  <div
    className={classes(stack.cards, styles.grid, reveal.group)}
    data-list="destinations"
    data-paper="pairs"
    data-awaits-query="list"
  >
    {cards.map((card) => (
      <DestinationCard key={card.id} card={card} hidden={!shown.has(card.id)} />
    ))}
  </div>
);

const wall = ['large', 'upright', 'upright', 'upright', 'upright', 'row'] as const;

export function DestinationWall({ cards }: Props) {
  return (
    <Reveal className={classes(stack.cards, styles.wall)} paper="pairs" staggered>
      {cards.map((card, index) => (
        <DestinationCard key={card.id} card={card} size={wall[index % wall.length] ?? 'upright'} />
      ))}
    </Reveal>
  );
}
