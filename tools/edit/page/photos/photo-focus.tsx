import { useId } from 'react';
import type { Focus } from './photo-value.ts';
import { useWords } from '../words.tsx';

type Props = { src: string; focus: Focus | undefined; onChange: (focus: Focus) => void };

const middle: Focus = { x: 0.5, y: 0.5 };

const within = (part: number) => Math.round(Math.min(1, Math.max(0, part)) * 100) / 100;

/** The picture whole, with its point, and cropped as pages do. */
export function PhotoFocus({ src, focus = middle, onChange }: Props) {
  const { t } = useWords();
  const id = useId();
  const percent = { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) };
  const set = (side: keyof Focus, value: number) => {
    if (!Number.isNaN(value)) onChange({ ...focus, [side]: within(value / 100) });
  };
  return (
    <fieldset className="photo-focus">
      <legend>{t('photo.focus')}</legend>
      <p className="hint" id={`${id}hint`}>
        {t('photo.focusHint')}
      </p>
      <div className="photo-views">
        {/* For a mouse only: the numbers below do the same. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={({ currentTarget, clientX, clientY }) => {
            const { left, top, width, height } = currentTarget.getBoundingClientRect();
            onChange({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
          }}
        >
          <img src={src} alt="" />
          <span style={{ left: `${percent.x}%`, top: `${percent.y}%` }} />
        </button>
        <figure>
          <img src={src} alt="" style={{ objectPosition: `${percent.x}% ${percent.y}%` }} />
          <figcaption className="hint">{t('photo.cropped')}</figcaption>
        </figure>
      </div>
      {(['x', 'y'] as const).map((side) => (
        <div className="field" key={side}>
          <label htmlFor={id + side}>{t(side === 'x' ? 'photo.focusX' : 'photo.focusY')}</label>
          <input
            id={id + side}
            type="number"
            min={0}
            max={100}
            value={percent[side]}
            aria-describedby={`${id}hint`}
            onChange={({ target }) => set(side, target.valueAsNumber)}
          />
        </div>
      ))}
    </fieldset>
  );
}
