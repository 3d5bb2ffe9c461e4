import type { ReactNode } from 'react';
import { I18nProvider } from '../i18n/context.tsx';
import { localeInfo } from '../locales.ts';
import type { SpecimenData } from './data.server.ts';
import styles from './pane.module.css';

export const schemes = ['day', 'night'] as const;
type Scheme = (typeof schemes)[number];

type Props = {
  data: Pick<SpecimenData, 'locale' | 'catalogue'>;
  scheme: Scheme;
  children: ReactNode;
};

/** A piece of a page in one language, by day or by night. */
export function Pane({ data: { locale, catalogue }, scheme, children }: Props) {
  return (
    <I18nProvider locale={locale} catalogue={catalogue}>
      <div className={styles.pane} lang={locale} dir={localeInfo[locale].dir} data-theme={scheme}>
        {children}
      </div>
    </I18nProvider>
  );
}
