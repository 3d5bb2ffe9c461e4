import { join } from 'node:path';
import config from '../../playwright.config.ts';
import { fontsStayInPlace } from './support/fonts-in-place.ts';
import { test } from './support/test.ts';

// Simulates a machine without Arial, Roboto and Liberation; only Linux reads the fontconfig file.

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    // Hinting rounds widths to whole pixels, up to 9 % off; phones do not hint.
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

fontsStayInPlace(0.01);
