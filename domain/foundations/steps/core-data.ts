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
  'preferredNotary.name': 'notary',
  'preferredNotary.email': 'notary',
  'preferredNotary.city': 'notary',
} as const satisfies PersonalFields;

/** The documents are based on these data, so they are final once the documents are approved. */
const untilApproved = [
  'consultation-appointment-select-pending',
  'consultation-pending',
  'documents-pending',
  'review-pending',
] as const;
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

const events = {
  CoreDataSubmitted: event<CoreDataPayload>()({
    from: ['start-pending'],
    to: 'consultation-appointment-select-pending',
    personal,
    fold: (state, data) => ({ ...state, ...split(data, state.notary) }),
  }),
  CoreDataCorrected: event<CoreDataPayload>()({
    from: untilApproved,
    personal,
    fold: (state, data) => ({ ...state, ...split(data, state.notary) }),
  }),
  NotaryNamed: event<Notary>()({
    from: untilConfirmed,
    personal: { name: 'notary', email: 'notary', city: 'notary' },
    fold: (state, notary) => ({ ...state, notary }),
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
