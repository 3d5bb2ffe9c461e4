import messages from '../../../content/ui/ar.json?messages';
import { ErrorPage } from '../../shell/error-page.tsx';
import { SiteLayout } from '../../shell/site-layout.tsx';
import { siteNavigation } from '../../shell/navigation.server.ts';

export const loader = () => siteNavigation('ar');

/** The footer's links stay the same within a language. */
export const shouldRevalidate = () => false;

export default function Arabic() {
  return <SiteLayout locale="ar" catalogue={messages} />;
}

export function ErrorBoundary() {
  return (
    <SiteLayout locale="ar" catalogue={messages}>
      <ErrorPage />
    </SiteLayout>
  );
}
