import { type ChangeEvent, use, useEffect, useId, useRef, useState } from 'react';
import { ownLicences } from '../../../../app/content/photo-licences.ts';
import { ownPhotoPath } from '../../../../app/pictures/photo.ts';
import { mostBytes, mostMegabytes } from '../../photos/photo-limits.ts';
import { ask, inWords, sendPhoto } from '../ask.ts';
import { PhotoAltFields } from './photo-alt-fields.tsx';
import { PhotoAltsContext } from './photo-alts.ts';
import { PhotoCredit } from './photo-credit.tsx';
import { PhotoFocus } from './photo-focus.tsx';
import { isChosen, pageAt, photoOf, type PhotoValue } from './photo-value.ts';
import { useWords } from '../words.tsx';

type Props = {
  name: string;
  /** `photos.2`, `photo` */
  path: string;
  value: unknown;
  onChange: (value: PhotoValue | undefined) => void;
  problemsOf: (path: string) => readonly string[];
};

const textIn = (html: string) =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim().slice(0, 80);

/** Elsewhere a dropped file would replace the page. */
function useNoStrayDrops() {
  useEffect(() => {
    const hold = (event: DragEvent) => {
      const isField = event.target instanceof HTMLInputElement && event.target.type === 'file';
      if (!isField && event.dataTransfer?.types.includes('Files')) event.preventDefault();
    };
    addEventListener('dragover', hold);
    addEventListener('drop', hold);
    return () => {
      removeEventListener('dragover', hold);
      removeEventListener('drop', hold);
    };
  }, []);
}

export function PhotoField({ name, path, value, onChange, problemsOf }: Props) {
  const { t } = useWords();
  const id = useId();
  const alts = use(PhotoAltsContext);
  const [address, setAddress] = useState('');
  const [busy, setBusy] = useState('');
  const [told, setTold] = useState('');
  const [refused, setRefused] = useState('');
  const photo = photoOf(value);
  const chosen = isChosen(photo);
  // Other fields may change while a picture is made.
  const latest = useRef({ photo, onChange });
  useEffect(() => {
    latest.current = { photo, onChange };
  });
  useNoStrayDrops();

  const [, place] = /\.(\d+)$/.exec(path) ?? [];
  const isInList = place !== undefined;
  const at = Number(place ?? 0);
  const problems = !chosen ? [] : [path, `${path}.id`, `${path}.path`].flatMap(problemsOf);
  const isDescribed = alts?.locales.some((locale) => alts.altOf(locale, at).trim() !== '');

  async function run(doing: string, work: () => Promise<string>) {
    setBusy(doing);
    setTold('');
    setRefused('');
    try {
      const done = await work();
      setTold(chosen && isDescribed ? `${done} ${t('photo.checkAlts')}` : done);
    } catch (error) {
      setRefused(inWords(t, error));
    }
    setBusy('');
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    if (file.size > mostBytes) {
      setTold('');
      setRefused(t('photo.tooLarge', { most: mostMegabytes }));
    } else {
      void run(t('photo.making'), async () => {
        const {
          id: made,
          width,
          height,
        } = await sendPhoto(file, t('photo.step', { name: file.name }));
        const { photo: now, onChange: change } = latest.current;
        const licence = ownLicences.find((one) => one === now.licence) ?? 'own';
        change({
          host: 'own',
          id: made,
          author: now.host === 'own' ? (now.author ?? '') : '',
          licence,
        });
        return t('photo.ready', { width, height });
      });
    }
    // The same file may be chosen again.
    target.value = '';
  }

  const take = () =>
    run(t('photo.asking'), async () => {
      const found = await ask('photoAt', { address });
      const artist = textIn(found.artist ?? '');
      latest.current.onChange({ ...found.photo, ...(artist && { author: artist }) });
      setAddress('');
      return t(found.note ?? 'photo.taken');
    });

  const set = (change: Partial<PhotoValue>) => onChange({ ...photo, ...change });

  return (
    <fieldset data-field={path} className="photo">
      <legend>{name}</legend>
      {problems.map((line) => (
        <p key={line} className="problem" role="alert">
          {line}
        </p>
      ))}
      {!chosen && <p className={isInList ? 'problem' : 'hint'}>{t('photo.missing')}</p>}
      <div className="field">
        <label htmlFor={`${id}file`}>{t('photo.file')}</label>
        <input
          id={`${id}file`}
          className="photo-file"
          type="file"
          accept="image/*,.heic,.heif"
          disabled={busy !== ''}
          aria-describedby={`${id}told`}
          onChange={choose}
        />
      </div>
      <div className="field photo-address">
        <label htmlFor={`${id}address`}>{t('photo.address')}</label>
        <input
          id={`${id}address`}
          type="text"
          inputMode="url"
          dir="ltr"
          value={address}
          aria-describedby={`${id}told`}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void take();
          }}
        />
        <button
          type="button"
          disabled={address.trim() === '' || busy !== ''}
          onClick={() => void take()}
        >
          {t('photo.take')}
        </button>
      </div>
      {busy !== '' && <progress aria-label={busy} />}
      <p id={`${id}told`} role="status" className={refused === '' ? 'hint' : 'problem'}>
        {refused || busy || told}
      </p>
      {photo.host === 'own' && chosen && (
        <PhotoFocus
          src={`${ownPhotoPath}/${photo.id}-800.webp`}
          focus={photo.focus}
          onChange={(focus) => set({ focus })}
        />
      )}
      {photo.host !== 'own' && chosen && (
        <p>
          <a href={pageAt(photo)} target="_blank" rel="noopener noreferrer">
            {t('photo.shown')}
          </a>
        </p>
      )}
      {chosen && <PhotoCredit path={path} photo={photo} onChange={set} />}
      {chosen && alts && <PhotoAltFields alts={alts} at={at} />}
      {chosen && !isInList && (
        <button type="button" onClick={() => onChange(undefined)}>
          {t('photo.remove')}
        </button>
      )}
    </fieldset>
  );
}
