import messages from '../../../content/ui/en.json?messages';
import { ErrorPage } from '../../shell/error-page.tsx';
import { SiteLayout } from '../../shell/site-layout.tsx';
import { siteNavigation } from '../../shell/navigation.server.ts';

export const loader = () => siteNavigation('en');

/** The footer's links stay the same within a language. */
export const shouldRevalidate = () => false;

export default function English() {
  return <SiteLayout locale="en" catalogue={messages} />;
}

export function ErrorBoundary() {
  return (
    <SiteLayout locale="en" catalogue={messages}>
      <ErrorPage />
    </SiteLayout>
  );
}
