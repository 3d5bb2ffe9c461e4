import { useRef, useState } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { localeInfo } from '../locales.ts';
import { download } from '../ui/download.ts';
import pill from '../ui/pill.module.css';
import { share } from '../ui/share.ts';
import type { Parts } from './parts.ts';
import styles from './take-along.module.css';
import { fileName, tripName } from './trip-name.ts';

export const hasCanvas = () =>
  'Path2D' in globalThis && document.createElement('canvas').getContext('2d') !== null;

type Drawn = 'pictureDrawing' | 'pictureReady' | 'pictureFailed';

/** A picture of the trip, drawn on request. A change of the trip needs another `key`. */
export function TripPicture({ address, ...parts }: Parts & { address: string }) {
  const { locale, t } = useI18n();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [said, setSaid] = useState<Drawn>();
  const [picture, setPicture] = useState<Blob>();
  const name = tripName(parts);
  const file =
    picture && new File([picture], fileName(parts, locale, 'png'), { type: picture.type });
  const canShare = file && 'canShare' in navigator && navigator.canShare({ files: [file] });

  const draw = async () => {
    if (!canvas.current) return;
    setSaid('pictureDrawing');
    try {
      const { drawPicture } = await import('./draw-picture.ts');
      setPicture(await drawPicture(canvas.current, parts, t, address));
      setSaid('pictureReady');
    } catch {
      setSaid('pictureFailed');
    }
  };
  const save = () => file && download(file.name, file);
  const shareFile = async () => {
    if (file && !(await share({ files: [file], title: name, text: address }))) save();
  };

  return (
    <div className={styles.picture}>
      <button type="button" className={pill.pill} onClick={() => void draw()}>
        {t('plan.picture')}
      </button>
      <p role="status" className={styles.said}>
        {said && t(`plan.${said}`)}
      </p>
      <canvas
        ref={canvas}
        hidden={!picture}
        role="img"
        aria-label={t('plan.pictureOf', { name })}
        // A canvas takes its fonts and direction from these, also in a translated page.
        lang={locale}
        dir={localeInfo[locale].dir}
      />
      {file && (
        <div className={styles.buttons}>
          <button type="button" className={pill.pill} onClick={save}>
            {t('plan.pictureSave')}
          </button>
          {canShare && (
            <button type="button" className={pill.pill} onClick={() => void shareFile()}>
              {t('plan.pictureShare')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
