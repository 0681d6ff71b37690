import {
  type Actor,
  isRefusal,
  type PackageOffer,
  type Role,
  type TakenSlot,
} from '#domain/foundations/command.ts';
import { inPresentShape } from '#domain/foundations/event-shapes.ts';
import type { FoundationEvent } from '#domain/foundations/foundation.ts';
import {
  decide,
  evolve,
  initialState,
  isCommandVia,
  type PayloadOf,
} from '#domain/foundations/foundation.ts';
import { type CommandName, commandNames } from '#domain/foundations/names.ts';
import type { FoundationState } from '#domain/foundations/state.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { TERMS_VERSION } from '#domain/orders/order.ts';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import { firmReleaseText } from '#domain/orders/terms/firm-release.ts';
import { notaryReleaseText } from '#domain/orders/terms/notary-release.ts';

export const founder: Actor = { id: '5f0c1d3e-7d1f-4c55-9d6b-0a9b6a1e8c01', role: 'founder' };
/** Somebody who has joined a formation of somebody else. */
export const coFounder: Actor = { id: '8a2d4f6b-1c3e-4b5d-8f70-2e4c6a8b0d12', role: 'co-founder' };
const members: Partial<Record<Role, Actor>> = { founder, 'co-founder': coFounder };
export const actorOf = (role: Role): Actor => members[role] ?? { id: role, role };

/** When every example takes place; the consultation is the day after. */
export const AT = '2026-11-23T09:00:00.000Z';
export const slot: TakenSlot = {
  startsAt: '2026-11-24T09:00:00.000Z',
  endsAt: '2026-11-24T10:30:00.000Z',
  consultantId: 'b7a3f1d2-2f0d-4a70-9b57-6b8d5c1d7e02',
};
export const AFTER_THE_TALK = '2026-11-24T10:30:00.000Z';

export const offer: PackageOffer = {
  orderId: '2b8f6d0c-5a43-4e2b-8a17-6c9d3f1e5b04',
  netCents: 79_900,
  vatRate: 19,
  grossCents: 95_081,
  termsVersion: TERMS_VERSION,
};

export const coreData = {
  companyName: 'Muster Werkzeugbau UG (haftungsbeschränkt)',
  city: 'Köln',
  website: 'https://muster-werkzeugbau.example',
  legalForm: 'ug',
  totalShareholders: 'two',
  shareCapitalCents: 500_000,
  companyPurpose: 'Entwicklung und Vertrieb von Werkzeugen',
  description: 'Wir bauen Werkzeuge, die man gern in die Hand nimmt.',
  preferredNotary: { name: 'Notariat am Dom', email: 'notariat@example.com', city: 'Köln' },
  businessAddress: { street: 'Domkloster 4', zip: '50667', city: 'Köln' },
  fiscalYearEnd: '06-30',
} as const satisfies PayloadOf<'submit-core-data'>;

/** The address on invoices of the demo's founder. */
export const billing = {
  name: 'Jana Keller',
  street: 'Musterstraße 12',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
} as const;

type File = PayloadOf<'receive-bank-confirmation'>;

const file = (name: string): File => ({
  fileId: '0e4c2f9a-3b6d-4d7e-8a52-1c9b7f3e6d03',
  name,
  size: 48_213,
  sha256: 'a'.repeat(64),
});

/** Ids of events count up, so that examples can name an obstacle or a request. */
export const eventId = (nth: number): string =>
  `00000000-0000-4000-8000-${String(nth + 1).padStart(12, '0')}`;

/** The lead of an example: the id of its first event. */
export const LEAD = eventId(0);

/** Those who take part besides the lead, in the order of the list. */
export const otherId = (nth: number): string => eventId(900 + nth);

/** The lead alone, as shareholder and managing director. */
export const listWith = (
  participantId: string,
  shareEuros: number[],
): PayloadOf<'state-participants'> => ({
  participants: [
    {
      participantId,
      kind: 'natural',
      firstName: 'Jana',
      lastName: 'Keller',
      shareholder: { shareEuros },
      managingDirector: { alone: true, selfDealing: true },
    },
  ],
});

