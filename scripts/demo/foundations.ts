import { type Actor, isRefusal, type Role, type TakenSlot } from '#domain/foundation/command.ts';
import type { FoundationEvent } from '#domain/foundation/foundation.ts';
import { decide, evolve, initialState } from '#domain/foundation/foundation.ts';
import type { CommandName } from '#domain/foundation/names.ts';
import type { FoundationState } from '#domain/foundation/state.ts';
import type { Status } from '#domain/foundation/statuses.ts';

export const founder: Actor = { id: '5f0c1d3e-7d1f-4c55-9d6b-0a9b6a1e8c01', role: 'founder' };
export const actorOf = (role: Role): Actor => (role === 'founder' ? founder : { id: role, role });

/** The day every example happens, and the consultation that day after. */
export const AT = '2026-11-23T09:00:00.000Z';
export const slot: TakenSlot = {
  startsAt: '2026-11-24T09:00:00.000Z',
  endsAt: '2026-11-24T10:30:00.000Z',
  consultantId: 'b7a3f1d2-2f0d-4a70-9b57-6b8d5c1d7e02',
};
export const AFTER_THE_TALK = '2026-11-24T10:30:00.000Z';

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
};

const file = (name: string) => ({
  fileId: '0e4c2f9a-3b6d-4d7e-8a52-1c9b7f3e6d03',
  name,
  size: 48_213,
  sha256: 'a'.repeat(64),
});

/** A payload each command takes. */
export const payloads: Record<CommandName, unknown> = {
  'start-foundation': { package: 'individual' },
  'submit-core-data': coreData,
  'correct-core-data': { ...coreData, city: 'Bonn' },
  'name-notary': { name: 'Notarin Dr. Weber', email: 'weber@example.com' },
  'book-consultation': { type: 'phone', startsAt: slot.startsAt },
  'decline-consultation': {},
  'cancel-consultation': {},
  'complete-consultation': {},
  'add-document': { ...file('gesellschaftsvertrag.pdf'), title: 'Gesellschaftsvertrag' },
  'submit-documents-for-review': {},
  'request-document-changes': { reason: 'Der Sitz fehlt.' },
  'approve-documents': {},
  'propose-notary-appointment': {
    notaryName: 'Notariat am Dom',
    notaryEmail: 'notariat@example.com',
    startsAt: '2026-12-03T09:30:00.000Z',
    place: 'Domkloster 4, 50667 Köln',
  },
  'reject-notary-appointment': { reason: 'Da bin ich verreist.' },
  'confirm-notary-appointment': {},
  'receive-foundation-certificate': file('urkunde.pdf'),
  'open-bank-account': { bankName: 'Beispielbank' },
  'receive-bank-confirmation': file('kontoauszug.pdf'),
  'receive-register-extract': file('auszug.pdf'),
  'cancel-foundation': { reason: 'Wir gründen doch nicht.' },
};

export interface Happened {
  state: FoundationState;
  events: FoundationEvent[];
}

const nothingYet: Happened = { state: initialState, events: [] };

/** Issues a command the rules must accept; a refusal is a fault of the example. */
export function accept(
  before: Happened,
  name: CommandName,
  role: Role,
  options: { payload?: unknown; at?: string } = {},
): Happened {
  const at = options.at ?? AT;
  const payload = options.payload ?? payloads[name];
  const decision = decide(before.state, name, payload, { actor: actorOf(role), at, slot });
  if (isRefusal(decision)) throw new Error(`${name} was refused: ${decision.refused}`);
  const state = decision.reduce((folded, event) => evolve(folded, event, at), before.state);
  return { state, events: [...before.events, ...decision] };
}

/** The shortest way into each status; tests and seeds begin from a state by its name. */
export function foundationAt(status: Status | 'not-started'): Happened {
  switch (status) {
    case 'not-started':
      return nothingYet;
    case 'start-pending':
      return accept(nothingYet, 'start-foundation', 'founder');
    case 'consultation-appointment-select-pending':
      return accept(foundationAt('start-pending'), 'submit-core-data', 'founder');
    case 'consultation-pending':
      return accept(
        foundationAt('consultation-appointment-select-pending'),
        'book-consultation',
        'founder',
      );
    case 'documents-pending':
      return accept(foundationAt('consultation-pending'), 'complete-consultation', 'staff');
    case 'review-pending':
      return accept(
        accept(foundationAt('documents-pending'), 'add-document', 'staff'),
        'submit-documents-for-review',
        'staff',
      );
    case 'notary-appointment-pending':
      return accept(foundationAt('review-pending'), 'approve-documents', 'lawyer');
    case 'notary-appointment-confirmation-pending':
      return accept(
        foundationAt('notary-appointment-pending'),
        'propose-notary-appointment',
        'staff',
      );
    case 'foundation-certificate-pending':
      return accept(
        foundationAt('notary-appointment-confirmation-pending'),
        'confirm-notary-appointment',
        'founder',
      );
    case 'bank-account-pending':
      return accept(
        foundationAt('foundation-certificate-pending'),
        'receive-foundation-certificate',
        'notary',
      );
    case 'share-capital-payment-pending':
      return accept(foundationAt('bank-account-pending'), 'open-bank-account', 'founder');
    case 'register-record-pending':
      return accept(
        foundationAt('share-capital-payment-pending'),
        'receive-bank-confirmation',
        'founder',
      );
    case 'completed':
      return accept(foundationAt('register-record-pending'), 'receive-register-extract', 'notary');
    case 'cancelled':
      return accept(foundationAt('documents-pending'), 'cancel-foundation', 'founder');
  }
}
