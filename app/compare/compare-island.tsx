import { useLayoutEffect, useMemo, useState } from 'react';
import { asIsland, useI18n } from '../i18n/context.tsx';
import { leftOut } from '../i18n/left-out.ts';
import { localeInfo } from '../locales.ts';
import { LeftOut } from '../planner/left-out.tsx';
import { partyOf } from '../trip/trip-summary.ts';
import { defaultPeople } from '../prices/party-price.ts';
import { addressQuery, useAddressQuery, writeQuery } from '../ui/browser/address.ts';
import { showForQuery } from '../ui/browser/await-query.ts';
import { ruleInWords } from '../prices/party-words.ts';
import { knownIds } from '../trip/parse-trip.ts';
import { wordsOf } from '../trip/words.ts';
import { paths } from '../paths.ts';
import { classes } from '../ui/classes.ts';
import { Link } from '../ui/link.tsx';
import stack from '../ui/stack.module.css';
import textStyles from '../ui/text.module.css';
import { monthOfTrip } from '../trip/dates.ts';
import { columnsOf } from './columns.ts';
import { CompareChoices, useOwnTrip } from './compare-choices.tsx';
import type { CompareData } from './compare.server.ts';
import { CompareTable } from './compare-table.tsx';
import {
  countOf,
  mostTrips,
  readComparison,
  writeComparison,
  type Comparison,
} from './comparison.ts';
import { rowsOf } from './rows.ts';

function Compare({ data }: { data: CompareData }) {
  const { locale, t } = useI18n();
  const query = useAddressQuery();
  const known = useMemo(
    () => ({ ...knownIds(data), trips: data.trips.map(({ id }) => id) }),
    [data],
  );
  const words = useMemo(() => wordsOf(locale, t, data), [locale, t, data]);
  const { comparison, problems, unknown, left } = useMemo(
    () => readComparison(query, known),
    [query, known],
  );
  const [told, setTold] = useState<string>();
  useLayoutEffect(() => showForQuery(query), [query]);

  /** `added` is the name of a trip that needs room. @returns false if the table is full. */
  const change = (update: (before: Comparison) => Comparison, added?: string) => {
    const now = readComparison(addressQuery(), known).comparison;
    const next = update(now);
    if (next === now) return true;
    const isFull = countOf(next) > mostTrips;
    setTold(isFull ? added : undefined);
    if (isFull) return false;
    const written = writeComparison(next);
    writeQuery(written && `?${written}`);
    return true;
  };

  const { trip } = comparison;
  const own = useOwnTrip(trip, known);
  const columns = columnsOf(comparison, data);
  const offered = [...data.trips, ...data.places];
  const titles = left.map((id) => offered.find((one) => one.id === id)?.title ?? id);
  const said = [
    ...leftOut(unknown, locale, t),
    left.length > 0 && t('compare.left', { trips: words.list(titles) }),
    told === undefined
      ? t('compare.status', { count: countOf(comparison) })
      : t('compare.full', { title: told }),
  ].filter(Boolean);
  const month = monthOfTrip(trip);
  const party = partyOf({ people: defaultPeople, ...trip }, t);
  return (
    <div className={stack.wide} data-paper="flow">
      <div className={stack.wide} data-needs-scripts data-screen-only>
        <CompareChoices
          data={data}
          known={known}
          comparison={comparison}
          own={own}
          onChange={change}
        />
        <LeftOut problems={problems} words={words} />
        <p className={textStyles.measured} role="status" data-awaits-query>
          {said.join(' ')}
        </p>
      </div>
      <div data-awaits-query="list">
        <CompareTable
          caption={t('compare.caption', {
            party: [party, month !== undefined && words.month(month)]
              .filter(Boolean)
              .join(localeInfo[locale].comma),
          })}
          columns={columns}
          isMine={own.isMine}
          rows={rowsOf(columns, { data, words, locale, t })}
        />
      </div>
      <p className={classes(textStyles.note, textStyles.measured)}>
        {t('compare.note')} {ruleInWords(words, t)} {t('advice.counted')}{' '}
        <Link to={`${paths.credits(locale)}#credits-data`} data-screen-only>
          {t('advice.method')}
        </Link>
      </p>
    </div>
  );
}

export const CompareIsland = asIsland(Compare);