/** What is said of the lead of an example, said of another one. */
export const aboutLead = <About extends object>(about: About, participantId: string): About =>
  JSON.parse(JSON.stringify(about).replaceAll(LEAD, participantId));

export const detailsOf = (participantId: string): PayloadOf<'state-details'> => ({
  participantId,
  birthDate: '1990-05-14',
  birthPlace: 'Köln',
  nationalities: ['DE'],
  street: 'Musterstraße 12',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
});

interface At {
  participantId: string;
  street: string;
  zip: string;
  city: string;
  country: string;
}

/** A company that takes part, at somebody's address; who represents it is stated beside that. */
export const companyAt = ({ participantId, street, zip, city, country }: At) => ({
  participantId,
  legalForm: 'GmbH',
  street,
  zip,
  city,
  country,
  register: { authority: `Amtsgericht ${city}`, number: 'HRB 50417', country },
});

/** Commands whose payload has to be written out: it has fields, and more than those of a file. */
type Filled = {
  [Name in CommandName]: Record<string, never> extends PayloadOf<Name>
    ? never
    : File extends PayloadOf<Name>
      ? never
      : Name;
}[CommandName];

const filled: { readonly [Name in Filled]: PayloadOf<Name> } & {
  readonly [Name in CommandName]?: PayloadOf<Name>;
} = {
  'start-foundation': { package: 'individual' },
  'submit-core-data': coreData,
  'correct-core-data': { ...coreData, city: 'Bonn' },
  'state-participants': listWith(LEAD, [5_000]),
  'state-details': detailsOf(LEAD),
  'clear-minor': { participantId: LEAD, note: 'Das Familiengericht hat genehmigt.' },
  'identify-participant': { participantId: LEAD, method: 'in-person' },
  'invite-participant': { participantId: LEAD },
  'join-foundation': { participantId: LEAD },
  'decline-invitation': { participantId: LEAD },
  'end-invitation': { participantId: LEAD },
  'remove-participant': { participantId: LEAD },
  'decline-mandate': { reason: 'capacity' },
  'release-firm': { textVersion: firmReleaseText.version },
  'release-notary': { textVersion: notaryReleaseText.version },
  'revoke-release': { of: 'law-firm' },
  'name-notary': { name: 'Notarin Dr. Weber', email: 'weber@example.com' },
  'order-package': { terms: true, earlyStart: true, expectedGrossCents: offer.grossCents },
  'request-early-start': { textVersion: earlyStartText.version },
  'book-consultation': { type: 'phone', startsAt: slot.startsAt },
  'file-firm-invoice': {
    ...file('rechnung.pdf'),
    number: 'R-2026-0117',
    grossCents: 35_700,
    dueOn: '2026-12-11',
    iban: 'DE02 1203 0000 0000 2020 51',
  },
  'add-document': { ...file('gesellschaftsvertrag.pdf'), title: 'Gesellschaftsvertrag' },
  'request-document-changes': { reason: 'Der Sitz fehlt.' },
  'propose-notary-appointment': {
    notaryName: 'Notariat am Dom',
    notaryEmail: 'notariat@example.com',
    startsAt: '2026-12-03T09:30:00.000Z',
    place: 'Domkloster 4, 50667 Köln',
  },
  'propose-notary-dates': {
    dates: [
      { startsAt: '2026-12-03T09:30:00.000Z', place: 'Domkloster 4, 50667 Köln' },
      { startsAt: '2026-12-07T14:00:00.000Z', place: 'Domkloster 4' },
      { startsAt: '2026-12-09T08:00:00.000Z', online: true },
    ],
  },
  'choose-notary-date': { startsAt: '2026-12-03T09:30:00.000Z' },
  'object-to-date': { startsAt: '2026-12-03T09:30:00.000Z', reason: 'Da bin ich verreist.' },
  decline: { reason: 'Dafür haben wir keine Termine.' },
  'did-not-take-place': { reason: 'Ein Ausweis war abgelaufen.' },
  'reject-notary-appointment': { reason: 'Da bin ich verreist.' },
  'open-bank-account': { bankName: 'Beispielbank' },
  'correct-notary': { name: 'Notariat am Dom', email: 'post@example.com', reason: 'Neue Adresse.' },
  'move-consultation': { type: 'phone', startsAt: slot.startsAt },
  'withdraw-document': { documentId: file('').fileId, reason: 'Falscher Entwurf.' },
  'accept-documents': {
    documents: [{ documentId: file('').fileId, sha256: file('').sha256 }],
  },
  'ask-notary': { by: 'phone' },
  'withdraw-notary-appointment': { reason: 'Das Notariat hat abgesagt.' },
  // The appointment lies ahead of the instant at which every example takes place.
  'receive-foundation-certificate': { ...file('urkunde.pdf'), deedDate: '2026-11-23' },
  'send-back-file': { purpose: 'foundation-certificate', reason: 'incomplete' },
  'assign-owner': { ownerId: '7c1f0e2d-8a4b-4f5e-9d3c-2b1a0f9e8d07' },
  'report-obstacle': { kind: 'person-unreachable' },
  'resolve-obstacle': { obstacleId: '00000000-0000-4000-8000-000000000001' },
  'reissue-upload-link': { linkId: '4d0f6b8e-1c1e-4b0a-9c57-3f1f2f6f0a11' },
  'cancel-foundation': { reason: 'Wir gründen doch nicht.' },
};

