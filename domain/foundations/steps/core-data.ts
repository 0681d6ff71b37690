import { withChosen } from '../notary-room.ts';
import type { StateAt } from '../state.ts';
import { commandOf, event, type PersonalFields } from '../step.ts';
import {
  type CoreDataPayload,
  coreDataSchema,
  type Notary,
  notarySchema,
} from './core-data-schema.ts';

const personal = {
  companyName: 'founder',
  city: 'founder',
  website: 'founder',
  companyPurpose: 'founder',
  description: 'founder',
  'businessAddress.street': 'founder',
  'businessAddress.zip': 'founder',
  'businessAddress.city': 'founder',
  'preferredNotary.name': 'notary',
  'preferredNotary.email': 'notary',
  'preferredNotary.city': 'notary',
  'preferredNotary.phone': 'notary',
} as const satisfies PersonalFields;

/** The documents contain these data, so they are final once the documents are approved. */
const untilApproved = [
  'consultation-appointment-select-pending',
  'consultation-pending',
  'documents-pending',
  'review-pending',
] as const;
/** Later statuses allow it while an obstacle requires it: the register or the chamber objects to the name. */
const whileObjected = [
  'bank-account-pending',
  'share-capital-payment-pending',
  'register-record-pending',
] as const;
const correctable = [...untilApproved, ...whileObjected] as const;
const untilConfirmed = [
  'start-pending',
  ...untilApproved,
  'notary-appointment-pending',
  'notary-appointment-confirmation-pending',
] as const;

const split = ({ preferredNotary, ...coreData }: CoreDataPayload, known: Notary | undefined) => ({
  coreData,
  notary: preferredNotary ?? known,
});
/** The founder need not name a notary, and names the one that is known by saying nothing. */
const chosenIn = <State extends Parameters<typeof withChosen>[0]>(
  state: State,
  { preferredNotary }: CoreDataPayload,
): State => (preferredNotary ? withChosen(state, preferredNotary) : state);

const events = {
  CoreDataSubmitted: event<CoreDataPayload>()({
    from: ['start-pending'],
    to: 'consultation-appointment-select-pending',
    personal,
    fold: (state, data) => ({ ...chosenIn(state, data), ...split(data, state.notary) }),
  }),
  CoreDataCorrected: event<CoreDataPayload>()({
    from: correctable,
    personal,
    fold: (state, data): StateAt<(typeof correctable)[number]> => ({
      ...chosenIn(state, data),
      ...split(data, state.notary),
    }),
  }),
  NotaryNamed: event<Notary>()({
    from: untilConfirmed,
    personal: { name: 'notary', email: 'notary', city: 'notary', phone: 'notary' },
    // The request to a former notary no longer counts.
    fold: (state, notary): StateAt<(typeof untilConfirmed)[number]> => ({
      ...withChosen(state, notary),
      ...('notaryAsked' in state && { notaryAsked: false }),
      notary,
    }),
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'submit-core-data',
    via: ['json'],
    who: ['founder'],
    when: ['start-pending'],
    payload: coreDataSchema,
    decide: (_state, data) => [{ type: 'CoreDataSubmitted', data }],
  }),
  command({
    name: 'correct-core-data',
    via: ['json'],
    who: ['founder'],
    when: untilApproved,
    opened: whileObjected,
    payload: coreDataSchema,
    decide: (_state, data) => [{ type: 'CoreDataCorrected', data }],
  }),
  command({
    name: 'name-notary',
    via: ['json'],
    who: ['founder'],
    when: untilConfirmed,
    payload: notarySchema,
    decide: (_state, data) => [{ type: 'NotaryNamed', data }],
  }),
] as const;

export const coreData = { events, commands };
