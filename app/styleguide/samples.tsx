import type { ReactNode } from 'react';
import type { SpecimenData } from './data.server.ts';
import { Pane, schemes } from './pane.tsx';
import { shown, Swatch } from './swatch.tsx';
import type { Token } from './token-groups.ts';
import styles from './tokens.module.css';

/* How each kind of token is shown. What differs by theme or language is shown in each. */

type Props = { tokens: readonly Token[]; languages: readonly SpecimenData[] };
type Sample = (props: Props) => ReactNode;

/** A tile for each token, on which the token is the value of a property. */
const tiles =
  (property: string, look: string | undefined): Sample =>
  ({ tokens }) => (
    <ul role="list" className={styles.tiles}>
      {tokens.map(({ name, value }) => (
        <li key={name}>
          <span className={look} ref={shown(property, name)} />
          <code>{name}</code>
          <small>{value}</small>
        </li>
      ))}
    </ul>
  );

const inBothThemes =
  (sample: Sample): Sample =>
  (props) => (
    <div className={styles.pair}>
      {props.languages.slice(0, 1).flatMap((data) =>
        schemes.map((scheme) => (
          <Pane key={scheme} data={data} scheme={scheme}>
            {sample(props)}
          </Pane>
        )),
      )}
    </div>
  );

const swatches: Sample = ({ tokens }) => (
  <ul role="list" className={styles.swatches}>
    {tokens.map(({ name }) => (
      <Swatch key={name} name={name} />
    ))}
  </ul>
);

const rows: Sample = ({ tokens }) => (
  <dl className={styles.rows}>
    {tokens.map(({ name, value }) => (
      <div key={name}>
        <dt>
          <code>{name}</code>
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const sizes: Sample = ({ tokens, languages }) => (
  <div className={styles.sizes}>
    {tokens.toReversed().map(({ name }) => (
      <div key={name}>
        <code>{name}</code>
        {languages.map(({ locale, destination, destinations: [first] }) => (
          <p
            key={locale}
            lang={locale}
            dir="auto"
            className={/-h\d$/.test(name) ? styles.display : styles.text}
            ref={shown('font-size', name)}
          >
            {/-h\d$/.test(name) ? first?.title : destination.subtitle}
          </p>
        ))}
      </div>
    ))}
  </div>
);

const faces: Sample = (props) => (
  <>
    <div className={styles.faces}>
      {props.languages.map(({ locale, catalogue, destination, destinations: [first] }) => (
        <Pane key={locale} data={{ locale, catalogue }} scheme="day">
          <p className={styles.specimen}>{first?.title}</p>
          <p>{destination.summary}</p>
        </Pane>
      ))}
    </div>
    {rows(props)}
  </>
);

const samples: Record<string, Sample> = {
  'Raw colours': tiles('background', styles.colour),
  'Colours by purpose': inBothThemes(swatches),
  'Light over pictures': tiles('background', styles.light),
  'Type sizes': sizes,
  Typefaces: faces,
  Space: tiles('inline-size', styles.bar),
  'Corners and lines': tiles('border-radius', styles.corner),
  Elevation: inBothThemes(tiles('box-shadow', styles.raised)),
  Durations: tiles('animation-duration', styles.moving),
  Easings: tiles('animation-timing-function', styles.moving),
};

export const sampleOf = (kind: string): Sample => samples[kind] ?? rows;
