import { useTranslation } from 'react-i18next';
import { spokenDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import type { Foundation, FoundationCard } from './model.ts';

type Dated = Pick<FoundationCard, 'startsAt' | 'offeredDates' | 'dueAt'>;

/** The date a status text mentions: of the talk or the notary appointment, or all that are offered. */
export function useSaidDate(card: Dated, now: string, known?: Foundation): string {
  const { t } = useTranslation(['sharedFoundations']);
  const { locale } = useLocale();
  const { startsAt, offeredDates, dueAt } = card;
  const one = startsAt ?? known?.notaryAppointment?.startsAt ?? dueAt;
  const dates = offeredDates.length > 0 ? offeredDates : one ? [one] : [];
  // Each holds a comma of its own, so that a list with commas would be hard to read.
  return dates
    .map((date) => spokenDate(date, locale, now))
    .join(` ${t('sharedFoundations:card.or')} `);
}
