import type { MessageRefusal } from '#modules/messages/write-message.ts';
import { apiError, invalidPayload } from '../http/errors.ts';

export function refusalOf(refused: MessageRefusal) {
  if (refused === 'KEY_USED') return apiError('UNPROCESSABLE_CONTENT');
  if (refused === 'FILE_UNKNOWN') return invalidPayload('This file is not there', ['fileIds']);
  return apiError(refused);
}
