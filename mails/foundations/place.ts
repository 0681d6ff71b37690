import { ERASED } from '#domain/erased.ts';
import type { NotaryAppointment } from '#domain/foundations/state.ts';
import type { Locale } from '#domain/site/paths.ts';

/** Where an appointment takes place, as lines of a note. */
export function placeOf({ place, online }: NotaryAppointment, language: Locale): string[] {
  const lines = place && place !== ERASED ? [place] : [];
  if (!online) return lines;
  return [...lines, language === 'de' ? 'Online, per Video' : 'Online, by video'];
}

/** A deed recorded online asks for another identification than one in the notary's office. */
export const whatToBring = ({ online }: Pick<NotaryAppointment, 'online'>) =>
  online
    ? {
        de: 'Halte deinen Ausweis mit Online-Funktion und die PIN bereit.',
        en: 'Have your ID card with its online function and the PIN to hand.',
      }
    : {
        de: 'Bring deinen Personalausweis oder Reisepass mit.',
        en: 'Bring your identity card or passport.',
      };
