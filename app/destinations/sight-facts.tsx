import type { sightsOf } from '../content/sights.ts';
import { useI18n } from '../i18n/context.tsx';
import { OpenInMaps } from '../map/open-in-maps.tsx';
import row from '../ui/row.module.css';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';
import styles from './sight-facts.module.css';

type Sight = ReturnType<typeof sightsOf>[number];

type Props = { name: string; facts: Omit<Sight, 'id' | 'sign' | 'name' | 'text' | 'alt'> };

/** What to know before one goes; only what we know. */
export function SightFacts({ name, facts }: Props) {
  const { t } = useI18n();
  const { day, minutes, entry, shade, stairs, position } = facts;
  const time =
    minutes !== undefined &&
    (minutes % 60 === 0
      ? t('legs.hours', { hours: minutes / 60 })
      : t('legs.minutes', { minutes }));
  const said = [
    time && t('sight.time', { time }),
    entry && t(`sight.entry.${entry}`),
    shade && t(`sight.shade.${shade}`),
    stairs && t(`sight.stairs.${stairs}`),
  ].filter((fact) => typeof fact === 'string');
  return (
    <ul role="list" className={classes(textStyles.note, row.row, styles.facts)}>
      {position && (
        <li data-screen-only>
          <OpenInMaps {...position} name={name} />
        </li>
      )}
      {day !== undefined && (
        <li data-screen-only>
          <a href={`#day-${day}`}>{t('sightMap.day', { day })}</a>
        </li>
      )}
      {said.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
