import { useI18n } from '../i18n/context.tsx';
import { formatList } from '../i18n/format.ts';
import styles from './asked-about.module.css';
import { partsIn } from './message.ts';
import type { Asked } from './use-inquiry.ts';
import stack from '../ui/stack.module.css';
import { classes } from '../ui/classes.ts';
import textStyles from '../ui/text.module.css';

type Props = { message: string; asked: Asked | undefined };

/** The subjects of a message as long as their words are in it. */
export function AskedAbout({ message, asked }: Props) {
  const { locale, t } = useI18n();
  const things = partsIn(message, asked?.parts ?? []).map(({ about }) => about);
  return (
    <div className={classes(stack.tight, styles.asked)} role="status">
      {things.length > 0 && (
        <p className={textStyles.strong}>
          {t('contact.asked', { things: formatList(locale, things) })}
        </p>
      )}
      {things.length > 0 && asked?.added && <p>{t('contact.added', { thing: asked.added })}</p>}
    </div>
  );
}
