import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Slot } from '#api/contract.gen.d.ts';
import {
  calendarLeaf,
  clockDigits,
  dayKey,
  hourIn,
  longDay,
  spokenDate,
  spokenDay,
  zoneOf,
} from '#domain/site/formats.ts';
import { useField } from '../../kit/forms/field.ts';
import { HelpAndProblem, Star } from '../../kit/forms/plain/field-frame.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import styles from './slot-field.module.css';

/** With whom and until when is said where it is known. */
type Time = Pick<Slot, 'startsAt'> & Partial<Slot>;

interface SlotFieldProps {
  slots: readonly Time[];
  now: string;
  /** How long it takes, such as `15 Minuten`. */
  length: string;
  /** What the times are for; that of the form's labels unless given. */
  label?: string;
  /** Long appointments, few a day: also shows with whom each is, and until when. */
  wide?: boolean;
}

/**
 * Free times as radio buttons, grouped by day, the days beside each other; sends `startsAt`. It needs no
 * script: that only says what is chosen, and that somebody else has booked it meanwhile.
 */
export function SlotField({ slots, now, length, label, wide = false }: SlotFieldProps) {
  const { t } = useTranslation(['appointments']);
  const { locale } = useLocale();
  const control = useField({ name: 'startsAt', required: true, ...(label && { label }) });
  const { id, name, ...group } = control.attributes;
  const problem = control.plain
    ? control.problem
    : control.problem && t('appointments:slots.choose');
  const [picked, setPicked] = useState('');
  const days = Map.groupBy(slots, ({ startsAt }) => dayKey(startsAt));
  const [firstDay = ''] = days.keys();
  const [openDay, setOpenDay] = useState(control.value ? dayKey(control.value) : firstDay);
  // Times come and go: a day keeps its place, and stays open, until its last time is taken. Browsers close a day
  // that is inserted open beside one that still is.
  if (!days.has(openDay) && openDay !== firstDay) setOpenDay(firstDay);
  const isFree = slots.some(({ startsAt }) => startsAt === picked);
  return (
    <fieldset
      role="radiogroup"
      {...group}
      className={styles.slots}
      onChange={({ target }) => target instanceof HTMLInputElement && setPicked(target.value)}
    >
      <legend className={styles.legend}>
        {control.label ?? t('appointments:slots.label')}
        {control.starred && <Star />}
      </legend>
      <Text variant="body2" tone="secondary" className={styles.zone}>
        {`${length}, ${t('appointments:slots.zone')} (${zoneOf(slots[0]?.startsAt ?? now, locale)})`}
      </Text>
      <HelpAndProblem control={{ ...control, problem }} />
      <div className={styles.days}>
        {[...days].map(([key, day]) => (
          <Day
            key={key}
            slots={day}
            open={key === openDay}
            chosen={control.value}
            name={name}
            // The summary of errors links to the first one.
            firstId={key === firstDay ? id : undefined}
            now={now}
            wide={wide}
          />
        ))}
      </div>
      <Text variant="body2" aria-live="polite" className={styles.picked}>
        {picked &&
          (isFree
            ? t('appointments:slots.chosen', { date: spokenDate(picked, locale, now) })
            : t('appointments:slots.gone'))}
      </Text>
    </fieldset>
  );
}

interface DayProps {
  slots: readonly Time[];
  open: boolean;
  chosen: string;
  name: string;
  firstId: string | undefined;
  /** The year is said where it is another one. */
  now: string;
  wide: boolean;
}

/**
 * One is open at a time; a day that is closed says how many times it has, or that one is chosen. Browsers
 * that cannot place its times below all days show the days one below the other.
 */
function Day({ slots, open, chosen, name, firstId, now, wide }: DayProps) {
  const { t } = useTranslation(['appointments']);
  const { locale } = useLocale();
  const first = slots[0]?.startsAt ?? now;
  const leaf = calendarLeaf(first, locale);
  return (
    <details name="day" open={open} className={styles.day}>
      <summary className={styles.summary}>
        <span aria-hidden="true" className={styles.leaf}>
          <small>{leaf.weekday}</small>
          <span>{leaf.day}</span>
          <small>{leaf.month}</small>
        </span>
        <span className={styles.spoken}>
          {spokenDay(first, locale, now)}
          <Text as="span" variant="body2" tone="secondary" data-count>
            {t('appointments:slots.free', { count: slots.length })}
          </Text>
          <Text as="span" variant="body2" data-chosen className={styles.chosen}>
            {t('appointments:slots.chosenHere')}
          </Text>
        </span>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className={styles.times}>
        <p aria-hidden="true" className={styles.dayName}>
          {spokenDay(first, locale, now)}
        </p>
        {[...Map.groupBy(slots, partOf)].map(([part, times]) => (
          <div key={part} className={styles.part}>
            <Text variant="body2" tone="secondary" className={styles.partName}>
              {t('appointments:slots.parts')[part]}
            </Text>
            <div className={wide ? styles.wide : styles.grid}>
              {times.map((time) => (
                <Choice
                  key={time.startsAt}
                  time={time}
                  name={name}
                  id={time.startsAt === first ? firstId : undefined}
                  checked={time.startsAt === chosen}
                  wide={wide}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </details>
  );
}

function partOf({ startsAt }: Time): 'morning' | 'afternoon' | 'evening' {
  const hour = hourIn(startsAt);
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}

interface ChoiceProps {
  time: Time;
  name: string;
  id: string | undefined;
  checked: boolean;
  wide: boolean;
}

function Choice({ time: { startsAt, endsAt, consultant }, name, id, checked, wide }: ChoiceProps) {
  const { t } = useTranslation(['appointments']);
  const { locale } = useLocale();
  const start = clockDigits(startsAt, locale);
  const shown = wide && endsAt ? `${start}–${clockDigits(endsAt, locale)}` : start;
  const who = consultant && t('appointments:slots.with', { name: consultant.name });
  return (
    <label className={styles.time}>
      {/* Covers the label, so that it can be touched; the label shows whether it is checked. */}
      <input
        type="radio"
        name={name}
        value={startsAt}
        id={id}
        defaultChecked={checked}
        aria-label={[longDay(startsAt, locale), shown, who].filter(Boolean).join(', ')}
        className={styles.radio}
      />
      <span aria-hidden="true">{shown}</span>
      {wide && who && (
        <Text as="span" variant="body2" tone="secondary" aria-hidden="true">
          {who}
        </Text>
      )}
    </label>
  );
}
