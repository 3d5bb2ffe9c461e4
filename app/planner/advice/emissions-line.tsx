import type { Translate } from '../../i18n/messages.ts';
import { useI18n } from '../../i18n/context.tsx';
import { paths } from '../../paths.ts';
import { emissionsOf, type EmissionFacts } from '../../trip/emissions.ts';
import type { Parts } from '../../trip/parts.ts';
import { Link } from '../../ui/link.tsx';
import textStyles from '../../ui/text.module.css';

type Props = Parts & { guests: number; facts: EmissionFacts; say: Translate };

export function EmissionsLine({ guests, facts, say, ...parts }: Props) {
  const { locale } = useI18n();
  const { words } = parts;
  const emissions = emissionsOf(parts, guests, facts);
  if (!emissions) return null;
  const { lighter } = emissions;
  const sums = ({ kilograms, hours }: { kilograms: number; hours: number }) => ({
    kilograms: words.number(kilograms),
    time: words.time(hours),
  });
  return (
    <div>
      <p>{say('advice.emissions', sums(emissions))}</p>
      {lighter && (
        <p>
          {say('advice.lighter', {
            ...sums(lighter),
            ways: words.list(lighter.by.map((by) => say(`advice.by.${by}`))),
          })}
        </p>
      )}
      <p className={textStyles.note}>
        {say('advice.counted')}{' '}
        <Link to={`${paths.credits(locale)}#credits-data`} data-screen-only>
          {say('advice.method')}
        </Link>
      </p>
    </div>
  );
}