const bringsFile = (name: CommandName) => isCommandVia(name, 'file') || isCommandVia(name, 'link');

/** A valid payload for each command; many have no fields, some only those of a file. */
export const payloads = Object.fromEntries(
  commandNames.map((name) => [name, filled[name] ?? (bringsFile(name) ? file(`${name}.pdf`) : {})]),
) as Record<CommandName, object>;

/** A command that the rules accepted, and the events it led to. */
export interface AcceptedCommand {
  name: CommandName;
  actor: Actor;
  at: string;
  events: readonly FoundationEvent[];
}

export interface BuiltFoundation {
  state: FoundationState;
  events: readonly FoundationEvent[];
  commands: readonly AcceptedCommand[];
}

/** Ids for people who join the list of an example. */
const newIds = Array.from({ length: 20 }, (_, index) => otherId(index));

const notStarted: BuiltFoundation = { state: initialState, events: [], commands: [] };

interface Circumstances {
  payload?: unknown;
  at?: string;
  actor?: Actor;
  slot?: TakenSlot | undefined;
  /** Id of the order, if this is one. */
  orderId?: string;
  /** Whether a formation that begins asks who founds; those of earlier releases did not. */
  peopleRequired?: boolean;
}

/** Issues a command. @throws when the rules refuse it: then the example is wrong */
export function accept(
  before: BuiltFoundation,
  name: CommandName,
  role: Role,
  given: Circumstances = {},
): BuiltFoundation {
  const { at = AT, actor = actorOf(role), payload = payloads[name] } = given;
  const { orderId = offer.orderId, peopleRequired = true } = given;
  const taken = given.slot ?? slot;
  const circumstances = { actor, at, slot: taken, offer: { ...offer, orderId }, newIds };
  const decision = decide(before.state, name, payload, circumstances);
  if (isRefusal(decision)) throw new Error(`${name} was refused: ${decision.refused}`);
  const events = peopleRequired ? decision : decision.map(asBeforePeople);
  return {
    state: happen(before.state, events, { at, by: actor.role, nth: before.events.length }),
    events: [...before.events, ...events],
    commands: [...before.commands, { name, actor, at, events }],
  };
}

/** As what the release before people were asked for has stored reads today. */
const asBeforePeople = ({ type, data }: FoundationEvent): FoundationEvent =>
  ({ type, data: inPresentShape(type, data, BEFORE_PEOPLE) }) as FoundationEvent;
