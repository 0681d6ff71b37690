import { defineSearchAttributeKey } from '@temporalio/common';

/** Filters for staff in the Temporal UI. Not encrypted, so never personal data. */
export const foundationStatus = defineSearchAttributeKey('FoundationStatus', 'KEYWORD');
export const waitingOn = defineSearchAttributeKey('WaitingOn', 'KEYWORD');
export const dueAt = defineSearchAttributeKey('DueAt', 'DATETIME');

/** `booked`, `over`, `cancelled` or `duplicate`. */
export const meetingStatus = defineSearchAttributeKey('MeetingStatus', 'KEYWORD');

/** `open`, `overdue`, `paid` or `cancelled`. */
export const invoiceStatus = defineSearchAttributeKey('InvoiceStatus', 'KEYWORD');

/** What kept the workflow from doing its work: `command`, `mail`, `link`, `stream` or `pdf`. */
export const trouble = defineSearchAttributeKey('Trouble', 'KEYWORD');
export type Trouble = 'command' | 'mail' | 'link' | 'stream' | 'pdf';

export const searchAttributes = [
  foundationStatus,
  waitingOn,
  dueAt,
  meetingStatus,
  invoiceStatus,
  trouble,
];
