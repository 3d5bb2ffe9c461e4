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

const quoted = (text: string) => `"${text}"`;
const header = (matcher: string, [name, value]: [string, string]) =>
  `header ${matcher} ${name} ${quoted(value)}`;

/** Text is said to be UTF-8, as it is. */
const contentType = (type: string) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

/** The text of `build/hosts/Caddyfile`. */
export function caddyfile(addressed: Addressed, inline: InlineHashes) {
  const { common, byAddress } = headersOf(inline);
  return `\
# Written by npm run build, for this build; do not edit.
#
# The site in Caddy 2.6 or newer. SITE_ADDRESS is where it answers: a name such as
# merhaba-turkiye.example gets its certificate by itself. SITE_FOLDER is where build/client lies.
{$SITE_ADDRESS::80} {
	root * {$SITE_FOLDER:/srv}

	route {
		header {
${lines(
  '\t\t\t',
  common.map(([name, value]) => `${name} ${quoted(value)}`),
)}
		}

		# Common spellings of destinations, and /en. Any other one is brought home by the page itself.
		map {path} {site_spelling} {
${lines(
  '\t\t\t',
  redirectPatterns(addressed).map(({ pattern, address }) => `${quoted(`~${pattern}`)} ${address}`),
)}
			default ""
		}
		@spelling expression {site_spelling} != ""
		route @spelling {
			rewrite * {site_spelling}
			redir * {uri} 301
		}

		# What has an address as a file, but is no page.
		@hidden path_regexp ${quoted(hidden)}
		error @hidden 404

		# Every page has one address: without slash and extension.
		@home path_regexp ${quoted(otherFormOfHome)}
		route @home {
			rewrite * /
			redir * {uri} 308
		}
		@form path_regexp form ${quoted(otherForm)}
		route @form {
			@page file {re.form.1}.html
			rewrite @page {re.form.1}
			redir @page {uri} 308
			error 404
		}

		# Browsers ask again for whatever is not named by its content.
		header Cache-Control no-cache
		map {path} {site_type} {
${lines(
  '\t\t\t',
  Object.entries(types)
    .filter(([end]) => end !== 'html')
    .map(([end, type]) => String.raw`~\.${end}$ ${quoted(contentType(type))}`),
)}
			default ""
		}
		@typed expression {site_type} != ""
		header @typed Content-Type {site_type}
${lines(
  '\t\t',
  byAddress.flatMap(({ pattern, headers }, at) => [
    `@rule${at} path_regexp ${quoted(pattern)}`,
    ...Object.entries(headers).map((each) => header(`@rule${at}`, each)),
  ]),
)}

		try_files {path}.html {path}
		file_server {
			precompressed br gzip
			disable_canonical_uris
		}
	}

	# The 404 page of the language, the innermost folder first. It may be a page tomorrow.
	handle_errors {
		@missing expression {http.error.status_code} == 404
		route @missing {
			map {path} {site_not_found} {
${lines(
  '\t\t\t\t',
  notFoundPatterns.map(({ pattern, file }) => `~${pattern} ${file}`),
)}
				default /404.html
			}
			header Cache-Control no-store
			header Content-Type "text/html; charset=utf-8"
			rewrite * {site_not_found}
			file_server {
				precompressed br gzip
				disable_canonical_uris
			}
		}
	}
}
`;
}
