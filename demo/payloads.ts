import type { TakenSlot } from '#domain/foundations/command.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { checklistOf, reviewedCase } from '#domain/foundations/review/review-checklist.ts';
import type { FileReference, FoundationDocument } from '#domain/foundations/state.ts';
import type { StoredDocument } from './files.ts';
import { detailsOf, LEAD, listWith, payloads } from './foundations.ts';
import type { DemoFoundation } from './founders.ts';

interface Facts {
  file: StoredDocument | undefined;
  slot: TakenSlot | undefined;
  appointment: Date;
  /** Those there are: another of the same title is the next version. */
  drafts: readonly FoundationDocument[];
}

/** What the people of a demo foundation entered. */
export function payloadOf(
  name: CommandName,
  { founder, core, notary, bank, reason, obstacle, unsure }: DemoFoundation,
  { file, slot, appointment, drafts }: Facts,
): unknown {
  switch (name) {
    case 'start-foundation':
      return { package: 'individual' };
    case 'submit-core-data':
      return {
        ...usual,
        ...core,
        preferredNotary: { name: notary.name, email: notary.email, city: core.city },
      };
    case 'order-package':
    case 'release-firm':
    case 'identify-participant':
      return payloads[name];
    case 'state-participants': {
      const { shareCapitalCents } = { ...usual, ...core };
      const { participants } = listWith(LEAD, [shareCapitalCents / 100]);
      const name = { firstName: founder.first, lastName: founder.last };
      return { participants: participants.map((lead) => ({ ...lead, ...name })), unsure };
    }
    case 'state-details':
      return { ...detailsOf(LEAD), ...core.businessAddress, city: core.city };
    case 'accept-documents':
      return { documents: drafts.map(({ documentId, sha256 }) => ({ documentId, sha256 })) };
    case 'book-consultation':
      return { type: 'phone', startsAt: slot?.startsAt };
    case 'propose-notary-appointment':
      return {
        notaryName: notary.name,
        notaryEmail: notary.email,
        startsAt: appointment.toISOString(),
        place: notary.place,
      };
    case 'approve-documents': {
      const [left = 'seat', ...checked] = checklistOf(reviewedCase({ ...usual, ...core }, 'own'));
      return { review: { articles: 'own', checked, open: { [left]: 'Die IHK hat zugestimmt.' } } };
    }
    case 'open-bank-account':
      return { bankName: bank };
    case 'request-document-changes':
    case 'reject-notary-appointment':
    case 'cancel-foundation':
      return { reason };
    case 'report-obstacle':
      return obstacle;
    case 'add-document': {
      const before = drafts.find(({ title }) => title === file?.title);
      return { ...file, ...(before && { replaces: before.documentId }) };
    }
    default:
      return file ? referenceOf(file) : {};
  }
}

const usual = {
  legalForm: 'ug',
  totalShareholders: 'alone',
  shareCapitalCents: 200_000,
} as const;

const referenceOf = ({ title: _, ...reference }: StoredDocument): FileReference => reference;
