import messages from '../../../content/ui/tr.json?messages';
import { ErrorPage } from '../../shell/error-page.tsx';
import { SiteLayout } from '../../shell/site-layout.tsx';
import { siteNavigation } from '../../shell/navigation.server.ts';

export const loader = () => siteNavigation('tr');

/** The footer's links stay the same within a language. */
export const shouldRevalidate = () => false;

export default function Turkish() {
  return <SiteLayout locale="tr" catalogue={messages} />;
}

export function ErrorBoundary() {
  return (
    <SiteLayout locale="tr" catalogue={messages}>
      <ErrorPage />
    </SiteLayout>
  );
}
