import type { DestinationData } from './destinations.server.ts';
import { AskOrMail, AskChannels } from '../contact/ask-channels.tsx';
import type { Channels } from '../contact/business.server.ts';
import { useI18n } from '../i18n/context.tsx';
import { priceInWords } from '../prices/price-words.ts';
import { AddToTrip } from '../planner/add-to-trip.tsx';
import page from '../ui/article-page.module.css';
import { BottomBar } from '../ui/bottom-bar.tsx';
import { Calendar } from '../ui/icons/season-icons.tsx';
import styles from './offer.module.css';
import { Price } from '../prices/price.tsx';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import row from '../ui/row.module.css';
import textStyles from '../ui/text.module.css';

type Place = Pick<DestinationData, 'id' | 'inText' | 'price' | 'nights'>;

function useSubject({ inText, ...price }: Place) {
  const { locale, t } = useI18n();
  const { from, basis } = priceInWords(locale, t, price);
  return {
    kind: 'place',
    about: inText,
    more: t('ask.price', { price: from, basis }),
  } as const;
}

type OfferProps = {
  destination: Place & Pick<DestinationData, 'rough' | 'season'> & { channels: Channels };
};

/** Stays in view on wide screens; on narrow ones `OfferBar` does. */
export function Offer({ destination }: OfferProps) {
  const { t } = useI18n();
  const { id, inText, price, nights, rough, season, channels } = destination;
  return (
    <div id="price" className={classes(stack.close, stack.start, styles.offer)} data-paper="bare">
      <div>
        <Price price={price} nights={nights} />
        {rough && <p className={textStyles.note}>{t('price.rough', rough)}</p>}
      </div>
      <a className={page.when} href="#best-time">
        <Calendar />
        {season.when}
      </a>
      <div className={classes(row.row, styles.actions)}>
        <AskChannels subject={useSubject(destination)} channels={channels} />
        <AddToTrip place={id} inText={inText} nights={nights} />
      </div>
    </div>
  );
}

export function OfferBar({ destination }: { destination: Place }) {
  const { id, inText, price, nights } = destination;
  return (
    <BottomBar>
      <Price price={price} nights={nights} />
      <AskOrMail subject={useSubject(destination)} />
      <AddToTrip place={id} inText={inText} nights={nights} />
    </BottomBar>
  );
}
