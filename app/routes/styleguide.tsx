import { useLoaderData } from 'react-router';
import { Components } from '../styleguide/components.tsx';
import { specimenData } from '../styleguide/data.server.ts';
import styles from '../styleguide/page.module.css';
import { Tokens } from '../styleguide/tokens.tsx';
import { locales } from '../locales.ts';

/* Only while developing; `app/routes.ts` leaves it out of every build. */

export const loader = () => locales.map(specimenData);

export const meta = () => [{ title: 'Styleguide' }];

export default function Styleguide() {
  const languages = useLoaderData<typeof loader>();
  return (
    <main className={styles.page}>
      <h1>Styleguide</h1>
      <section className={styles.part} aria-labelledby="tokens">
        <h2 id="tokens">Tokens</h2>
        <Tokens languages={languages} />
      </section>
      <section className={styles.part} aria-labelledby="components">
        <h2 id="components">Components</h2>
        <Components languages={languages} />
      </section>
    </main>
  );
}
