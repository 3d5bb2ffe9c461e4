import type { SceneName } from '../../pictures/art/manifest.ts';
import { Link } from '../../ui/link.tsx';
import type { ExperienceCardData } from './experiences.server.ts';
import { useI18n } from '../../i18n/context.tsx';
import { paths } from '../../paths.ts';
import { classes } from '../../ui/classes.ts';
import lifts from '../../ui/lifts.module.css';
import { Picture } from '../../pictures/picture.tsx';
import { Reveal } from '../../ui/reveal.tsx';
import { ExperienceIcon } from './experience-icon.tsx';
import styles from './experience-cards.module.css';
import panel from '../../ui/panel.module.css';
import stack from '../../ui/stack.module.css';
import whole from '../../ui/whole-link.module.css';

/** Home shows the scenes of the places already. */
const pictures: SceneName[] = ['guide-cappadocia', 'sustainable-tourism', 'culinary-journey'];

export function ExperienceCards({ experiences }: { experiences: readonly ExperienceCardData[] }) {
  const { locale } = useI18n();
  return (
    <Reveal className={classes(stack.cards, styles.cards)} paper="flow" staggered>
      {experiences.map(({ id, icon, scene, name, description }, at) => (
        <article
          key={id}
          className={classes(lifts.lifts, whole.box, panel.raised, styles.card)}
          data-paper="bare block whole text"
        >
          <Picture
            scene={pictures[at] ?? scene}
            alt=""
            sizes="(min-width: 64rem) min(30vw, 26rem), 8rem"
          />
          <div data-paper="words">
            <ExperienceIcon icon={icon} />
            <h3>
              <Link className={whole.link} to={`${paths.experiences(locale)}#${id}`}>
                {name}
              </Link>
            </h3>
            <p>{description}</p>
          </div>
        </article>
      ))}
    </Reveal>
  );
}
