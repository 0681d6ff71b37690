import { defineSearchAttributeKey, type SearchAttributeUpdatePair } from '@temporalio/common';
import type { Situation } from '#domain/foundations/history.ts';
import { fileNumber as fileNumberOf } from '#domain/site/file-number.ts';

// Filters for staff in the Temporal UI. They are not encrypted, so they never hold personal data.

/** The package exports no name for it. */
type Key<Type extends 'KEYWORD' | 'DATETIME'> = ReturnType<typeof defineSearchAttributeKey<Type>>;

/** The file number of the case, by which staff find the workflows of a formation and of its invoices. */
export const fileNumber: Key<'KEYWORD'> = defineSearchAttributeKey('FileNumber', 'KEYWORD');
export const foundationStatus: Key<'KEYWORD'> = defineSearchAttributeKey(
  'FoundationStatus',
  'KEYWORD',
);
export const waitingOn: Key<'KEYWORD'> = defineSearchAttributeKey('WaitingOn', 'KEYWORD');
export const dueAt: Key<'DATETIME'> = defineSearchAttributeKey('DueAt', 'DATETIME');
/** When the present wait began. */
export const since: Key<'DATETIME'> = defineSearchAttributeKey('Since', 'DATETIME');
/** Id of the account in charge. */
export const owner: Key<'KEYWORD'> = defineSearchAttributeKey('Owner', 'KEYWORD');

/** `booked`, `over`, `cancelled` or `duplicate`. */
export const meetingStatus: Key<'KEYWORD'> = defineSearchAttributeKey('MeetingStatus', 'KEYWORD');

/** `open`, `overdue`, `paid` or `cancelled`. */
export const invoiceStatus: Key<'KEYWORD'> = defineSearchAttributeKey('InvoiceStatus', 'KEYWORD');

/**
 * What kept the workflow from doing its work: `command`, `mail`, `link`, `stream` or `pdf`; `activity` while one
 * has failed several times and is still being tried.
 */
export const trouble: Key<'KEYWORD'> = defineSearchAttributeKey('Trouble', 'KEYWORD');
export type Trouble = 'command' | 'mail' | 'link' | 'stream' | 'pdf' | 'activity';

export const searchAttributes = [
  fileNumber,
  foundationStatus,
  waitingOn,
  dueAt,
  since,
  owner,
  meetingStatus,
  invoiceStatus,
  trouble,
];

/** Search attributes of a formation in this situation, in the updates that running workflows have recorded. */
export function ofFoundation(
  foundationId: string,
  situation: Situation,
): SearchAttributeUpdatePair[][] {
  const { status, waitingOn: party, since: begun, ownerId } = situation;
  const standing = [
    { key: fileNumber, value: fileNumberOf(foundationId) },
    { key: foundationStatus, value: status },
    { key: waitingOn, value: party },
    { key: dueAt, value: dueIn(situation) },
  ];
  // Results of activities from before cases had owners lead to no attribute.
  if (ownerId === undefined) return [standing];
  return [
    standing,
    [
      { key: since, value: new Date(begun) },
      { key: owner, value: ownerId },
    ],
  ];
}

/** The awaited appointment, or else the end of the due day. */
function dueIn({ dueAt, awaited }: Situation): Date | null {
  const due = dueAt ?? (awaited ? `${awaited.dueOn}T22:00:00Z` : null);
  return due === null ? null : new Date(due);
}
