import type { DestinationCardData } from '../content/queries.server.ts';
import { classes } from '../ui/classes.ts';
import { Reveal } from '../ui/reveal.tsx';
import stagger from '../ui/stagger.module.css';
import { DestinationCard } from './destination-card.tsx';
import styles from './destination-grid.module.css';

type Props = {
  cards: readonly DestinationCardData[];
  /** When the cards rise, one after another: with the page, or when scrolled to. */
  rise: 'at once' | 'on scroll';
};

/** The poster wall. */
export function DestinationGrid({ cards, rise }: Props) {
  const items = cards.map((card, index) => (
    <DestinationCard key={card.id} card={card} priority={rise === 'at once' && index === 0} />
  ));
  return rise === 'on scroll' ? (
    <Reveal className={styles.grid} staggered>
      {items}
    </Reveal>
  ) : (
    <div className={classes(styles.grid, stagger.group)}>{items}</div>
  );
}
