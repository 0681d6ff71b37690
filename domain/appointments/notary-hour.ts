import { addMinutes } from 'date-fns/addMinutes';

/** Appointments have no end; most deeds are read and signed in this time. */
const USUAL_MINUTES = 60;

export const appointmentEnd = (startsAt: string): string =>
  addMinutes(startsAt, USUAL_MINUTES).toISOString();
