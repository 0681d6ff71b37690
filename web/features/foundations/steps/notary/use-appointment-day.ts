import { spokenDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useFoundationPage } from '../../page-context.tsx';

/** When the notary appointment is; empty if there is none. */
export function useAppointmentDay(): string {
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const startsAt = foundation.notaryAppointment?.startsAt;
  return startsAt ? spokenDate(startsAt, locale, now) : '';
}
