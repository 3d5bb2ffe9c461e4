import { useI18n } from '../../i18n/context.tsx';
import { paths } from '../../paths.ts';
import frame from '../../pictures/frame.module.css';
import { Picture } from '../../pictures/picture.tsx';
import { PosterHeader } from '../../pictures/poster-header.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { classes } from '../../ui/classes.ts';
import { Link } from '../../ui/link.tsx';
import { Ornament } from '../../pictures/ornament.tsx';
import { phoneWidth } from '../../ui/browser/phone-width.ts';
import { Prose } from '../../ui/prose.tsx';
import { TermList, type Row } from '../../ui/term-list.tsx';
import { ExperienceIcon } from './experience-icon.tsx';
import { ExperienceOffer } from './experience-offer.tsx';
import styles from './experience-section.module.css';
import row from '../../ui/row.module.css';
import panel from '../../ui/panel.module.css';
import stack from '../../ui/stack.module.css';
import type { getExperiences } from './experiences.server.ts';

type Props = { data: { experiences: ReturnType<typeof getExperiences> } };

export function ExperiencesPage({ data }: Props) {
  const { locale, t } = useI18n();
  return (
    <>
      <PosterHeader
        scene="experiences"
        alt={t('experiences.imageAlt')}
        title={t('experiences.title')}
        subtitle={t('experiences.lead')}
        long
      />
      <div className={classes(stack.far, styles.list)} data-paper="bare block">
        {data.experiences.map((experience) => (
          <section
            key={experience.id}
            id={experience.id}
            className={classes(stack.wide, styles.section)}
            data-paper="flow"
            aria-labelledby={`${experience.id}-title`}
          >
            <div className={classes(stack.near, stack.top, styles.head)} data-paper="head">
              <span className={styles.icon} data-screen-only>
                <ExperienceIcon icon={experience.icon} />
              </span>
              <h2 id={`${experience.id}-title`}>{experience.name}</h2>
              <p>{experience.description}</p>
            </div>
            <div
              className={classes(frame.frame, styles.picture)}
              data-scene={experience.scene}
              data-paper="bare whole"
            >
              <Picture
                scene={experience.scene}
                alt={experience.imageAlt}
                sizes={`(min-width: 64rem) min(79vw, 70rem), (min-width: 40rem) 92vw, ${phoneWidth}`}
              />
            </div>
            <Prose className={styles.story} html={experience.html} />
            <TermList
              className={classes(panel.lined, row.row, styles.facts)}
              rows={[
                ...experience.facts.map(({ label, text }): Row => [label, text]),
                [
                  t('people.ofExperience'),
                  experience.people.length > 0 && (
                    <ul role="list" className={row.links}>
                      {experience.people.map(({ id, name }) => (
                        <li key={id}>
                          <Link to={`${paths.contact(locale)}#person-${id}`}>
                            <bdi>{name}</bdi>
                          </Link>
                        </li>
                      ))}
                    </ul>
                  ),
                ],
              ]}
            />
            {experience.places.length > 0 && <ExperienceOffer {...experience} />}
          </section>
        ))}
        <div className={styles.end}>
          <Ornament band="tulips" />
          <ButtonLink to={paths.contact(locale)}>{t('contact.title')}</ButtonLink>
        </div>
      </div>
    </>
  );
}
