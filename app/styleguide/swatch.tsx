import { useEffect, useRef, useState } from 'react';
import { contrastBetween } from './contrast.ts';
import styles from './tokens.module.css';

/** Shows a token as the value of a property. The policy wants no style attributes, nor does this. */
export const shown = (property: string, name: string) => (element: HTMLElement | null) =>
  element?.style.setProperty(property, `var(${name})`);

/** What a colour is seen on or with, by the name of its token. */
function partnerOf(name: string) {
  if (name.startsWith('--surface')) return '--ink';
  if (name === '--action-ink') return '--action';
  if (name.startsWith('--on-art')) return '--art-scrim';
  return '--surface';
}

/** A colour by its purpose, and how well it is told from what it stands on. */
export function Swatch({ name }: { name: string }) {
  const colour = useRef<HTMLSpanElement>(null);
  const ground = useRef<HTMLSpanElement>(null);
  const [contrast, setContrast] = useState<number>();
  const partner = partnerOf(name);

  useEffect(() => {
    if (!colour.current || !ground.current) return;
    shown('background', name)(colour.current);
    shown('background', partner)(ground.current);
    setContrast(contrastBetween(colour.current, ground.current));
  }, [name, partner]);

  return (
    <li className={styles.swatch}>
      <span ref={ground} className={styles.chip}>
        <span ref={colour} className={styles.dot} />
      </span>
      <span>
        <code>{name}</code>
        <small>
          {contrast?.toFixed(1)} : 1 on {partner.slice(2)}
        </small>
      </span>
    </li>
  );
}
