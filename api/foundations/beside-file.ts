import type { Database } from '#database/connection.ts';
import { deedSchema, isDeedInFuture } from '#domain/foundations/steps/share-capital.ts';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import { isInFuture, registerEntrySchema } from '#domain/register-entry.ts';
import { dayKey } from '#domain/site/formats.ts';
import { notaryViewOf } from '#projections/foundations/notary-view.ts';
import { invalidPayload, refusal, toInvalidPayload } from '../http/errors.ts';
import type { Form } from '../http/multipart-form.ts';
import { textsOf } from './file-command.ts';

/**
 * What a notary says beside a file.
 *
 * @throws ApiError 400 for a malformed field, 409 for a day in the future
 */
export function besideFile(purpose: UploadPurpose, fields: Form['fields']): Record<string, string> {
  if (purpose === 'foundation-certificate') return deedOf(fields);
  const parsed = registerEntrySchema.safeParse(fields);
  if (!parsed.success) throw toInvalidPayload(parsed.error);
  if (isInFuture(parsed.data, new Date().toISOString())) {
    throw refusal('ENTRY_IN_THE_FUTURE', { fields: ['enteredOn'] });
  }
  return textsOf(parsed.data);
}

/**
 * Day and number of the deed.
 *
 * @throws ApiError 400 for a malformed day, or one in the future
 */
function deedOf(fields: Form['fields']): Record<string, string> {
  const parsed = deedSchema.safeParse(fields);
  if (!parsed.success) throw toInvalidPayload(parsed.error);
  const { deedDate } = parsed.data;
  if (deedDate !== undefined && isDeedInFuture(deedDate, new Date().toISOString())) {
    throw invalidPayload('The deed has yet to be made', ['deedDate']);
  }
  return textsOf(parsed.data);
}

/**
 * Applies the rule before the file is stored.
 *
 * @throws ApiError 400
 */
export async function requireDeedDate(
  db: Database,
  foundationId: string,
  { deedDate }: Record<string, string>,
): Promise<void> {
  const startsAt = (await notaryViewOf(db, foundationId))?.appointment?.startsAt;
  const isAhead =
    startsAt !== undefined && isDeedInFuture(dayKey(startsAt), new Date().toISOString());
  if (isAhead && deedDate === undefined) {
    throw refusal('DEED_DATE_REQUIRED', { fields: ['deedDate'] });
  }
}
