import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../kit/api/call.ts';

export type NotaryAnswer = DataOf<'GET /admin/notaries/:id/foundations'>[number]['answers'][number];

const HOURS_A_DAY = 24;
/** From two days on hours say nothing. */
const IN_DAYS_FROM = 2 * HOURS_A_DAY;

/** What was answered, and how long it took, in words. */
export function useAnswerWords() {
  const { t } = useTranslation(['staff', 'staffNotaries']);
  const timeIn = (hours: number) =>
    hours < IN_DAYS_FROM
      ? t('staffNotaries:happened.hours', { count: hours })
      : t('staff:time.days', { count: Math.round(hours / HOURS_A_DAY) });
  const answerIn = ({ gave, from, dates, hours }: NotaryAnswer) =>
    [
      gave === 'declined'
        ? t('staffNotaries:happened.declined')
        : t('staffNotaries:happened.dates', { count: dates.length }),
      from === 'room' && t('staffNotaries:happened.inRoom'),
      hours !== null && t('staffNotaries:happened.after', { time: timeIn(hours) }),
    ]
      .filter(Boolean)
      .join(', ');
  return { timeIn, answerIn };
}
