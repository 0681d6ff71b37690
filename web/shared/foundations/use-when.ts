import { spokenDay } from '#domain/site/formats.ts';
import { expectedBy } from '#domain/site/waiting-times.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import type { FoundationCard, StatusText } from './model.ts';

/** When a foundation goes on: by a day, if it is usual to be done by one. */
export function useWhen(card: FoundationCard, text: StatusText, now: string): string {
  const { t, locale } = useTexts('member');
  const words = t('member:status')[text];
  const day = expectedBy(card, now);
  if ('late' in words && day === undefined) return words.late;
  return t(`member:status.${text}.when`, {
    by: day ? spokenDay(day, locale, now) : '',
    day: card.beginsAfter ? spokenDay(card.beginsAfter, locale, now) : '',
  });
}
