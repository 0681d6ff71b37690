import type { Appointment } from '#api/contract.gen.d.ts';
import type { Translate } from '../../../../kit/texts/namespaces.ts';

/** The company, else whoever has the time. */
export const whoOf = ({ company, person }: Appointment, t: Translate<'staffSlots'>): string =>
  company ?? person?.name ?? person?.email ?? t('staffSlots:entry.erased');
