import type { TakenSlot } from '#domain/foundations/command.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import {
  acceptedByAll,
  checklistOf,
  reviewedCase,
} from '#domain/foundations/review/review-checklist.ts';
import type { FileReference, FoundationDocument } from '#domain/foundations/state.ts';
import { registerCourtOf } from '#domain/towns/register-courts.ts';
import type { DemoFoundation } from './demo-foundation.ts';
import type { StoredDocument } from './files.ts';
import { companyAt, detailsOf, LEAD, listWith, otherId, payloads } from './foundations.ts';
import { emailOfOther } from './founders.ts';

interface Facts {
  file: StoredDocument | undefined;
  slot: TakenSlot | undefined;
  /** A time at the notary, so many working days after the usual one. */
  appointment: (later: number, hour: number, minute: number) => Date;
  /** The working day before. */
  dayBefore: string;
  /** Those there are: another of the same title is the next version. */
  drafts: readonly FoundationDocument[];
  /** The person concerned, as the place in the list of others; undefined for the founder. */
  about: number | undefined;
}

/** What the people of a demo foundation entered. */
export function payloadOf(
  name: CommandName,
  demo: DemoFoundation,
  { file, slot, appointment, dayBefore, drafts, about }: Facts,
): unknown {
  const { core, notary, bank, reason, obstacle } = demo;
  switch (name) {
    case 'start-foundation':
      return { package: 'individual' };
    case 'submit-core-data':
      return {
        ...usual,
        ...core,
        preferredNotary: {
          name: notary.name,
          email: notary.email,
          city: notary.place.replace(/^.*(\d{5} |, )/, ''),
          phone: notary.phone,
        },
      };
    case 'order-package':
    case 'release-firm':
    case 'release-notary':
    case 'decline-mandate':
    case 'ask-notary':
      return payloads[name];
    case 'identify-participant':
      return { ...payloads[name], participantId: idOf(about) };
    case 'invite-participant':
    case 'join-foundation':
    case 'decline-invitation':
      return { participantId: idOf(about) };
    case 'state-participants':
      return { participants: listOf(demo), unsure: demo.unsure };
    case 'state-details':
      return statedOf(demo, about);
    case 'accept-documents':
      return { documents: drafts.map(({ documentId, sha256 }) => ({ documentId, sha256 })) };
    case 'book-consultation':
      return { type: 'phone', startsAt: slot?.startsAt };
    case 'propose-notary-appointment':
      return {
        notaryName: notary.name,
        notaryEmail: notary.email,
        startsAt: appointment(0, 10, 30).toISOString(),
        place: notary.place,
      };
    case 'propose-notary-dates':
      return { dates: offeredAt(notary.place, appointment) };
    case 'approve-documents':
      return { review: reviewOf(demo) };
    case 'open-bank-account':
      return { bankName: bank };
    case 'request-document-changes':
    case 'reject-notary-appointment':
    case 'cancel-foundation':
      return { reason };
    case 'report-obstacle':
      return obstacle;
    case 'add-document':
      return { ...file, replaces: drafts.find(({ title }) => title === file?.title)?.documentId };
    case 'receive-register-extract':
      return { ...(file && referenceOf(file)), ...entryOf(demo, dayBefore) };
    default:
      return file ? referenceOf(file) : {};
  }
}

const entryOf = ({ core, registerNumber }: DemoFoundation, enteredOn: string) =>
  registerNumber && {
    registerNumber,
    registerCourt: registerCourtOf(core.city)?.name,
    enteredOn,
  };

/** The chamber has agreed; those without account have accepted on the phone. */
function reviewOf({ core, others = [] }: DemoFoundation) {
  const [left = 'seat', ...checked] = checklistOf(reviewedCase({ ...usual, ...core }, 'own'));
  const isExcused = others.some(({ hasAccount }) => !hasAccount);
  const excuse = { [acceptedByAll]: 'Die anderen haben am Telefon zugestimmt.' };
  const open = { [left]: 'Die IHK hat zugestimmt.', ...(isExcused && excuse) };
  return { articles: 'own', checked, open };
}

const offeredAt = (place: string, appointment: Facts['appointment']) =>
  [appointment(0, 10, 30), appointment(1, 14, 0), appointment(4, 9, 15)].map((startsAt) => ({
    startsAt: startsAt.toISOString(),
    place,
  }));

const usual = {
  legalForm: 'ug',
  totalShareholders: 'alone',
  shareCapitalCents: 200_000,
} as const;

const referenceOf = ({ title: _, ...reference }: StoredDocument): FileReference => reference;

const idOf = (about: number | undefined): string => (about === undefined ? LEAD : otherId(about));

/** The founder, who manages, with all others. */
function listOf(demo: DemoFoundation) {
  const { founder, core, others = [] } = demo;
  const capital = (core.shareCapitalCents ?? usual.shareCapitalCents) / 100;
  const taken = others.reduce((sum, { shareEuros }) => sum + shareEuros, 0);
  const { participants } = listWith(LEAD, [capital - taken]);
  const lead = participants.map((one) => ({
    ...one,
    firstName: founder.first,
    lastName: founder.last,
  }));
  const more = others.map(({ name, shareEuros, due }, nth) => {
    const shareholder = { shareEuros: [shareEuros], due };
    if ('company' in name) return { kind: 'company', companyName: name.company, shareholder };
    const { first: firstName, last: lastName } = name;
    return { kind: 'natural', firstName, lastName, email: emailOfOther(demo, nth), shareholder };
  });
  return [...lead, ...more];
}

function statedOf({ core, others = [] }: DemoFoundation, about: number | undefined) {
  const { city } = core;
  const person = { ...detailsOf(idOf(about)), ...core.businessAddress, city };
  const other = about === undefined ? undefined : others[about];
  if (other?.birthDate !== undefined) return { ...person, birthDate: other.birthDate };
  if (other?.home) return { ...person, ...other.home };
  if (!other || 'first' in other.name) return person;
  const representedBy = [{ firstName: 'Ulrike', lastName: 'Sander', birthDate: '1974-03-21' }];
  return { ...companyAt(person), representedBy };
}
