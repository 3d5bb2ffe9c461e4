import type { InlineHashes } from '../build/inline-head.ts';
import type { Addressed } from './redirects.ts';
import {
  headersOf,
  hidden,
  lines,
  notFoundPatterns,
  otherForm,
  otherFormOfHome,
  redirectPatterns,
  types,
} from './rules.ts';

type HeaderRules = ReturnType<typeof headersOf>['byAddress'];

/** In nginx a type belongs to the end of a name; it must not be sent as one header more. */
const typesOf = (rules: HeaderRules) => [
  ...Object.entries(types),
  ...rules.flatMap(({ pattern, headers }) => {
    const [type = ''] = headers['Content-Type']?.split(';') ?? [];
    const [, end] = /\\\.(\w+)\$$/.exec(pattern) ?? [];
    return type && end ? [[end, type] as const] : [];
  }),
];

const cacheRules = (rules: HeaderRules) =>
  rules.flatMap(({ pattern, headers }) => {
    const value = headers['Cache-Control'];
    return value === undefined ? [] : [`"~^(?:200|206|304) ${pattern.slice(1)}" "${value}";`];
  });

/** The text of `build/hosts/nginx.conf`. */
export function nginxConf(addressed: Addressed, inline: InlineHashes) {
  const { common, byAddress } = headersOf(inline);
  const allTypes = typesOf(byAddress);
  return `\
# Written by npm run build, for this build; do not edit.
#
# The site in nginx 1.22 or newer: a file for its conf.d folder. Packed files are sent as gzip; with
# the brotli module, \`brotli_static on;\` beside gzip_static sends the smaller ones.

# Browsers ask again for whatever is not named by its content; a 404 may be a page tomorrow.
map "$status $uri" $site_cache_control {
${lines('    ', cacheRules(byAddress))}
    "~^(?:200|206|304) " no-cache;
    "~^404 " no-store;
    default "";
}

# The 404 page of the language, the innermost folder first.
map $uri $site_not_found {
${lines(
  '    ',
  notFoundPatterns.map(({ pattern, file }) => `"~${pattern}" ${file};`),
)}
    default /404.html;
}

server {
    listen 80;
    root /usr/share/nginx/html;

    # Behind another server, or in a container, nginx does not know its own address.
    absolute_redirect off;
    server_tokens off;
    gzip_static on;
    gzip_vary on;
    etag on;

    types {
${lines(
  '        ',
  allTypes.map(([end, type]) => `${type} ${end};`),
)}
    }
    charset utf-8;
    charset_types ${allTypes
      .map(([, type]) => type)
      .filter((type) => /^text\/(?!html)|xml$/.test(type))
      .join(' ')};

${lines(
  '    ',
  common.map(([name, value]) => `add_header ${name} "${value}" always;`),
)}
    add_header Cache-Control $site_cache_control always;

    error_page 404 $site_not_found;
${lines(
  '    ',
  ['/404.html', ...notFoundPatterns.map(({ file }) => file)].map(
    (file) => `location = ${file} { internal; }`,
  ),
)}

    # Common spellings of destinations, and /en. Any other one is brought home by the page itself.
${lines(
  '    ',
  redirectPatterns(addressed).map(
    ({ pattern, address }) => `location ~ "${pattern}" { return 301 ${address}$is_args$args; }`,
  ),
)}

    # What has an address as a file, but is no page.
    location ~ "${hidden}" { return 404; }

    # Every page has one address: without slash and extension.
    location ~ "${otherFormOfHome}" { return 308 /$is_args$args; }
    location ~ "${otherForm}" {
        if (-f $document_root$1.html) { return 308 $1$is_args$args; }
        return 404;
    }

    location = / { try_files /index.html =404; }
    location / { try_files $uri.html $uri =404; }
}
`;
}
