import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import type { Page } from './built-pages.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes <br/>, hrefLang="…" and hidden="", which are valid HTML.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Safari exposes a list without bullets as a list only with the role.
      'no-redundant-role': 'off',
      // React's ids start with an underscore, which HTML5 allows.
      'valid-id': ['error', { relaxed: true }],
      // It wants the words beside a number not to wrap; numbers themselves have no spaces.
      'tel-non-breaking': 'off',
    },
  }),
);

// Astro writes styles before the first island; Firefox restores radio buttons unless `autocomplete` is off.
const isMeant = (rule: string, message: string, selector: string | null) =>
  (rule === 'element-permitted-content' && selector?.endsWith(' > style')) ||
  /autocomplete.*<input type="radio">/i.test(message);

/** Menu and toolbar have the same links; one of them is always hidden. */
const isMenu = (rule: string, selector: string | null) =>
  rule === 'unique-landmark' &&
  /^(?:html > body > header > div > nav|#menu > nav:nth-child\(2\))$/.test(selector ?? '');

export async function markupFaults({ address, html }: Page) {
  const { results } = await validator.validateString(html, `${address}.html`);
  return results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message, selector }) => !isMeant(ruleId, message, selector))
    .filter(({ ruleId, selector }) => !isMenu(ruleId, selector))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
}
