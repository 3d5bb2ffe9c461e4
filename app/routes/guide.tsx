import { Answers } from '../guide/answers.tsx';
import { ArticleCard } from '../guide/article-card.tsx';
import { Band } from '../pictures/band.tsx';
import cards from '../guide/guide-cards.module.css';
import { Ornament } from '../ui/ornament.tsx';
import body from '../shell/page-body.module.css';
import { PageHeader } from '../shell/page-header.tsx';
import { TextBlock } from '../guide/text-block.tsx';
import { YearStrip } from '../climate/year-strip.tsx';
import { answers } from '../guide/answers.server.ts';
import { articleCards } from '../guide/articles.server.ts';
import { block } from '../guide/blocks.server.ts';
import { climateYear } from '../climate/climate.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { guideData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { useI18n } from '../i18n/context.tsx';
import { TakeAlongOffer } from '../offline/take-along-offer.tsx';
import { localeOf } from '../paths.ts';
import stagger from '../ui/stagger.module.css';
import { classes } from '../ui/classes.ts';
import type { Route } from './+types/guide';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  const articles = articleCards(locale);
  return {
    head: { ...pageHead(locale, 'guide'), structuredData: guideData(locale, articles) },
    articles,
    year: climateYear(locale),
    bestTime: block(locale, 'best-time'),
    gettingAround: block(locale, 'getting-around'),
    answers: answers(locale),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

/** The large title: what stands behind a colon may begin a line. */
const inLines = (title: string) =>
  title.split(/(?<=: )/).map((line) => <span key={line}>{line}</span>);

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t('guide.title')} lead={t('guide.lead')} />
      <div className={body.body}>
        <div className={classes(cards.cards, stagger.group)}>
          {loaderData.articles.map((card, index) => (
            <ArticleCard
              key={card.id}
              card={index === 0 ? { ...card, title: inLines(card.title) } : card}
              level={2}
              priority={index === 0}
            />
          ))}
        </div>
        <Ornament band="tulips" />
        <section id="travel-guide" aria-labelledby="travel-guide-title">
          <h2 id="travel-guide-title">{t('home.travelGuide')}</h2>
          <div className={cards.year}>
            <YearStrip year={loaderData.year} />
          </div>
          <div className={cards.blocks}>
            <TextBlock block={loaderData.bestTime} />
            <TextBlock block={loaderData.gettingAround} />
          </div>
        </section>
        <Band scene="istanbul" />
        <Answers {...loaderData.answers} />
        <TakeAlongOffer />
      </div>
    </>
  );
}
