import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { everyPage } from '../support/site.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended'],
    rules: {
      // React writes <br/>, hrefLang="…" and hidden="": HTML reads them as <br>, hreflang and hidden.
      'void-style': 'off',
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      // Safari takes a list without bullets for a list only if it says so.
      'no-redundant-role': 'off',
      // React's ids begin with an underscore, which HTML has allowed since its fifth version.
      'valid-id': ['error', { relaxed: true }],
    },
  }),
);

/**
 * What is no fault of ours: Astro writes the styles of islands before the first one, and Firefox gives back a
 * choice after a reload unless `autocomplete` forbids it, on radio buttons too.
 */
const isMeant = (rule: string, message: string, selector: string | null) =>
  (rule === 'element-permitted-content' && selector?.endsWith(' > style')) ||
  /autocomplete.*<input type="radio">/i.test(message);

/** The full-screen menu repeats the toolbar's links, and each is hidden where the other is not. */
const isMenu = (rule: string, selector: string | null) =>
  rule === 'unique-landmark' && /^(?:html > body > header|#menu) > nav$/.test(selector ?? '');

test.each(everyPage)('$address is valid HTML', async ({ address, html }) => {
  const { results } = await validator.validateString(html, `${address}.html`);
  const faults = results
    .flatMap(({ messages }) => messages)
    .filter(({ ruleId, message, selector }) => !isMeant(ruleId, message, selector))
    .filter(({ ruleId, selector }) => !isMenu(ruleId, selector))
    .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`);
  expect(faults).toEqual([]);
});
