import type { TakenSlot } from '#domain/foundations/command.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { checklistOf, reviewedCase } from '#domain/foundations/review/review-checklist.ts';
import type { FileReference, FoundationDocument } from '#domain/foundations/state.ts';
import type { StoredDocument } from './files.ts';
import { payloads } from './foundations.ts';
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
  { core, notary, bank, reason, obstacle }: DemoFoundation,
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
      return payloads[name];
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
