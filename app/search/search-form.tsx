import type { Ref } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import box from '../ui/field.module.css';
import { Magnifier } from '../ui/icons/icons.tsx';
import stack from '../ui/stack.module.css';
import whole from '../ui/whole-link.module.css';
import styles from './search.module.css';

type Props = {
  id: string;
  /** Without it the field is uncontrolled. */
  query?: string;
  onType?: (query: string) => void;
  onSubmit?: (event: { preventDefault: () => void }) => void;
  field?: Ref<HTMLInputElement>;
};

/** Works without scripts: the form leads to the search page. */
export function SearchForm({ id, query, onType, onSubmit, field }: Props) {
  const { locale, t } = useI18n();
  return (
    <search>
      <form
        className={classes(stack.close, styles.form)}
        action={paths.search(locale)}
        onSubmit={onSubmit}
      >
        <label htmlFor={id}>{t('search.label')}</label>
        <span className={classes(box.field, whole.box, styles.field)}>
          <Magnifier />
          <input
            ref={field}
            id={id}
            className={whole.inner}
            type="search"
            name="q"
            value={query}
            placeholder={t('search.example')}
            enterKeyHint="search"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
            onChange={(event) => onType?.(event.currentTarget.value)}
          />
          <button type="submit">{t('search.submit')}</button>
        </span>
      </form>
    </search>
  );
}
