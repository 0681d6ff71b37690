import { useTranslation } from 'react-i18next';
import { spokenDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { SlotField } from '../../../../shared/appointments/slot-field.tsx';
import { timeChosen } from '../../../../shared/appointments/time-chosen.ts';
import { station } from '../../commands/station.tsx';
import { useFoundationPage, useOpenSlots } from '../../page-context.tsx';

/** The old time stays booked until the new one is; it stays by phone or by video, and the number stays. */
export const moveConsultation = station({
  command: 'move-consultation',
  places: ['consultation-pending'],
  ask: 'move-talk',
  rules: {
    payload: ({ type, startsAt }) => ({ type, startsAt }),
    problems: timeChosen,
  },
  useWords() {
    const { t } = useTranslation(['foundations']);
    const { locale } = useLocale();
    const { foundation, now } = useFoundationPage();
    const { consultation: talk } = foundation;
    const hasSlots = useOpenSlots().length > 0;
    if (!talk || talk.declined || !hasSlots) return undefined;
    const date = spokenDate(talk.startsAt, locale, now);
    const text = t('foundations:consultation.move.text', { date });
    return { ...t('foundations:consultation.move'), text, wide: true };
  },
  Fields({ foundation: { consultation: talk } }) {
    const { t } = useTranslation(['foundations']);
    const { now } = useFoundationPage();
    const length = t('foundations:consultation.length');
    return (
      <>
        {talk && !talk.declined && <input type="hidden" name="type" value={talk.type} />}
        <SlotField slots={useOpenSlots()} now={now} length={length} wide />
      </>
    );
  },
});
