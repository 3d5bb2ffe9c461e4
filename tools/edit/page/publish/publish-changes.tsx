import type { Changes } from '../../../publish/changes.ts';
import { summaryOf } from '../../../publish/changes-in-words.ts';
import { useWords } from '../words.tsx';

const mostPages = 12;
const mostPieces = 8;

type Pages = Changes['added'];

function PageList({ pages }: { pages: Pages }) {
  const { t } = useWords();
  return (
    <ul>
      {pages.slice(0, mostPages).map(({ address, title }) => (
        <li key={address}>
          <bdi>{title}</bdi> <code dir="ltr">{address}</code>
        </li>
      ))}
      {pages.length > mostPages && (
        <li>{t('publish.pagesLeft', { count: pages.length - mostPages })}</li>
      )}
    </ul>
  );
}

function ChangedWords({ pages, pieces }: Changes['changed'][number]) {
  const { t } = useWords();
  return (
    <li>
      <PageList pages={pages} />
      {pieces.slice(0, mostPieces).map(({ lead, before, now, tail }) => (
        <p key={`${lead} ${before} ${now}`} className="difference" dir="auto">
          {lead} {before && <del>{before}</del>} {now && <ins>{now}</ins>} {tail}
        </p>
      ))}
      {pieces.length > mostPieces && (
        <p>{t('publish.piecesLeft', { count: pieces.length - mostPieces })}</p>
      )}
    </li>
  );
}

export function PublishChanges({ changes }: { changes: Changes }) {
  const { t, locale } = useWords();
  const { since, added, gone, changed } = changes;
  return (
    <>
      <ul>
        {summaryOf(changes, t, locale).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {since !== undefined && added.length > 0 && (
        <section>
          <h3>{t('publish.listAdded')}</h3>
          <PageList pages={added} />
        </section>
      )}
      {gone.length > 0 && (
        <section>
          <h3>{t('publish.listGone')}</h3>
          <PageList pages={gone} />
        </section>
      )}
      {changed.length > 0 && (
        <section>
          <h3>{t('publish.listChanged')}</h3>
          <ul className="changed">
            {changed.map((one) => (
              <ChangedWords key={one.pages[0]?.address} {...one} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
