import { z } from 'zod';
import { redemptionRequest } from '../orders/hours.ts';
import { locales } from '../site/paths.ts';
import { emailAddress, instant, line, optional, required, text } from '../text.ts';

/** What mail programs make links of, in any script: `evil.example` but not `J.R.` or `Prof.Weber`. */
const linkLike = /www\.|[/<>@]|[.\u3002\uff0e\uff61]\p{L}{2}/iu;
const titles = /\b(Dr|Prof|Dipl|Ing|Mag|St)\.(?=\p{Lu}\p{Ll})/gu;
const telephoneNumber = /(?:\p{N}\P{N}*){5}/u;
const isName = (value: string) =>
  !linkLike.test(value.replaceAll(titles, '$1 ')) && !telephoneNumber.test(value);
/** Mails carry the name: it must not bring anything that can be clicked or dialled. */
const name = line(100).refine(isName, 'NOT_A_NAME');

/** What a visitor enters to book the free strategy meeting. */
export const meetingForm = z.object({
  startsAt: instant,
  name,
  email: required(emailAddress),
  /** What they would like to settle. */
  question: optional(text(500)),
});

/** What the holder of a mailed link chooses to move the meeting. */
export const moveForm = meetingForm.pick({ startsAt: true });

/** A form with the language in which its sender gets mails. */
export const meetingRequest = meetingForm.extend({ language: z.enum(locales) });

/** For how long somebody has to be free. */
export const timeQuestion = redemptionRequest.pick({ minutes: true });

/** The time that a member chooses for hours that were redeemed, or chooses anew. */
export const timeRequest = z.object({ startsAt: instant, consultantId: z.uuid() });
export type TimeRequest = z.output<typeof timeRequest>;

/** Two spellings of one address are one person. */
export const samePerson = (email: string) => email.trim().normalize('NFC').toLowerCase();
