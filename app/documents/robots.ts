import { origin } from '../site.ts';

export const GET = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain' },
  });
