import { join } from 'node:path';
import config from '../../playwright.config.ts';
import { fontsStayInPlace } from './support/fonts-in-place.ts';
import { test } from './support/test.ts';

/* On a Linux machine without Arial, Roboto and Liberation. Elsewhere the browser does not read the file. */

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    // Rounded to whole pixels, as for want of a setting, sizes are up to 9 % off what a sheet says.
    args: [...(config.use?.launchOptions?.args ?? []), '--font-render-hinting=none'],
    env: {
      ...process.env,
      FONTCONFIG_FILE: join(import.meta.dirname, 'support/few-fonts.conf'),
    },
  },
});

fontsStayInPlace();
