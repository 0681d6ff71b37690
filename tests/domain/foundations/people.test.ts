import { describe, expect, test } from 'vitest';
import { AT, detailsOf, founder, payloads, slot } from '#demo/foundations.ts';
import { isRefusal } from '#domain/foundations/command.ts';
import { mandateOf } from '#domain/foundations/people/mandate.ts';
import { seesDetails } from '#domain/foundations/people/seen-by.ts';
import { saidToMembers } from '#domain/foundations/shown-events.ts';
import {
  company,
  companyDetails,
  HOLDING,
  LEAD,
  lead,
  MIA,
  mia,
  PeopleCase,
  person,
} from './people-case.ts';

const stating = (payload: object) =>
  PeopleCase.ordered().decide('state-participants', founder, { payload });
const director = { alone: true, selfDealing: false };

describe('stating who founds', () => {
  test('gives ids to new people and keeps the lead', () => {
    const decision = stating({ participants: [lead(2_500), person(2_500)] });
    expect(decision).toMatchObject([
      { type: 'ParticipantStated', data: { participantId: LEAD } },
      { type: 'ParticipantStated', data: { participantId: MIA, lastName: 'Schulte' } },
      { type: 'PeopleStated', data: { unsure: [] } },
    ]);
  });

  test.each([
    ['LEAD_REQUIRED', { participants: [person(5_000)] }],
    ['SHARES_SUM', { participants: [lead(4_999)] }],
    ['DIRECTOR_REQUIRED', { participants: [{ ...lead(5_000), managingDirector: undefined }] }],
    [
      'DUE_NOT_ALLOWED',
      { participants: [{ ...lead(5_000), shareholder: { shareEuros: [5_000], due: 'half' } }] },
    ],
    [
      'DIRECTOR_NOT_NATURAL',
      { participants: [lead(2_500), { ...company(2_500), managingDirector: director }] },
    ],
    [
      'NOT_WITH_MODEL_PROTOCOL',
      {
        articles: 'model-protocol',
        participants: [{ ...lead(5_000), shareholder: { shareEuros: [2_500, 2_500] } }],
      },
    ],
  ])('%s', (refused, payload) => {
    expect(stating(payload)).toMatchObject({ refused });
  });

  test('asks for neither sum nor director while something is not certain', () => {
    const payload = {
      participants: [{ ...lead(1), managingDirector: undefined }],
      unsure: [{ about: 'shares' }],
    };
    expect(isRefusal(stating(payload))).toBe(false);
  });

  test('nobody who has joined is left out: the lead removes them', () => {
    const decision = PeopleCase.ofTwo().decide('state-participants', founder, {
      payload: { participants: [lead(5_000)] },
    });
    expect(decision).toMatchObject({
      refused: 'PARTICIPANT_JOINED',
      details: { participants: [MIA] },
      next: [{ command: 'remove-participant', who: 'founder', participantId: MIA }],
    });
  });

  test('a minor is no director, whichever of both is stated later', () => {
    const minor = { ...detailsOf(MIA), birthDate: '2015-03-01' };
    const asDirector = { ...person(2_500, MIA), managingDirector: director };
    const directed = PeopleCase.ordered().issue('state-participants', founder, {
      participants: [lead(2_500), { ...person(2_500), managingDirector: director }],
    });
    expect(directed.decide('state-details', founder, { payload: minor })).toMatchObject({
      refused: 'DIRECTOR_NOT_OF_AGE',
    });
    const young = PeopleCase.ordered()
      .issue('state-participants', founder, { participants: [lead(2_500), person(2_500)] })
      .issue('state-details', founder, minor);
    const payload = { participants: [lead(2_500), asDirector] };
    expect(young.decide('state-participants', founder, { payload })).toMatchObject({
      refused: 'DIRECTOR_NOT_OF_AGE',
    });
  });

  test('details are stated by whose they are, or by the lead for people without account', () => {
    const both = PeopleCase.ofTwo();
    const payload = detailsOf(MIA);
    const refused = { refused: 'NOT_ALLOWED_FOR_ROLE' };
    expect(both.decide('state-details', founder, { payload })).toMatchObject(refused);
    expect(both.decide('state-details', 'staff', { payload })).toMatchObject(refused);
    expect(both.decide('state-details', mia, { payload: detailsOf(LEAD) })).toMatchObject(refused);
    expect(isRefusal(both.decide('state-details', mia, { payload }))).toBe(false);
  });
});

