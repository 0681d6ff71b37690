import { defineSearchAttributeKey } from '@temporalio/common';

/** Filters for staff in the Temporal UI. Not encrypted, so never personal data. */
export const foundationStatus = defineSearchAttributeKey('FoundationStatus', 'KEYWORD');
export const waitingOn = defineSearchAttributeKey('WaitingOn', 'KEYWORD');
export const dueAt = defineSearchAttributeKey('DueAt', 'DATETIME');

export const searchAttributes = [foundationStatus, waitingOn, dueAt];
