import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react';
import { useI18n } from '../i18n/context.tsx';
import { paths } from '../paths.ts';
import { Field } from '../planner/choices/fields.tsx';
import { ChildrenField, MonthField, PeopleField } from '../planner/choices/month-and-people.tsx';
import { choiceOf } from '../planner/choices/with-choice.ts';
import { useKeptTrip } from '../planner/use-trip.ts';
import { parseTrip, type KnownIds } from '../trip/parse-trip.ts';
import { writeTrip, type Trip } from '../trip/trip.ts';
import { classes } from '../ui/classes.ts';
import chip from '../ui/chip.module.css';
import field from '../ui/field.module.css';
import pill from '../ui/pill.module.css';
import textStyles from '../ui/text.module.css';
import type { CompareData } from './compare.server.ts';
import { routeOnly, tripInLink, withoutRoute, type Comparison } from './comparison.ts';
import styles from './compare.module.css';

const routeIn = (trip: Trip) => writeTrip(routeOnly(trip));

/** The trip kept on this device, and whether that of the address is it or another one's. */
export function useOwnTrip({ stops, ...trip }: Trip, known: KnownIds) {
  const kept = parseTrip(useKeptTrip(), known).trip;
  const isGiven = stops.length > 0;
  const isKept = routeIn({ ...trip, stops }) === routeIn(kept);
  return { kept, isMine: isGiven && isKept, isLinked: isGiven && !isKept };
}

type Change = (update: (before: Comparison) => Comparison, added?: string) => boolean;

type Choice = {
  id: string;
  title: string;
  length?: string | undefined;
  /** Whether the choice is removed from the list when it is unchecked. */
  passes?: boolean;
  checked: boolean;
  change: (before: Comparison) => Comparison;
};

type Props = {
  data: CompareData;
  known: KnownIds;
  comparison: Comparison;
  own: ReturnType<typeof useOwnTrip>;
  onChange: Change;
};

const drop = (before: Comparison) => ({ ...before, trip: withoutRoute(before.trip) });

const dropFriend = (before: Comparison) => ({ ...before, friend: undefined });

const toggle = (one: string) => (before: Comparison) => {
  const others = before.ids.filter((id) => id !== one);
  return { ...before, ids: others.length < before.ids.length ? others : [...others, one] };
};

/** A choice that is removed from the list when it is unchecked. */
const passing = (id: string, title: string, change: Choice['change']): Choice => ({
  id,
  title,
  passes: true,
  checked: true,
  change,
});

/** The browser would leave the focus on no element. */
const passFocus = (input: HTMLInputElement) =>
  input.closest('label')?.nextElementSibling?.querySelector('input')?.focus();

/** The checkboxes, those that were checked before hydration too. */
function Trips({ data, own, comparison, onChange }: Props) {
  const { t } = useI18n();
  const { ids, friend } = comparison;
  const { kept, isMine, isLinked } = own;
  const offered: { id: string; title: string; length?: string }[] = [...data.trips, ...data.places];
  const box = useRef<HTMLFieldSetElement>(null);
  const addServed = useEffectEvent(() => {
    const checked = box.current?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
    const served = [...checked].map(({ value }) => value);
    onChange((before) => {
      const more = served.filter(
        (value) => !before.ids.includes(value) && offered.some(({ id }) => id === value),
      );
      return more.length === 0 ? before : { ...before, ids: [...before.ids, ...more] };
    });
  });
  useEffect(() => addServed(), []);
  const takeMine = (before: Comparison) => {
    if (isMine) return drop(before);
    const party = withoutRoute(before.trip);
    // The trip of a link stays in the table as the friend's.
    const other = before.friend ?? (isLinked ? routeOnly(before.trip) : undefined);
    const mine = { ...kept, ...party, ...routeOnly(kept) };
    if (party.month && party.from === undefined) delete mine.from;
    return { ...before, trip: mine, friend: other };
  };
  const choices: Choice[] = [
    { id: 'mine', title: t('compare.mine'), checked: isMine, change: takeMine },
    ...(isLinked ? [passing('linked', t('compare.linked'), drop)] : []),
    ...(friend ? [passing('friend', t('compare.friend'), dropFriend)] : []),
    ...offered.map(({ id, title, length }) => {
      return { id, title, length, checked: ids.includes(id), change: toggle(id) };
    }),
  ];
  return (
    <fieldset ref={box} className={styles.trips}>
      <legend>{t('compare.choose')}</legend>
      <div>
        {choices.map(({ id, title, length, passes, checked, change }) => (
          <label
            key={id}
            className={classes(chip.chip, styles.chip)}
            data-mine={id === 'mine' || undefined}
            data-checked={checked || undefined}
          >
            <input
              type="checkbox"
              value={id}
              checked={checked}
              onChange={({ target }) => {
                if (passes) passFocus(target);
                onChange(change, title);
              }}
            />
            <span>{title}</span>
            {length && <small>{length}</small>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function FriendLink({ known, onChange }: Pick<Props, 'known' | 'onChange'>) {
  const { locale, t } = useI18n();
  const [isUnread, setUnread] = useState(false);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector('input');
    const friend = tripInLink(input?.value ?? '', known);
    setUnread(friend === undefined);
    if (!friend || !input) return;
    if (onChange((before) => ({ ...before, friend }), t('compare.friend'))) input.value = '';
  };
  return (
    <form className={styles.friend} action={paths.compare(locale)} onSubmit={add}>
      <Field id="compare-friend" label={t('compare.friendLink')}>
        <div>
          <input
            className={field.field}
            id="compare-friend"
            type="text"
            inputMode="url"
            autoComplete="off"
            dir="ltr"
            aria-describedby="compare-friend-hint"
            aria-invalid={isUnread || undefined}
            onInput={() => setUnread(false)}
          />
          <button type="submit" className={pill.pill}>
            {t('compare.friendAdd')}
          </button>
        </div>
        <p id="compare-friend-hint" className={textStyles.note} role="status">
          {t(isUnread ? 'compare.friendUnread' : 'compare.friendHint')}
        </p>
      </Field>
    </form>
  );
}

/** Which trips and places, for whom and when. */
export function CompareChoices(props: Props) {
  const { data, known, comparison, onChange } = props;
  const set = choiceOf((update) =>
    onChange((before) => ({ ...before, trip: update(before.trip) })),
  );
  return (
    <>
      <Trips {...props} />
      <div className={styles.fields}>
        <PeopleField id="compare-people" trip={comparison.trip} set={set} />
        <ChildrenField id="compare-children" trip={comparison.trip} set={set} />
        <MonthField id="compare-month" trip={comparison.trip} set={set} months={data.months} />
        <FriendLink known={known} onChange={onChange} />
      </div>
    </>
  );
}
