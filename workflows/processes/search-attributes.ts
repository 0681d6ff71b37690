import { defineSearchAttributeKey } from '@temporalio/common';

/** What staff filter by in the Temporal UI. Never encrypted, so never personal. */
export const foundationStatus = defineSearchAttributeKey('FoundationStatus', 'KEYWORD');
export const waitingOn = defineSearchAttributeKey('WaitingOn', 'KEYWORD');
export const dueAt = defineSearchAttributeKey('DueAt', 'DATETIME');

export const searchAttributes = [foundationStatus, waitingOn, dueAt];
