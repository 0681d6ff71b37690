import type { TFunction } from 'i18next';
import type { Appointment } from '#api/contract.gen.d.ts';

/** The company, else whoever has the time. */
export const whoOf = (
  { company, person }: Appointment,
  t: TFunction<['staffAppointments']>,
): string => company ?? person?.name ?? person?.email ?? t('staffAppointments:entry.erased');
