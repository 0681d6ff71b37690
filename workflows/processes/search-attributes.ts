import { defineSearchAttributeKey, type SearchAttributeUpdatePair } from '@temporalio/common';
import type { Situation } from '#domain/foundations/history.ts';
import { fileNumber as fileNumberOf } from '#domain/site/file-number.ts';

// Filters for staff in the Temporal UI. They are not encrypted, so they never hold personal data.

/** The package exports no name for it. */
type Key<Type extends 'KEYWORD' | 'DATETIME'> = ReturnType<typeof defineSearchAttributeKey<Type>>;

/** What the desk calls a case: finds the workflows of the formation and of its invoices. */
export const fileNumber: Key<'KEYWORD'> = defineSearchAttributeKey('FileNumber', 'KEYWORD');
export const foundationStatus: Key<'KEYWORD'> = defineSearchAttributeKey(
  'FoundationStatus',
  'KEYWORD',
);
export const waitingOn: Key<'KEYWORD'> = defineSearchAttributeKey('WaitingOn', 'KEYWORD');
export const dueAt: Key<'DATETIME'> = defineSearchAttributeKey('DueAt', 'DATETIME');
/** Since when it has been waiting. */
export const since: Key<'DATETIME'> = defineSearchAttributeKey('Since', 'DATETIME');
/** The account that takes care of it; an id. */
export const owner: Key<'KEYWORD'> = defineSearchAttributeKey('Owner', 'KEYWORD');

/** `booked`, `over`, `cancelled` or `duplicate`. */
export const meetingStatus: Key<'KEYWORD'> = defineSearchAttributeKey('MeetingStatus', 'KEYWORD');

/** `open`, `overdue`, `paid` or `cancelled`. */
export const invoiceStatus: Key<'KEYWORD'> = defineSearchAttributeKey('InvoiceStatus', 'KEYWORD');

/**
 * What kept the workflow from doing its work: `command`, `mail`, `link`, `stream` or `pdf`; `activity` while
 * something has failed several times and is still tried.
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

/** Of a formation in this situation, in the updates that running workflows have in their histories. */
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
  // What activities returned before cases had owners goes on without.
  if (ownerId === undefined) return [standing];
  return [
    standing,
    [
      { key: since, value: new Date(begun) },
      { key: owner, value: ownerId },
    ],
  ];
}

/** The appointment that is awaited, else the end of the day on which something is due. */
function dueIn({ dueAt, awaited }: Situation): Date | null {
  const due = dueAt ?? (awaited ? `${awaited.dueOn}T22:00:00Z` : null);
  return due === null ? null : new Date(due);
}
