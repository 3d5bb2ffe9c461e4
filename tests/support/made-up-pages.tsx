import { renderToStaticMarkup } from 'react-dom/server';
import { loadContent } from '../../app/content/content.server.ts';
import { compileMessages } from '../../app/content/messages.server.ts';
import { untypeset } from './rendered.tsx';
import { I18nProvider } from '../../app/i18n/context.tsx';
import { type Locale } from '../../app/locales.ts';
import { copyOfContent } from './content-copy.ts';
import { addMadeUp } from './made-up.ts';

/** The content with everything that an owner may add. */
const { copy } = copyOfContent();
addMadeUp(copy);
export const known = loadContent(copy);

export const render = (locale: Locale, page: React.ReactNode) =>
  untypeset(
    renderToStaticMarkup(
      <I18nProvider locale={locale} messages={compileMessages(known.messages[locale])}>
        {page}
      </I18nProvider>,
    ),
  );
