import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AFTER_THE_TALK, detailsOf, founder, payloads } from '#demo/foundations.ts';
import { type Actor, isRefusal, type NextCommand, type Role } from '#domain/foundations/command.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { sharesFit } from '#domain/foundations/people/missing.ts';
import { countedIn, shareholdersOf } from '#domain/foundations/people/people.ts';
import { checklistOf, reviewedCase } from '#domain/foundations/review/review-checklist.ts';
import { type FoundationState, newestOf } from '#domain/foundations/state.ts';
import {
  companyDetails,
  HOLDING,
  LEAD,
  lead,
  MIA,
  mia,
  PeopleCase,
  person,
} from './people-case.ts';

interface Attempt {
  name: CommandName;
  who: Role | Actor;
  payload?: object;
}

const halves = { participants: [lead(2_500), person(2_500)] };
const uneven = { participants: [lead(1_000), person(4_000, MIA)] };
const alone = { participants: [lead(5_000)] };
const short = { participants: [lead(1_000), person(1_000, MIA)], unsure: [{ about: 'shares' }] };
const about = (participantId: string) => ({ participantId });
const draft = (digit: string) => ({
  ...payloads['add-document'],
  fileId: `0e4c2f9a-3b6d-4d7e-8a52-1c9b7f3e6d0${digit}`,
  sha256: digit.repeat(64),
});
const read = (digit: string) => ({
  documents: [{ documentId: draft(digit).fileId, sha256: draft(digit).sha256 }],
});

const attempts: readonly Attempt[] = [
  ...[halves, uneven, alone, short].map((payload) => ({
    name: 'state-participants' as const,
    who: founder,
    payload,
  })),
  { name: 'state-details', who: founder, payload: detailsOf(LEAD) },
  { name: 'state-details', who: founder, payload: detailsOf(MIA) },
  { name: 'state-details', who: mia, payload: detailsOf(MIA) },
  { name: 'invite-participant', who: founder, payload: about(MIA) },
  { name: 'join-foundation', who: mia, payload: about(MIA) },
  { name: 'leave-foundation', who: mia, payload: {} },
  { name: 'remove-participant', who: founder, payload: about(MIA) },
  { name: 'accept-mandate', who: 'lawyer' },
  { name: 'book-consultation', who: founder },
  { name: 'complete-consultation', who: 'staff' },
  ...[LEAD, MIA].map((id) => ({
    name: 'identify-participant' as const,
    who: 'staff' as const,
    payload: { ...about(id), method: 'in-person' },
  })),
  { name: 'release-firm', who: founder },
  { name: 'release-firm', who: mia },
  { name: 'release-notary', who: founder },
  { name: 'release-notary', who: mia },
  ...(['law-firm', 'notary'] as const).map((of) => ({
    name: 'revoke-release' as const,
    who: mia,
    payload: { of },
  })),
  ...['1', '2'].flatMap((digit): Attempt[] => [
    { name: 'add-document', who: 'staff', payload: draft(digit) },
    { name: 'accept-documents', who: founder, payload: read(digit) },
    { name: 'accept-documents', who: mia, payload: read(digit) },
  ]),
  { name: 'accept-documents', who: founder },
  { name: 'accept-documents', who: mia },
  { name: 'submit-documents-for-review', who: 'staff', payload: {} },
  { name: 'request-document-changes', who: mia },
  { name: 'approve-documents', who: 'lawyer', payload: {} },
];

/** Whether each shareholder has accepted the newest version of each draft, by what the events say. */
function isAcceptedByAll(before: FoundationState): boolean {
  if (before.status !== 'review-pending') return true;
  const newest = newestOf(before.documents);
  return shareholdersOf(before.people).every(({ accountId }) => {
    const own = before.people.acceptances.find(({ by }) => by === accountId)?.documents ?? [];
    return newest.every(({ sha256 }) => own.some((each) => each.sha256 === sha256));
  });
}