const BEFORE_PEOPLE = 2;

/** Issues commands with their usual payloads, one after the other. */
export const acceptAll = (before: BuiltFoundation, ...steps: readonly Step[]): BuiltFoundation =>
  steps.reduce((built, [name, role]) => accept(built, name, role), before);

/** The state once these events have happened; `nth` counts those before. */
export const happen = (
  state: FoundationState,
  events: readonly FoundationEvent[],
  { at, by, nth = 0 }: { at: string; by: Role; nth?: number },
): FoundationState =>
  events.reduce(
    (folded, event, index) =>
      evolve(folded, event, { id: eventId(nth + index), occurredAt: at, by }),
    state,
  );

/** Who issues a command; and about whom besides the lead, as the place in the list of others. */
export type Step = readonly [CommandName, Role, about?: number];

/** The shortest way into each status, from another one. */
const ways: Record<Status, { from: Status | 'not-started'; steps: readonly Step[] }> = {
  'start-pending': { from: 'not-started', steps: [['start-foundation', 'founder']] },
  'consultation-appointment-select-pending': {
    from: 'start-pending',
    steps: [['submit-core-data', 'founder']],
  },
  'consultation-pending': {
    from: 'consultation-appointment-select-pending',
    steps: [
      ['order-package', 'founder'],
      ['state-participants', 'founder'],
      ['accept-mandate', 'lawyer'],
      ['book-consultation', 'founder'],
    ],
  },
  'documents-pending': {
    from: 'consultation-pending',
    steps: [['complete-consultation', 'staff']],
  },
  'review-pending': {
    from: 'documents-pending',
    steps: [
      ['state-details', 'founder'],
      ['identify-participant', 'staff'],
      ['release-firm', 'founder'],
      ['add-document', 'staff'],
      ['submit-documents-for-review', 'staff'],
    ],
  },
  'notary-appointment-pending': {
    from: 'review-pending',
    steps: [
      ['accept-documents', 'founder'],
      ['approve-documents', 'lawyer'],
    ],
  },
  'notary-appointment-confirmation-pending': {
    from: 'notary-appointment-pending',
    steps: [['propose-notary-appointment', 'staff']],
  },
  'foundation-certificate-pending': {
    from: 'notary-appointment-confirmation-pending',
    steps: [['confirm-notary-appointment', 'founder']],
  },
  'bank-account-pending': {
    from: 'foundation-certificate-pending',
    steps: [['receive-foundation-certificate', 'notary']],
  },
  'share-capital-payment-pending': {
    from: 'bank-account-pending',
    steps: [['open-bank-account', 'founder']],
  },
  'register-record-pending': {
    from: 'share-capital-payment-pending',
    steps: [['receive-bank-confirmation', 'founder']],
  },
  completed: {
    from: 'register-record-pending',
    steps: [['receive-register-extract', 'notary']],
  },
  cancelled: { from: 'documents-pending', steps: [['cancel-foundation', 'founder']] },
};

/** Steps that formations of earlier releases, which do not ask who founds, go on without. */
const stepsOfPeople: readonly CommandName[] = [
  'state-participants',
  'accept-mandate',
  'state-details',
  'identify-participant',
  'release-firm',
  'accept-documents',
];

interface Kind {
  /** Whether it asks who founds: then the lead alone, who does everything. */
  peopleRequired?: boolean;
}

export function stepsTo(
  status: Status | 'not-started',
  { peopleRequired = true }: Kind = {},
): readonly Step[] {
  if (status === 'not-started') return [];
  const { from, steps } = ways[status];
  const taken = steps.filter(([name]) => peopleRequired || !stepsOfPeople.includes(name));
  return [...stepsTo(from, { peopleRequired }), ...taken];
}

/** A foundation in a status; tests begin from a state by its name. */
export const foundationAt = (status: Status | 'not-started', kind: Kind = {}): BuiltFoundation =>
  stepsTo(status, kind).reduce(
    (built, [name, role]) => accept(built, name, role, kind),
    notStarted,
  );
