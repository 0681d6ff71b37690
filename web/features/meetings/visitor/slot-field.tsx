import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { calendarLeaf, clockDigits, longDay, spokenDay } from '#domain/site/formats.ts';
import { useField } from '../../../kit/forms/field.ts';
import { HelpAndProblem, Star } from '../../../kit/forms/plain/field-frame.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import styles from './slot-field.module.css';
import { byDay, byPart } from './slots.ts';

const { minutes } = appointmentRules['strategy-meeting'];

/** Free times as radio buttons, grouped by day: days beside each other, as members see them. */
export function SlotField({ starts }: { starts: readonly string[] }) {
  const { t } = useTranslation(['visitorMeetings']);
  const control = useField({ name: 'startsAt', required: true });
  const { id, name, ...group } = control.attributes;
  const days = byDay(starts);
  const chosenDay = Math.max(
    days.findIndex((day) => day.includes(control.value)),
    0,
  );
  return (
    <fieldset role="radiogroup" {...group} className={styles.slots}>
      <legend className={styles.legend}>
        {control.label}
        <Star />
      </legend>
      <Text variant="body2" tone="secondary" className={styles.zone}>
        {t('visitorMeetings:form.zone', { minutes })}
      </Text>
      <HelpAndProblem control={control} />
      <div className={styles.days}>
        {days.map((day, index) => (
          <Day
            key={day[0]}
            starts={day}
            open={index === chosenDay}
            chosen={control.value}
            name={name}
            // The summary of errors links to the first one.
            firstId={index === 0 ? id : undefined}
            now={starts[0] ?? ''}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface DayProps {
  starts: readonly string[];
  open: boolean;
  chosen: string;
  name: string;
  firstId: string | undefined;
  /** The year is said where it is another one. */
  now: string;
}

/**
 * One is open at a time; a day that is closed says how many times it has, or that one is chosen. Browsers
 * that cannot place its times below all days show the days one below the other.
 */
function Day({ starts, open, chosen, name, firstId, now }: DayProps) {
  const { t } = useTranslation(['visitorMeetings']);
  const { locale } = useLocale();
  const [first = ''] = starts;
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
            {t('visitorMeetings:form.free', { count: starts.length })}
          </Text>
          <Text as="span" variant="body2" data-chosen className={styles.chosen}>
            {t('visitorMeetings:form.chosen')}
          </Text>
        </span>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
      </summary>
      <div className={styles.times}>
        <p aria-hidden="true" className={styles.dayName}>
          {spokenDay(first, locale, now)}
        </p>
        {byPart(starts).map(([part, times]) => (
          <div key={part} className={styles.part}>
            <Text variant="body2" tone="secondary" className={styles.partName}>
              {t('visitorMeetings:form.parts')[part]}
            </Text>
            <div className={styles.grid}>
              {times.map((startsAt) => (
                <Time
                  key={startsAt}
                  startsAt={startsAt}
                  name={name}
                  id={startsAt === first ? firstId : undefined}
                  checked={startsAt === chosen}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </details>
  );
}

interface TimeProps {
  startsAt: string;
  name: string;
  id: string | undefined;
  checked: boolean;
}

function Time({ startsAt, name, id, checked }: TimeProps) {
  const { locale } = useLocale();
  return (
    <label className={styles.time}>
      {/* Covers the label, so that it can be touched; the label shows whether it is checked. */}
      <input
        type="radio"
        name={name}
        value={startsAt}
        id={id}
        defaultChecked={checked}
        aria-label={`${longDay(startsAt, locale)}, ${clockDigits(startsAt, locale)}`}
        className={styles.radio}
      />
      <span aria-hidden="true">{clockDigits(startsAt, locale)}</span>
    </label>
  );
}
