import { useId, useState } from 'react';
import type { Publishing } from '../../../../app/content/publishing-schema.ts';
import { ask, inWords, type PublishSetup } from '../ask.ts';
import { useWords } from '../words.tsx';

type To = Publishing['to'];

const fields = {
  zip: [],
  folder: ['folder'],
  git: ['repository', 'branch'],
  netlify: ['project'],
  cloudflare: ['project'],
  rsync: ['server'],
} as const satisfies Record<To, readonly string[]>;
const isTo = (to: string): to is To => Object.hasOwn(fields, to);

type Props = { setup: Publishing; onSaved: (setup: PublishSetup) => void };

export function SetupForm({ setup, onSaved }: Props) {
  const { t } = useWords();
  const id = useId();
  const [to, setTo] = useState(setup.to);
  const [values, setValues] = useState<Record<string, string>>({ branch: 'gh-pages', ...setup });
  const [said, setSaid] = useState<{ text: string; isWrong: boolean }>();

  async function save() {
    const chosen = Object.fromEntries(fields[to].map((name) => [name, values[name]?.trim() ?? '']));
    try {
      onSaved(await ask('publishSave', { to, ...chosen }));
      setSaid({ text: t('publish.saved'), isWrong: false });
    } catch (error) {
      setSaid({ text: inWords(t, error), isWrong: true });
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="field">
        <label htmlFor={`${id}to`}>{t('publish.to')}</label>
        <select
          id={`${id}to`}
          value={to}
          onChange={({ target }) => {
            setSaid(undefined);
            if (isTo(target.value)) setTo(target.value);
          }}
        >
          {Object.keys(fields).map(
            (one) =>
              isTo(one) && (
                <option key={one} value={one}>
                  {t(`publish.to.${one}`)}
                </option>
              ),
          )}
        </select>
      </div>
      {fields[to].map((name) => (
        <div key={name} className="field">
          <label htmlFor={`${id}${name}`}>{t(`publish.field.${name}`)}</label>
          <input
            id={`${id}${name}`}
            type="text"
            dir="ltr"
            spellCheck={false}
            value={values[name] ?? ''}
            aria-invalid={said?.isWrong || undefined}
            aria-describedby={said?.isWrong ? `${id}said` : undefined}
            onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          />
        </div>
      ))}
      <p className="hint">{t('publish.noSecrets')}</p>
      <button type="submit">{t('publish.save')}</button>
      {said && (
        <p id={`${id}said`} className={said.isWrong ? 'problem' : 'hint'} role="alert">
          {said.text}
        </p>
      )}
    </form>
  );
}
