import { distance } from 'fastest-levenshtein';
import { ERASED } from '../../erased.ts';
import { refuse } from '../command.ts';
import { withCorrected } from '../notary-room.ts';
import { type Reason, reasonSchema } from '../reason.ts';
import type { StateAt } from '../state.ts';
import { unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';
import { type Notary, notarySchema } from './core-data-schema.ts';

export const correctNotarySchema = notarySchema.extend(reasonSchema.shape);

/** Statuses from the core data, which may name a notary, to the entry. */
const named = unfinished.filter((status) => status !== 'start-pending');
type Named = StateAt<(typeof named)[number]>;

const events = {
  NotaryCorrected: event<Notary & Reason>()({
    from: named,
    personal: {
      name: 'notary',
      email: 'notary',
      city: 'notary',
      phone: 'notary',
      reason: 'founder',
    },
    fold: (state, { reason: _why, ...notary }): Named => {
      const corrected = { ...withCorrected(state, notary), notary };
      if (!('appointment' in corrected)) return corrected;
      const notaryEmail = notary.email ?? corrected.appointment.notaryEmail;
      const appointment = { ...corrected.appointment, notaryName: notary.name, notaryEmail };
      return { ...corrected, appointment };
    },
  }),
};
const command = commandOf<typeof events>();

const wordsOf = (name: string) => name.trim().toLowerCase().split(/\s+/);

/** Two spellings of a name differ in no word by more than a third of its letters. */
function isMisspelt(before: string, after: string): boolean {
  const [one, other] = [wordsOf(before), wordsOf(after)];
  return (
    one.length === other.length &&
    one.every((word, index) => distance(word, other[index] ?? '') <= Math.floor(word.length / 3))
  );
}

/** Whether it is the same person: the email address is equal, or the name apart from its spelling. */
function isCorrection(before: Notary, after: Notary): boolean {
  if (before.name === ERASED || before.email === ERASED) return true;
  const [was, is] = [before.email, after.email].map((email) => email?.trim().toLowerCase());
  return (was !== undefined && was === is) || isMisspelt(before.name, after.name);
}

const commands = [
  command({
    name: 'correct-notary',
    via: ['json'],
    who: ['staff'],
    when: named,
    payload: correctNotarySchema,
    decide: ({ notary }, data) => {
      if (!notary) return refuse('NOT_ALLOWED_NOW');
      if (!isCorrection(notary, data)) return refuse('OTHER_NOTARY_NAMED');
      return [{ type: 'NotaryCorrected', data }];
    },
  }),
] as const;

export const namedNotary = { events, commands };
