import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { addToDraft } from '../contact/inquiry.ts';
import { pageWords } from '../i18n/page-words.server.ts';
import { pageHead } from '../head/pages.server.ts';
import { planner } from '../planner/planner.server.ts';
import { pageData } from '../head/structured-data.server.ts';
import { headOf } from '../head/head.ts';
import { useI18n } from '../i18n/context.tsx';
import { localeOf } from '../paths.ts';
import body from '../shell/page-body.module.css';
import { PageHeader } from '../shell/page-header.tsx';
import styles from '../planner/planner.module.css';
import { Planner } from '../planner/planner.tsx';
import type { Route } from './+types/plan';

export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url.pathname);
  return {
    head: { ...pageHead(locale, 'plan'), structuredData: pageData(locale, 'plan') },
    words: pageWords(locale, 'plan'),
    planner: planner(locale),
  };
}

/** A trip stands in the query only; all that it is made of is here already. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = ({ location, loaderData }: Route.MetaArgs) =>
  loaderData && headOf({ ...loaderData.head, pathname: location.pathname });

export default function Plan({ loaderData: { planner: data } }: Route.ComponentProps) {
  const { t } = useI18n();
  return (
    <>
      <div className={styles.heading}>
        <PageHeader title={t('plan.title')} lead={t('plan.lead')} />
      </div>
      <div className={body.body}>
        <Planner data={data} onAsk={addToDraft} />
      </div>
    </>
  );
}
