import { defineConfig } from 'oxlint';
import site from '../oxlint.config.ts';

/* The rules of the site, without its rooms. */
export default defineConfig({
  plugins: site.plugins,
  categories: site.categories,
  rules: {
    ...site.rules,
    'eslint/no-console': 'off',
    'eslint/no-await-in-loop': 'off',
  },
  overrides: [
    { files: ['*.config.ts', '**/*.d.ts'], rules: { 'import/no-default-export': 'off' } },
  ],
});
