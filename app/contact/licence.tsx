import type { Business } from './business.server.ts';

/** With a link to where it can be verified, if the owner has entered one. */
export function Licence({ business: { licence, licencePage } }: { business: Business }) {
  const number = <bdi translate="no">{licence}</bdi>;
  if (!licencePage) return number;
  return (
    <a href={licencePage} rel="noopener">
      {number}
    </a>
  );
}
