import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '../app/content/load.server.ts';
import { caddyfile } from './hosts/caddyfile.ts';
import { nginxConf } from './hosts/nginx.ts';
import { addressedOf } from './redirects.ts';

/* `npm run hosts`: how one's own server does what `_headers` and `_redirects` tell other hosts. */

const folder = join(import.meta.dirname, '../hosts');
const addressed = addressedOf(loadContent());

writeFileSync(join(folder, 'Caddyfile'), caddyfile(addressed));
writeFileSync(join(folder, 'nginx.conf'), nginxConf(addressed));
