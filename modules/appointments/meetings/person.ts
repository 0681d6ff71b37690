import { createHmac } from 'node:crypto';
import { samePerson } from '#domain/appointments/forms.ts';

/** Recognises an address without storing it. */
export const personKeyOf = (linkSecret: string, email: string): string =>
  createHmac('sha256', linkSecret)
    .update(`meeting person ${samePerson(email)}`)
    .digest('base64url');
