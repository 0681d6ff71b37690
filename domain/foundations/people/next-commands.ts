import { earlyStartText } from '../../orders/terms/early-start.ts';
import { firmReleaseText } from '../../orders/terms/firm-release.ts';
import type { NextCommand, Refusal, RefusalCode } from '../command.ts';
import type { StateStatus } from '../state.ts';
import { type Mandated, withoutMandate } from './mandate.ts';
import { hasJoined, isDetailsOf, isLead, type People, participantIn } from './people.ts';

interface Standing extends Pick<Mandated, 'people'> {
  status: StateStatus;
}
type Leads = (state: Standing, refusal: Refusal) => readonly NextCommand[];

const listed = (refusal: Refusal): string[] => {
  const { participants } = (refusal.details ?? {}) as { participants?: string[] };
  return participants ?? [];
};

const own = (people: People, participantId: string): 'founder' | 'co-founder' => {
  const participant = participantIn(people, participantId);
  return participant ? isDetailsOf(people, participant) : 'founder';
};

const state: NextCommand = { command: 'state-participants', who: 'founder' };
const cancel: NextCommand = { command: 'cancel-foundation', who: 'founder' };
const remove = (participantId: string): NextCommand => ({
  command: 'remove-participant',
  who: 'founder',
  participantId,
});

const mandate: Leads = ({ people }) => {
  const declined = people.mandate?.declined;
  if (declined?.reason !== 'conflict') return [{ command: 'accept-mandate', who: 'lawyer' }];
  const gone = withoutMandate(people)
    .map(({ participantId }) => participantId)
    .filter((id) => declined.participants.includes(id) && !isLead(people, id));
  return [...gone.map(remove), state, cancel];
};

/** Somebody of the team sees the person; whoever has an account can also go to a provider. */
function identification(people: People, participantId: string): NextCommand[] {
  const inPerson = { command: 'identify-participant', who: 'staff', participantId } as const;
  const own = { command: 'identify-participant', participantId } as const;
  if (isLead(people, participantId)) return [inPerson, { ...own, who: 'founder' }];
  const participant = participantIn(people, participantId);
  return participant && hasJoined(participant)
    ? [inPerson, { ...own, who: 'co-founder' }]
    : [inPerson];
}

const deed: NextCommand[] = [
  { command: 'report-obstacle', who: 'founder' },
  { command: 'end-access', who: 'co-founder' },
];

/** What leads on after each refusal where something can be done. */
const leads: Partial<Record<RefusalCode, Leads>> = {
  ORDER_REQUIRED: () => [{ command: 'order-package', who: 'founder' }],
  PARTICIPANTS_REQUIRED: () => [state],
  PARTICIPANT_JOINED: (_state, refusal) => listed(refusal).map(remove),
  MANDATE_PENDING: mandate,
  BEFORE_MANDATE: () => [{ command: 'accept-mandate', who: 'lawyer' }],
  MANDATE_DECLINED: () => [cancel],
  WITHDRAWAL_PERIOD: () => [
    { command: 'request-early-start', who: 'founder', textVersion: earlyStartText.version },
  ],
  RELEASE_PENDING: ({ people }, refusal) =>
    listed(refusal).flatMap((participantId): NextCommand[] => {
      const isOfLead = isLead(people, participantId);
      const who = isOfLead ? 'founder' : 'co-founder';
      const textVersion = firmReleaseText.version;
      const release: NextCommand = { command: 'release-firm', who, participantId, textVersion };
      return isOfLead ? [release] : [release, remove(participantId)];
    }),
  IDENTIFICATION_PENDING: ({ people }, refusal) =>
    listed(refusal).flatMap((participantId) => identification(people, participantId)),
  PARTICIPANTS_INCOMPLETE: ({ people }, { details }) => {
    const { missing } = (details ?? {}) as {
      missing?: { participantId?: string; field: string }[];
    };
    const of = (missing ?? []).map(
      ({ participantId, field }): NextCommand =>
        field === 'details' && participantId !== undefined
          ? { command: 'state-details', who: own(people, participantId), participantId }
          : state,
    );
    return of.filter((each, index) => each !== state || of.indexOf(state) === index);
  },
  MINOR_UNCLEARED: (_state, refusal) =>
    listed(refusal).map((participantId) => ({
      command: 'clear-minor',
      who: 'lawyer',
      participantId,
    })),
  ACCEPTANCE_OPEN: ({ people }, refusal) =>
    listed(refusal).map((participantId): NextCommand => {
      const joined = participantIn(people, participantId)?.accountId !== undefined;
      return joined
        ? { command: 'accept-documents', who: own(people, participantId), participantId }
        : { command: 'approve-documents', who: 'lawyer' };
    }),
  DEED_EXISTS: () => deed,
  NOTARY_REQUIRED: () => [{ command: 'name-notary', who: 'founder' }],
  CHOOSE_DATE: () => [{ command: 'choose-notary-date', who: 'founder' }],
  OTHER_NOTARY_NAMED: () => [{ command: 'name-notary', who: 'founder' }],
  NO_DOCUMENTS: () => [{ command: 'add-document', who: 'staff' }],
  OBSTACLE_OPEN: () => [{ command: 'resolve-obstacle', who: 'staff' }],
  SLOT_TAKEN: () => [{ command: 'book-consultation', who: 'founder' }],
  NOT_ALLOWED_NOW: ({ status }) => leaving[status] ?? [],
};

/** The refusal with the commands that lead on from it, where something can be done. */
export function withNext(refusal: Refusal, standing: Standing): Refusal {
  const next = leads[refusal.refused]?.(standing, refusal) ?? [];
  return next.length > 0 ? { ...refusal, next } : refusal;
}

/** For each status, the commands that leave it, and who issues them. */
const leaving: Partial<Record<StateStatus, readonly NextCommand[]>> = {
  'start-pending': [{ command: 'submit-core-data', who: 'founder' }],
  'consultation-appointment-select-pending': [
    { command: 'book-consultation', who: 'founder' },
    { command: 'decline-consultation', who: 'founder' },
  ],
  'consultation-pending': [{ command: 'complete-consultation', who: 'staff' }],
  'documents-pending': [{ command: 'submit-documents-for-review', who: 'staff' }],
  'review-pending': [{ command: 'approve-documents', who: 'lawyer' }],
  'notary-appointment-pending': [{ command: 'propose-notary-appointment', who: 'staff' }],
  'notary-appointment-confirmation-pending': [
    { command: 'confirm-notary-appointment', who: 'founder' },
  ],
  'foundation-certificate-pending': [{ command: 'receive-foundation-certificate', who: 'notary' }],
  'bank-account-pending': [{ command: 'open-bank-account', who: 'founder' }],
  'share-capital-payment-pending': [{ command: 'receive-bank-confirmation', who: 'founder' }],
  'register-record-pending': [{ command: 'receive-register-extract', who: 'notary' }],
};
