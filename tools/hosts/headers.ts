import { content } from '../../app/content/content.server.ts';
import { photoSource } from '../../app/pictures/photo.ts';
import type { InlineHashes } from '../build/inline-head.ts';

/** Hosts of photos that are not on our own: `npm run photos:local` makes this nothing. */
function photoOrigins() {
  const { destinations, articles } = content();
  const photos = [...destinations, ...articles].flatMap(({ facts }) => facts.photos);
  const elsewhere = photos.filter(({ local }) => local === undefined).map(photoSource);
  return [...new Set(elsewhere.map(({ src }) => new URL(src).origin))].toSorted();
}

/** Pages bring nothing of others but photos, and a form that opens the visitor's mail program. */
const contentSecurityPolicy = ({ script, styles }: InlineHashes) => ({
  'default-src': "'none'",
  'script-src': `'self' ${script}`,
  'style-src': `'self' ${styles.join(' ')}`,
  'img-src': ["'self'", ...photoOrigins()].join(' '),
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'self' mailto:",
  'frame-ancestors': "'none'",
});

/** What a travel site never asks a visitor for. Copying a message to the clipboard stays allowed. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

const seconds = { fiveMinutes: 300, week: 604_800, year: 31_536_000 };

/**
 * Hosts add up every rule that matches an address, so a header may stand in one of them only.
 * Pages have no Cache-Control here: both hosts let browsers ask again each time.
 */
const headerRules = (inline: InlineHashes): Record<string, Record<string, string>> => ({
  '/*': {
    'Content-Security-Policy': Object.entries(contentSecurityPolicy(inline))
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'Strict-Transport-Security': `max-age=${2 * seconds.year}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  },
  // Named by their content.
  '/assets/*': { 'Cache-Control': `public, max-age=${seconds.year}, immutable` },
  // Named by their scene: a redrawn one is seen within a week.
  '/art/*': { 'Cache-Control': `public, max-age=${seconds.week}` },
  '/photos/*': { 'Cache-Control': `public, max-age=${seconds.week}` },
  // What client navigation loads. Kept a little, or a prefetch is fetched again at the click; of a
  // type that hosts know and compress, which they do not do with an unknown file extension.
  '/*.data': {
    'Cache-Control': `public, max-age=${seconds.fiveMinutes}`,
    'Content-Type': 'text/x-script; charset=utf-8',
  },
});

/** The text of `_headers`, for Cloudflare Pages, Netlify and `npm run serve`. */
export const headersFile = (inline: InlineHashes) =>
  Object.entries(headerRules(inline))
    .map(([address, headers]) =>
      [address, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join(
        '\n',
      ),
    )
    .join('\n');
