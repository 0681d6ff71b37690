import type {
  DocumentEntry,
  FoundationCard,
  FoundationPage,
  Slot,
  TimelineEntry,
} from '#api/contract.ts';

export type { DocumentEntry, FoundationCard, Slot, TimelineEntry };
export type Foundation = FoundationPage;
export type BookedTalk = Exclude<Foundation['consultation'], { declined: true } | null>;
export type DocumentKind = DocumentEntry['kind'];

/** The instant a status text mentions: when the talk or the notary appointment starts. */
export function dateOf(card: Pick<FoundationCard, 'dueAt'>, known?: Foundation): string | null {
  const talk = known?.consultation;
  if (known?.status === 'consultation-pending' && talk && !talk.declined) return talk.startsAt;
  return known?.notaryAppointment?.startsAt ?? card.dueAt;
}

export const documentTitle = (
  { kind, title }: DocumentEntry,
  kinds: Readonly<Record<DocumentKind, string>>,
) => title || kinds[kind];

export const downloadPath = (foundationId: string, documentId: string) =>
  `/api/foundations/${foundationId}/documents/${documentId}`;
