import { useTranslation } from 'react-i18next';
import { expectedBy } from '#domain/foundations/forecast/turnaround.ts';
import type { ShownStatus } from '#domain/foundations/shown-status.ts';
import { dayKey, spokenDay } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import type { FoundationCard } from './model.ts';

/** A withdrawal period ends with the last moment of a day. */
const dayAfter = (end: string) => new Date(Date.parse(end) + 1).toISOString();

/** By when the team or the law firm has to be done; nothing once it has passed. */
const recordedDay = ({ dueOn, waitingOn }: FoundationCard, now: string): string | undefined =>
  dueOn !== null && dueOn >= dayKey(now) && (waitingOn === 'staff' || waitingOn === 'lawyer')
    ? dueOn
    : undefined;

/** When a foundation goes on: by a day, if it is usual to be done by one. */
export function useWhen(card: FoundationCard, text: ShownStatus, now: string): string {
  const { t } = useTranslation(['sharedFoundations']);
  const { locale } = useLocale();
  const words = t('sharedFoundations:status')[text];
  const day = recordedDay(card, now) ?? expectedBy(card, now);
  if ('late' in words && day === undefined) return words.late;
  return t(`sharedFoundations:status.${text}.when`, {
    by: day ? spokenDay(day, locale, now) : '',
    next: card.beginsAfter ? spokenDay(dayAfter(card.beginsAfter), locale, now) : '',
  });
}
