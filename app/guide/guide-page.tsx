import type { ClimateYear } from '../climate/months.ts';
import { YearStrip } from '../climate/year-strip.tsx';
import { AskOrMail } from '../contact/ask-channels.tsx';
import { useI18n } from '../i18n/context.tsx';
import { TakeAlongOffer } from '../offline/take-along-offer.tsx';
import { classes } from '../ui/classes.ts';
import { Band } from '../pictures/band.tsx';
import { pages } from '../pages.ts';
import { FramedMap } from '../map/base-map.tsx';
import { Ornament } from '../pictures/ornament.tsx';
import { Page } from '../ui/page.tsx';
import reveal from '../ui/reveal.module.css';
import type { AnswersData } from './answers.server.ts';
import { Answers, idOf } from './answers.tsx';
import { ArticleCard } from './article-card.tsx';
import type { ArticleCardData } from './articles.server.ts';
import type { FoldedBlockData } from '../content/blocks.server.ts';
import { FoldedBlock } from './folded-block.tsx';
import styles from './guide-cards.module.css';
import stack from '../ui/stack.module.css';
import { IndexLinks } from './index-links.tsx';

type Props = {
  data: {
    articles: ArticleCardData[];
    year: ClimateYear;
    bestTime: FoldedBlockData;
    gettingAround: FoldedBlockData;
    answers: AnswersData;
  };
};

const travelGuide = 'travel-guide';

const places = ['large', 'beside'] as const;

/** Breaks a large title after its colon. */
const inLines = (title: string) =>
  title.split(/(?<=: )/).map((line) => <span key={line}>{line}</span>);

export function GuidePage({ data }: Props) {
  const { t } = useI18n();
  return (
    <Page title={t('guide.title')} lead={t('guide.lead')}>
      <div className={classes(stack.apart, styles.index)}>
        <IndexLinks
          title={t('guide.answers')}
          links={data.answers.topics.map(({ topic }) => ({
            id: idOf(topic),
            text: t(`guide.topic.${topic}`),
          }))}
        />
        <IndexLinks
          title={t('guide.whenAndHow')}
          links={[
            { id: travelGuide, text: t('year.title') },
            ...[data.bestTime, data.gettingAround].map(({ id, title }) => ({ id, text: title })),
          ]}
        />
      </div>
      <div className={classes(stack.cards, styles.cards, reveal.group)} data-paper="pairs">
        {data.articles.map((card, index) => (
          <ArticleCard
            key={card.id}
            card={index === 0 ? { ...card, title: inLines(card.title) } : card}
            level={2}
            size={places[index] ?? 'small'}
          />
        ))}
      </div>
      <Ornament band="waves" />
      <Answers {...data.answers} />
      <Ornament band="tulips" />
      <section id={travelGuide} aria-labelledby="travel-guide-title">
        <h2 id="travel-guide-title">{t('guide.whenAndHow')}</h2>
        <div className={classes(stack.wide, styles.year)}>
          <FramedMap />
          <YearStrip year={data.year} />
          <div className={classes(stack.apart, stack.top, styles.blocks)} data-paper="flow">
            <FoldedBlock block={data.bestTime} />
            <FoldedBlock block={data.gettingAround} />
          </div>
        </div>
      </section>
      <Band scene={pages.destinations.picture} />
      <div>
        <AskOrMail subject={{ kind: 'page', about: t('guide.title') }} />
      </div>
      <TakeAlongOffer />
    </Page>
  );
}