test('in no order does a version pass that a shareholder has not accepted, nor shares that do not sum', () => {
  let approved = 0;
  const closing: Attempt[] = [
    { name: 'accept-documents', who: founder },
    { name: 'accept-documents', who: mia },
    { name: 'approve-documents', who: 'lawyer', payload: {} },
  ];
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...attempts) },
    { weight: 1, arbitrary: fc.constantFrom(...closing) },
  );
  const orders = fc.array(step, { minLength: 20, maxLength: 120 });
  fc.assert(
    fc.property(orders, fc.boolean(), (order, fromReview) => {
      const tried = fromReview ? PeopleCase.inReview() : PeopleCase.ordered();
      for (const { name, who, payload } of order) {
        const before = tried.started;
        const decision = tried.attempt(name, who, { ...(payload && { payload }) });
        if (isRefusal(decision)) continue;
        if (name === 'approve-documents') {
          approved += 1;
          expect(isAcceptedByAll(before)).toBe(true);
        }
        if (name === 'submit-documents-for-review' && 'coreData' in before) {
          expect(sharesFit(before.people.participants, before.coreData)).toBe(true);
        }
        const isThere = tried.started.people.participants.some(
          ({ accountId }) => accountId === mia.id,
        );
        if (!isThere) {
          const refused = { refused: 'NOT_ALLOWED_FOR_ROLE' };
          expect(tried.decide('accept-documents', mia, { payload: read('1') })).toMatchObject(
            refused,
          );
          expect(tried.decide('release-firm', mia)).toMatchObject(refused);
        }
      }
    }),
    { numRuns: 300 },
  );
  // Otherwise it would have shown nothing.
  expect(approved).toBeGreaterThan(0);
});

/** Everything is checked, and a person without an account has accepted on paper. */
function reviewOf(state: FoundationState) {
  if (state.status !== 'review-pending') return undefined;
  const coreData = countedIn(state.people, state.coreData);
  const checked = checklistOf(reviewedCase(coreData, 'own'));
  return { articles: 'own', checked, open: { 'accepted-by-all': 'Auf Papier angenommen.' } };
}

/** Whoever the refusal names, with a sensible body: as a client that knows the contract would. */
function follow(tried: PeopleCase, { command, who, participantId, textVersion }: NextCommand) {
  const actor = who === 'founder' ? founder : who === 'co-founder' ? mia : who;
  const { participants } = tried.started.people;
  const bodies: Partial<Record<CommandName, object>> = {
    'state-participants': participants.length > 0 ? uneven : halves,
    'state-details': participantId === HOLDING ? companyDetails : detailsOf(participantId ?? LEAD),
    'identify-participant': { participantId, method: 'in-person' },
    'submit-documents-for-review': {},
    'approve-documents': { review: reviewOf(tried.started) },
  };
  const body = bodies[command] ?? { ...payloads[command], ...(textVersion && { textVersion }) };
  const at = command === 'complete-consultation' ? { at: AFTER_THE_TALK } : {};
  return tried.attempt(command, actor, { payload: body, ...at });
}

test('who follows what each refusal names gets to the extract', () => {
  const tried = PeopleCase.ordered();
  for (let steps = 0; steps < 80 && tried.started.status !== 'completed'; steps += 1) {
    // A command of another status is always refused, and names what leaves this one.
    const lost = tried.decide('start-foundation', founder);
    const queue: NextCommand[] = isRefusal(lost) ? [...(lost.next ?? [])].slice(0, 1) : [];
    for (let depth = 0; queue.length > 0; depth += 1) {
      const next = queue[0] as NextCommand;
      const decision = follow(tried, next);
      if (!isRefusal(decision)) {
        queue.shift();
        continue;
      }
      const [leads] = decision.next ?? [];
      if (!leads || depth > 40) throw new Error(`${next.command}: ${decision.refused} ends here`);
      queue.unshift(leads);
    }
  }
  expect(tried.started.status).toBe('completed');
});
