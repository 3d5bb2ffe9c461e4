import type { Repository } from '../../app/content/schemas/repository.ts';

/** Of the interfaces that hosts have without an address of one's own. */
const interfaces = {
  github: 'https://api.github.com',
  gitlab: 'https://gitlab.com',
  gitea: 'https://gitea.com',
} as const;

const originsOf = ({ backend, base_url, api_root }: Repository) => {
  const own = [base_url, api_root].filter((address) => address !== undefined);
  return [
    ...new Set((own.length > 0 ? own : [interfaces[backend]]).map((one) => new URL(one).origin)),
  ];
};

/** For a `<meta>` in the editor's page: it asks no other host than that of the repository. */
export const adminPolicy = (repository: Repository | undefined) =>
  [
    "default-src 'none'",
    // Compiling WebAssembly reads HEIC, and makes WebP where the browser cannot.
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    ["connect-src 'self' blob: data:", ...(repository ? originsOf(repository) : [])].join(' '),
    "worker-src 'self' blob:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');

/** Joins `_headers` where the editor is published. */
export const adminHeaders = `
# The editor; pages of no search.
/admin
  X-Robots-Tag: noindex
/admin/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
