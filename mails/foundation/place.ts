import { ERASED } from '#domain/erased.ts';
import type { NotaryAppointment } from '#domain/foundation/state.ts';
import type { Locale } from '#domain/site/paths.ts';

/** Where an appointment takes place, as lines of a note. */
export function placeOf({ place, online }: NotaryAppointment, language: Locale): string[] {
  const lines = place && place !== ERASED ? [place] : [];
  if (!online) return lines;
  return [...lines, language === 'de' ? 'Online, per Video' : 'Online, by video'];
}
