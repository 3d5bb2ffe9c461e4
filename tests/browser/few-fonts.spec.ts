import { join } from 'node:path';
import config from '../../playwright.config.ts';
import { fontsStayInPlace } from './support/fonts-in-place.ts';
import { test } from './support/test.ts';

/* On a Linux machine without Arial, Roboto and Liberation. Elsewhere the browser does not read the file. */

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    // With hinting, sizes are whole pixels, up to 9 % off what a sheet says; no phone does so.
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      '--font-render-hinting=none',
      '--force-device-scale-factor=2',
    ],
    env: {
      ...process.env,
      FONTCONFIG_FILE: join(import.meta.dirname, 'support/few-fonts.conf'),
    },
  },
});

// A title that fills its line here may take one more in our face.
fontsStayInPlace(0.02);
