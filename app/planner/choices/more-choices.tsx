import { useI18n } from '../../i18n/context.tsx';
import type { Gateway } from '../../legs/legs.server.ts';
import { defaultPeople, guestsOf } from '../../prices/party-price.ts';
import type { Change } from '../../trip/parts.ts';
import { cutWords, readWords, tripLimits, type Trip } from '../../trip/trip.ts';
import { classes } from '../../ui/classes.ts';
import textStyles from '../../ui/text.module.css';
import styles from './choices.module.css';
import { Select, TypedChoice } from './fields.tsx';
import { Stepper } from './stepper.tsx';
import stack from '../../ui/stack.module.css';
import { choiceOf } from './with-choice.ts';

type Props = { gateways: readonly Gateway[]; trip: Trip; onChange: Change };

export function MoreChoices({ gateways, trip, onChange }: Props) {
  const { t } = useI18n();
  const { start, end, by, people = defaultPeople, children = [], also = '' } = trip;
  const { rooms = Math.ceil(people / 2) } = trip;
  const towns = gateways.map(({ id, name }) => ({ value: id, text: name }));
  const set = choiceOf(onChange);
  return (
    <div className={stack.apart} data-screen-only>
      <div className={classes(stack.apart, styles.fields)}>
        <Select
          id="plan-start"
          label={t('plan.start')}
          value={start}
          none={t('plan.startNone')}
          options={towns}
          onChange={(value) => {
            const town = value || undefined;
            // One goes home from where one came, until another town is chosen.
            set({ start: town, ...(end === start && { end: town }) }, 'start');
          }}
        />
        <Select
          id="plan-end"
          label={t('plan.end')}
          value={end}
          none={t('plan.endNone')}
          options={towns}
          onChange={(value) => set({ end: value || undefined }, 'end')}
        />
        <Select
          id="plan-by"
          label={t('plan.by')}
          value={by === 'car' ? by : undefined}
          none={t('plan.byAir')}
          options={[{ value: 'car', text: t('plan.byCar') }]}
          onChange={(value) => set({ by: value === 'car' ? 'car' : undefined }, 'by')}
        />
        <div className={classes(stack.close, styles.field)}>
          <span className={textStyles.strong}>{t('plan.rooms')}</span>
          <Stepper
            value={rooms}
            most={guestsOf({ people, children })}
            fewer={t('plan.fewerRooms')}
            more={t('plan.moreRooms')}
            onChange={(value) => set({ rooms: value }, 'rooms')}
          />
        </div>
      </div>
      <TypedChoice
        id="plan-also"
        label={t('plan.also')}
        hint={t('plan.alsoHint')}
        value={also}
        text={{ read: (text) => cutWords(readWords(text)) }}
        input={{ maxLength: tripLimits.also }}
        onChange={(text) => set({ also: cutWords(readWords(text)) || undefined }, 'also')}
      />
      <p className={classes(textStyles.note, textStyles.measured)}>{t('plan.fromAbroad')}</p>
    </div>
  );
}
