import type {
  DocumentEntry,
  FoundationCard,
  FoundationPage,
  Slot,
  TimelineEntry,
} from '#api/contract.gen.d.ts';
import { ERASED } from '#domain/erased.ts';
import { fileTexts } from '#domain/foundations/file-texts.ts';
import { money } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';

export type { DocumentEntry, FoundationCard, Slot, TimelineEntry };
export type Foundation = FoundationPage;
export type BookedTalk = Exclude<Foundation['consultation'], { declined: true } | null>;
export type DocumentKind = DocumentEntry['kind'];

/** One that ended before anything was entered is nothing to come back to. */
export const isKept = ({ status, companyName }: Pick<FoundationCard, 'status' | 'companyName'>) =>
  status !== 'cancelled' || companyName !== null;

/** Whether the details went with the account of whoever began the formation. */
export const isErased = ({ companyName }: Pick<FoundationCard, 'companyName'>) =>
  companyName === ERASED;

/** @param draft stands for a title that was erased */
export const documentTitle = (
  { kind, title }: Pick<DocumentEntry, 'kind' | 'title'>,
  draft: string,
  locale: Locale,
) => title || (kind === 'draft' ? draft : fileTexts[kind][locale]);

/** Who reads no prices gets nothing to read that names one. */
export const priceOf = ({ grossCents }: NonNullable<Foundation['order']>, locale: Locale) =>
  grossCents === undefined ? '' : money(grossCents, locale);

export const downloadPath = (foundationId: string, documentId: string) =>
  `/api/foundations/${foundationId}/documents/${documentId}`;

/** Where there is little room; the full name stands on the page. */
export const shortName = (companyName: string) =>
  companyName.replace(/ \(haftungsbeschränkt\)/i, '');
