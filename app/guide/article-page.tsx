import { Fragment } from 'react';
import type { ArticleData } from './articles.server.ts';
import { AskOrMail } from '../contact/ask-channels.tsx';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Pin } from '../ui/icons/icons.tsx';
import { Link } from '../ui/link.tsx';
import row from '../ui/row.module.css';
import { TermList, type Row } from '../ui/term-list.tsx';
import { Illustration } from '../pictures/illustration.tsx';
import { FoldedMap } from '../pictures/travel-icons.tsx';
import { ArticleCard } from './article-card.tsx';
import styles from './article-page.module.css';
import { BackLink } from '../ui/back-link.tsx';
import { Contents } from './contents.tsx';
import { SmallNote } from '../ui/small-note.tsx';
import { Figure } from '../pictures/figure.tsx';
import { Ornament } from '../pictures/ornament.tsx';
import { PosterHeader } from '../pictures/poster-header.tsx';
import { SightPicture } from '../pictures/sights/sight-picture.tsx';
import { Prose } from '../ui/prose.tsx';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import { ReadTime } from './read-time.tsx';

const wide = '(min-width: 80rem) min(62rem, 69vw), (min-width: 64rem) 62vw, min(40rem, 92vw)';

type Props = { article: ArticleData };

export function ArticlePage({ article: data }: Props) {
  const { locale, t } = useI18n();
  const { scene, imageAlt } = data;
  const places = (
    <ul role="list" className={classes(row.links, styles.places)}>
      {data.destinations.map(({ id, title }) => (
        <li key={id}>
          <Pin />
          <Link to={paths.destination(locale, id)}>{title}</Link>
        </li>
      ))}
    </ul>
  );
  return (
    <article data-scene={scene}>
      <PosterHeader
        scene={scene}
        alt={imageAlt}
        title={data.title}
        long
        above={<BackLink to={paths.guide(locale)}>{t('article.back')}</BackLink>}
        below={<ReadTime minutes={data.readTime} />}
      />
      <div className={styles.columns} data-paper="block">
        <Contents headings={data.headings} />
        <div className={styles.text}>
          {data.parts.map(({ html, figures }) => (
            <Fragment key={html}>
              <Prose className={styles.prose} html={html} />
              {figures.map((figure) =>
                figure.kind === 'photo' ? (
                  <Figure
                    key={figure.alt}
                    photo={figure.photo}
                    alt={figure.alt}
                    drawn={figure.drawn}
                    sizes={wide}
                    drawing={
                      <SightPicture sight={figure.sight} scene={scene} alt="" sizes={wide} />
                    }
                  />
                ) : (
                  <Illustration
                    key={figure.illustration.id}
                    illustration={figure.illustration}
                    sizes={wide}
                  />
                ),
              )}
            </Fragment>
          ))}
          <section
            className={styles.practical}
            data-paper="whole"
            aria-labelledby="practical-title"
          >
            <h2 id="practical-title">
              <FoldedMap />
              {t('article.practical')}
            </h2>
            <TermList
              className={stack.near}
              rows={[
                ...data.practical.map(({ label, text }): Row => [label, text]),
                [t('article.destinations'), data.destinations.length > 0 && places],
              ]}
            />
          </section>
          <div className={styles.ask}>
            <AskOrMail subject={{ kind: 'article', about: data.title }} />
          </div>
          <section className={styles.sources} aria-labelledby="sources-title">
            <h2 id="sources-title">{t('article.sources')}</h2>
            <ul>
              {data.sources.map(({ name, url }) => (
                <li key={name}>{url ? <a href={url}>{name}</a> : name}</li>
              ))}
            </ul>
          </section>
          <SmallNote>{t('facts.checked', { day: data.checked })}</SmallNote>
        </div>
      </div>
      <Ornament band="waves" />
      <section
        className={classes(stack.wide, styles.next)}
        data-screen-only
        aria-labelledby="next-title"
      >
        <h2 id="next-title">{t('article.next')}</h2>
        <div className={classes(stack.wide, styles.cards)}>
          {data.next.map((card) => (
            <ArticleCard key={card.id} card={card} level={3} size="half" />
          ))}
        </div>
      </section>
    </article>
  );
}
