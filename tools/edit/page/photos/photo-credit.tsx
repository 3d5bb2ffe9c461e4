import { useId } from 'react';
import { commonsLicences, ownLicences } from '../../../../app/content/photo-licences.ts';
import type { PhotoValue } from './photo-value.ts';
import { useWords } from '../words.tsx';

type Props = { path: string; photo: PhotoValue; onChange: (change: Partial<PhotoValue>) => void };

const licencesOf = { own: ownLicences, wikimedia: commonsLicences, unsplash: ['Unsplash License'] };

/** Author and licence; Unsplash does not require a name. */
export function PhotoCredit({ path, photo, onChange }: Props) {
  const { t } = useWords();
  const id = useId();
  const { host, author = '', licence = '' } = photo;
  const licences: readonly string[] = licencesOf[host];
  const isNameless = host !== 'unsplash' && author.trim() === '';
  const isUnlicensed = !licences.includes(licence);
  return (
    <div className="photo-credit">
      <div className="field" data-field={`${path}.author`}>
        <label htmlFor={`${id}author`}>{t('photo.author')}</label>
        <input
          id={`${id}author`}
          type="text"
          dir="auto"
          maxLength={80}
          value={author}
          aria-invalid={isNameless}
          aria-describedby={`${id}nameless`}
          onChange={({ target }) =>
            // Left out, the page names the host.
            onChange({
              author: host === 'unsplash' && target.value === '' ? undefined : target.value,
            })
          }
        />
        <p id={`${id}nameless`} className="problem">
          {isNameless && t('photo.authorMissing')}
        </p>
      </div>
      <div className="field" data-field={`${path}.licence`}>
        <label htmlFor={`${id}licence`}>{t('photo.licence')}</label>
        <select
          id={`${id}licence`}
          value={licence}
          aria-invalid={isUnlicensed}
          aria-describedby={`${id}unlicensed`}
          onChange={({ target }) => onChange({ licence: target.value })}
        >
          {isUnlicensed && <option value={licence}>…</option>}
          {licences.map((one) => (
            <option key={one} value={one}>
              {one === 'own' ? t('photo.licenceOwn') : one}
            </option>
          ))}
        </select>
        <p id={`${id}unlicensed`} className="problem">
          {isUnlicensed && t('photo.licenceMissing')}
        </p>
      </div>
    </div>
  );
}
