import { defineSearchAttributeKey, type SearchAttributeUpdatePair } from '@temporalio/common';
import type { Situation } from '#domain/foundations/history.ts';
import { fileNumber as fileNumberOf } from '#domain/site/file-number.ts';

// Filters for staff in the Temporal UI. They are not encrypted, so they never hold personal data.

/** What the desk calls a case: finds the workflows of the formation and of its invoices. */
export const fileNumber = defineSearchAttributeKey('FileNumber', 'KEYWORD');
export const foundationStatus = defineSearchAttributeKey('FoundationStatus', 'KEYWORD');
export const waitingOn = defineSearchAttributeKey('WaitingOn', 'KEYWORD');
export const dueAt = defineSearchAttributeKey('DueAt', 'DATETIME');
/** Since when it has been waiting. */
export const since = defineSearchAttributeKey('Since', 'DATETIME');
/** The account that takes care of it; an id. */
export const owner = defineSearchAttributeKey('Owner', 'KEYWORD');

/** `booked`, `over`, `cancelled` or `duplicate`. */
export const meetingStatus = defineSearchAttributeKey('MeetingStatus', 'KEYWORD');

/** `open`, `overdue`, `paid` or `cancelled`. */
export const invoiceStatus = defineSearchAttributeKey('InvoiceStatus', 'KEYWORD');

/**
 * What kept the workflow from doing its work: `command`, `mail`, `link`, `stream` or `pdf`; `activity` while
 * something has failed several times and is still tried.
 */
export const trouble = defineSearchAttributeKey('Trouble', 'KEYWORD');
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