describe('an invitation', () => {
  const invited = () =>
    PeopleCase.ordered()
      .issue('state-participants', founder, { participants: [lead(2_500), person(2_500)] })
      .issue('invite-participant', founder, { participantId: MIA });

  test('is open once, is accepted once, and three times at most', () => {
    const once = invited();
    const payload = { participantId: MIA };
    expect(once.decide('invite-participant', founder, { payload })).toMatchObject({
      refused: 'INVITATION_OPEN',
    });
    once.issue('decline-invitation', mia, payload).issue('invite-participant', founder, payload);
    once.issue('decline-invitation', mia, payload).issue('invite-participant', founder, payload);
    once.issue('decline-invitation', mia, payload);
    expect(once.decide('invite-participant', founder, { payload })).toMatchObject({
      refused: 'TOO_MANY_INVITATIONS',
    });
    expect(once.decide('join-foundation', mia, { payload })).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
  });

  test('ends after 30 days, and not before', () => {
    const payload = { participantId: MIA };
    const early = { payload, at: '2026-12-22T09:00:00.000Z' };
    const late = { payload, at: '2026-12-23T09:00:00.000Z' };
    expect(invited().decide('end-invitation', 'timer', early)).toMatchObject({
      refused: 'TOO_EARLY',
    });
    expect(invited().decide('end-invitation', 'timer', late)).toMatchObject([
      { type: 'InvitationEnded' },
    ]);
    expect(invited().decide('join-foundation', mia, late)).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
  });
});

describe('approval', () => {
  const documents = payloads['accept-documents'];

  test('waits for each shareholder, or for a reason on record', () => {
    const review = PeopleCase.inReview().issue('accept-documents', founder);
    const open = review.decide('approve-documents', 'lawyer');
    expect(open).toMatchObject({
      refused: 'ACCEPTANCE_OPEN',
      details: { participants: [MIA] },
      next: [{ command: 'accept-documents', who: 'co-founder', participantId: MIA }],
    });
    review.issue('accept-documents', mia, documents);
    expect(isRefusal(review.decide('approve-documents', 'lawyer'))).toBe(false);
  });

  test('a new version opens it again for all', () => {
    const review = PeopleCase.inReview()
      .issue('accept-documents', founder)
      .issue('accept-documents', mia)
      .issue('request-document-changes', mia);
    const newer = { ...payloads['add-document'], fileId: HOLDING, sha256: 'b'.repeat(64) };
    review.issue('add-document', 'staff', newer).issue('submit-documents-for-review', 'staff');
    expect(review.decide('approve-documents', 'lawyer')).toMatchObject({
      details: { participants: [LEAD, MIA] },
    });
  });

  test('so do people who change during the review', () => {
    const review = PeopleCase.inReview()
      .issue('accept-documents', founder)
      .issue('accept-documents', mia)
      .issue('state-participants', founder, { participants: [lead(2_000), person(3_000, MIA)] });
    expect(review.started.people.acceptances).toEqual([]);
  });
});

describe('leaving', () => {
  test('from the review on is an obstacle that leads back and ends once nothing is missing', () => {
    const review = PeopleCase.inReview().issue('leave-foundation', mia, {});
    expect(review.state).toMatchObject({
      status: 'documents-pending',
      obstacles: [{ kind: 'participant-left' }],
    });
    expect(review.decide('accept-documents', mia)).toHaveProperty('refused');
    review.issue('state-participants', founder, { participants: [lead(5_000)] });
    expect(review.state).toMatchObject({ obstacles: [] });
  });

  test('is over once the appointment has begun', () => {
    const review = PeopleCase.inReview()
      .issue('accept-documents', founder)
      .issue('accept-documents', mia)
      .issue('approve-documents', 'lawyer')
      .issue('propose-notary-appointment', 'staff')
      .issue('confirm-notary-appointment', founder);
    const at = '2026-12-03T09:30:00.000Z';
    expect(review.decide('leave-foundation', mia, { payload: {}, at })).toMatchObject({
      refused: 'DEED_EXISTS',
      next: [{ command: 'report-obstacle' }, { command: 'end-access' }],
    });
    review.issue('end-access', mia, {}, at);
    const [, after] = review.started.people.participants;
    const leadReads = { role: 'lead', participantId: LEAD } as const;
    expect(after).toMatchObject({ accountId: undefined, details: { birthPlace: 'Köln' } });
    expect(after && seesDetails(leadReads, after)).toBe(false);
  });
});

