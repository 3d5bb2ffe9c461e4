import { Answers } from '../components/answers.tsx';
import { ArticleCard } from '../components/article-card.tsx';
import cards from '../components/guide-cards.module.css';
import { Ornament } from '../components/ornament.tsx';
import body from '../components/page-body.module.css';
import { PageHeader } from '../components/page-header.tsx';
import { TextBlock } from '../components/text-block.tsx';
import { YearStrip } from '../components/year-strip.tsx';
import { answers, articleCards, block, climateYear, pageHead } from '../content/queries.server.ts';
import { guideData } from '../content/structured-data.server.ts';
import { headOf } from '../head.ts';
import { useI18n } from '../i18n/context.tsx';
import { localeOf } from '../paths.ts';
import stagger from '../ui/stagger.module.css';
import { classes } from '../ui/classes.ts';
import { Bus, Car, Ferry, Plane, Train } from '../ui/transport-icons.tsx';
import type { Route } from './+types/guide';

/** In the order in which the text below speaks of them. */
const transportIcons = (
  <>
    <Plane />
    <Bus />
    <Train />
    <Ferry />
    <Car />
  </>
);

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    head: { ...pageHead(locale, 'guide'), structuredData: guideData(locale) },
    articles: articleCards(locale),
    year: climateYear(locale),
    bestTime: block(locale, 'best-time'),
    gettingAround: block(locale, 'getting-around'),
    answers: answers(locale),
  };
}

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Guide({ loaderData }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <>
      <PageHeader title={t('guide.title')} lead={t('guide.lead')} />
      <div className={body.body}>
        <div className={classes(cards.cards, stagger.group)}>
          {loaderData.articles.map((card, index) => (
            <ArticleCard key={card.id} card={card} level={2} priority={index === 0} />
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
            <TextBlock block={loaderData.gettingAround} icons={transportIcons} />
          </div>
        </section>
        <Ornament band="waves" />
        <Answers answers={loaderData.answers} />
      </div>
    </>
  );
}
