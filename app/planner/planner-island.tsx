import { I18nProvider } from '../i18n/context.tsx';
import type { Catalogue } from '../i18n/messages.ts';
import type { Locale } from '../locales.ts';
import type { PlannerData } from './planner.server.ts';
import { Planner } from './planner.tsx';

type Props = { locale: Locale; words: Catalogue; data: PlannerData };

export const PlannerIsland = ({ locale, words, data }: Props) => (
  <I18nProvider locale={locale} catalogue={words}>
    <Planner data={data} />
  </I18nProvider>
);
