import type { Translate } from '../../i18n/messages.ts';
import { useI18n } from '../../i18n/context.tsx';
import { paths } from '../../paths.ts';
import { emissionsOf, type EmissionFacts } from '../../trip/emissions.ts';
import { emissionsInWords, lighterInWords } from '../../trip/emissions-words.ts';
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
  return (
    <div>
      <p>{say('advice.emissions', emissionsInWords(emissions, words))}</p>
      {lighter && <p>{lighterInWords(lighter, words, say)}</p>}
      <p className={textStyles.note}>
        {say('advice.counted')}{' '}
        <Link to={`${paths.credits(locale)}#credits-data`} data-screen-only>
          {say('advice.method')}
        </Link>
      </p>
    </div>
  );
}