test('what the law firm notes for itself and the team is told to no member', () => {
  const told = (type: string, data: object) => saidToMembers({ type, data }).data;
  const note = 'Siehe Akte 117.';
  expect(told('MandateAccepted', { orderId: 'one', note })).toEqual({ orderId: 'one' });
  expect(told('MandateDeclined', { reason: 'conflict', note })).toEqual({ reason: 'conflict' });
  const review = { open: { seat: note } };
  expect(told('DocumentsApproved', { documents: [], review })).toEqual({ documents: [] });
  expect(told('ObstacleReported', { note })).toEqual({ note });
});

describe('the mandate', () => {
  const LATER = '2026-12-01T09:00:00.000Z';

  test('asks for names, then holds up drafts and advice, and is pending again for new people', () => {
    const ordered = PeopleCase.ordered();
    expect(ordered.decide('accept-mandate', 'lawyer')).toMatchObject({
      refused: 'PARTICIPANTS_REQUIRED',
    });
    ordered.issue('state-participants', founder, { participants: [lead(5_000)] });
    ordered.issue('book-consultation', founder);
    expect(ordered.decide('complete-consultation', 'staff')).toMatchObject({
      refused: 'MANDATE_PENDING',
    });
    const byTimer = (at: string) => ordered.decide('cancel-consultation', 'timer', { at });
    expect(byTimer(AT)).toMatchObject({ refused: 'TOO_EARLY' });
    expect(byTimer(slot.startsAt)).toMatchObject([{ type: 'ConsultationCancelled' }]);
    ordered.issue('accept-mandate', 'lawyer');
    expect(byTimer(slot.startsAt)).toMatchObject({ refused: 'TOO_EARLY' });
    ordered.issue('complete-consultation', 'staff');
    ordered.issue('state-participants', founder, {
      participants: [lead(2_500), company(2_500)],
    });
    expect(mandateOf(ordered.started)).toMatchObject({ state: 'pending' });
    expect(ordered.decide('add-document', 'staff')).toMatchObject({ refused: 'MANDATE_PENDING' });
  });

  test('declined early releases the order; after a conflict it is never ordered again', () => {
    for (const [reason, again] of [
      ['capacity', false],
      ['conflict', true],
    ] as const) {
      const both = PeopleCase.ofTwo().issue('decline-mandate', 'lawyer', { reason });
      expect(both.events.slice(-3)).toMatchObject([
        { type: 'MandateDeclined' },
        { type: 'OrderReleased', data: { reason: 'mandate-declined' } },
        { type: 'ObstacleReported', data: { kind: 'mandate-declined' } },
      ]);
      expect(mandateOf(both.started)).toMatchObject({ state: 'declined' });
      expect(isRefusal(both.decide('order-package', founder))).toBe(again);
    }
  });

  test('the founder steps back from a silent firm after five working days', () => {
    const both = PeopleCase.ofTwo();
    expect(both.decide('step-back', founder)).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
      details: { from: '2026-12-01' },
    });
    expect(both.decide('step-back', founder, { at: LATER })).toMatchObject([
      { type: 'OrderReleased', data: { reason: 'mandate-late' } },
    ]);
  });
});

test('a company and a minor are stated, named as missing, and cleared by the law firm', () => {
  const stated = PeopleCase.ordered()
    .issue('state-participants', founder, {
      participants: [lead(1_000), person(2_000), company(2_000)],
    })
    .issue('accept-mandate', 'lawyer')
    .issue('book-consultation', founder)
    .issue('complete-consultation', 'staff')
    .issue('release-firm', founder)
    .issue('state-details', founder, detailsOf(LEAD))
    .issue('state-details', founder, { ...detailsOf(MIA), birthDate: '2015-03-01' });
  for (const participantId of [LEAD, MIA, HOLDING]) {
    stated.issue('identify-participant', 'staff', { participantId, method: 'in-person' });
  }
  stated.issue('add-document', 'staff');
  expect(stated.decide('submit-documents-for-review', 'staff')).toMatchObject({
    refused: 'PARTICIPANTS_INCOMPLETE',
    details: { missing: [{ participantId: HOLDING, field: 'details' }] },
    next: [{ command: 'state-details', who: 'founder', participantId: HOLDING }],
  });
  stated.issue('state-details', founder, companyDetails);
  expect(stated.decide('submit-documents-for-review', 'staff')).toMatchObject({
    refused: 'MINOR_UNCLEARED',
    next: [{ command: 'clear-minor', who: 'lawyer', participantId: MIA }],
  });
  stated.issue('clear-minor', 'lawyer', { participantId: MIA, note: 'Genehmigt.' });
  stated.issue('submit-documents-for-review', 'staff');
  expect(stated.state.status).toBe('review-pending');
});
