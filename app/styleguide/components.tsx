import { useI18n } from '../i18n/context.tsx';
import type { SpecimenData } from './data.server.ts';
import styles from './components.module.css';
import { Pane, schemes } from './pane.tsx';
import { specimens } from './specimens.tsx';

type Specimen = (typeof specimens)[number];

/** The specimen in the language of its pane. */
function Shown({ specimen, data }: { specimen: Specimen; data: SpecimenData }) {
  return specimen.show(data, useI18n().t);
}

/** Every component in every language, by day and by night. */
export function Components({ languages }: { languages: readonly SpecimenData[] }) {
  return specimens.map((specimen) => (
    <section key={specimen.name} className={styles.specimen} aria-label={specimen.name}>
      <h3>{specimen.name}</h3>
      <div className={specimen.wide ? styles.wide : styles.panes}>
        {schemes.flatMap((scheme) =>
          languages.map((data) => (
            <Pane key={scheme + data.locale} data={data} scheme={scheme}>
              <Shown specimen={specimen} data={data} />
            </Pane>
          )),
        )}
      </div>
    </section>
  ));
}
