import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../../app/content/load.server.ts';
import { caddyfile } from './caddyfile.ts';
import { nginxConf } from './nginx.ts';
import { destinationsOf } from './redirects.ts';

/* `npm run hosts`: how one's own server does what `_headers` and `_redirects` tell other hosts. */

const folder = join(import.meta.dirname, '../../hosts');
const destinations = destinationsOf(loadContent());

writeFileSync(join(folder, 'Caddyfile'), caddyfile(destinations));
writeFileSync(join(folder, 'nginx.conf'), nginxConf(destinations));
