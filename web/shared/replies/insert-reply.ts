import type { Reply } from '#api/contract.gen.d.ts';
import { fillField } from '../../kit/forms/live-fields.ts';
import { gapLeft, withReply } from './replies.ts';

/** Puts a prepared text into a field; what is typed next replaces its first gap. */
export function insertReply(field: HTMLTextAreaElement, reply: Reply): void {
  fillField(field, withReply(field.value, reply));
  field.focus();
  const gap = gapLeft(field.value, [reply]);
  const at = gap === undefined ? field.value.length : field.value.indexOf(gap);
  field.setSelectionRange(at, at + (gap?.length ?? 0));
}
