import type { ShownStatus } from '#domain/foundations/shown-status.ts';
import { spokenDay } from '#domain/site/formats.ts';
import { expectedBy } from '#domain/site/waiting-times.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import type { FoundationCard } from './model.ts';

/** When a foundation goes on: by a day, if it is usual to be done by one. */
export function useWhen(card: FoundationCard, text: ShownStatus, now: string): string {
  const { t, locale } = useTexts('sharedFoundations');
  const words = t('sharedFoundations:status')[text];
  const day = expectedBy(card, now);
  if ('late' in words && day === undefined) return words.late;
  return t(`sharedFoundations:status.${text}.when`, {
    by: day ? spokenDay(day, locale, now) : '',
    day: card.beginsAfter ? spokenDay(card.beginsAfter, locale, now) : '',
  });
}
