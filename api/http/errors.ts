import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { z } from 'zod';
import type { RefusalCode } from '#domain/foundations/command.ts';
import { CheckFailed } from '#modules/files/pdf-process.ts';
import type { Wait } from '#modules/rate-limits/limiter.ts';
import { Overloaded } from '#modules/shared/concurrency.ts';
import { TooCostly } from '#modules/shared/threads.ts';
import { Busy } from '#modules/shared/turns.ts';
import { addSecurityHeaders } from './plugins/security-headers.ts';

/** All codes, with HTTP status and a message for callers without our texts. */
const errors = {
  INVALID_PAYLOAD: [400, 'Invalid payload.'],
  INVALID_QUERY: [400, 'Invalid query.'],
  FAILED_VALIDATION: [400, 'Validation failed.'],
  NOT_NULL_VIOLATION: [400, "The value can't be null."],
  VALUE_TOO_LONG: [400, 'The value is too long.'],
  INVALID_FOREIGN_KEY: [400, 'Invalid foreign key.'],
  FORM_EXPIRED: [400, 'This form was opened too long ago.'],
  RECORD_NOT_UNIQUE: [400, 'The value has to be unique.'],
  INVALID_INVITE: [400, 'This invite is no longer valid.'],
  CART_EMPTY: [400, 'There is nothing to order.'],
  INVALID_CREDENTIALS: [401, 'Invalid user credentials.'],
  INVALID_OTP: [401, 'Invalid user OTP.'],
  TOKEN_EXPIRED: [401, 'Token expired.'],
  FORBIDDEN: [403, "You don't have permission to access this."],
  TFA_REQUIRED: [403, 'Set up two-factor login first.'],
  INVALID_TOKEN: [403, 'Invalid token.'],
  LINK_NOT_VALID: [404, 'This link is not valid any more.'],
  NOT_FOUND: [404, 'There is no such item.'],
  ROUTE_NOT_FOUND: [404, "This route doesn't exist."],
  REQUEST_TIMEOUT: [408, 'The request did not arrive in time.'],
  SLOT_TAKEN: [409, 'This time is taken.'],
  NOTARY_REQUIRED: [409, 'No notary has been named, or none with an email address.'],
  CHOOSE_DATE: [409, 'There are several dates; one of them is chosen.'],
  ALREADY_BOOKED: [409, 'The strategy meeting has been booked already.'],
  MEETING_CANCELLED: [409, 'This meeting is cancelled.'],
  MEETING_BEGUN: [409, 'This meeting has begun.'],
  MEETING_HELD: [409, 'This meeting has yet to be confirmed.'],
  ABSENT_ALREADY: [409, 'An absence that is entered already covers this time.'],
  NOT_DISPLACED: [409, 'This time can take place as it is booked.'],
  NAME_TAKEN: [409, 'There is a consultant of this name.'],
  ACCOUNT_TAKEN: [409, 'This account looks after another calendar.'],
  USE_THE_COMMAND: [409, 'A consultation is moved by the command of its foundation.'],
  HOLD_LAPSED: [409, 'The time is no longer held.'],
  NOT_IN_CART: [409, 'This is not in the cart any more.'],
  CART_FULL: [409, 'The cart holds no more lines.'],
  QUANTITY_TOO_HIGH: [409, 'This is more of it than a cart holds.'],
  NOT_SOLD: [409, 'This is not sold any more.'],
  ORDERED_BEFORE: [409, 'This has been ordered from the cart already.'],
  PRICE_CHANGED: [409, 'The price has changed.'],
  FORMATION_RUNNING: [409, 'A formation is still running; it has to end first.'],
  TOO_MANY_EXPORTS: [409, 'There were enough copies today.'],
  TOO_MANY_ORDERS: [409, 'This account has placed too many orders within a day.'],
  WITHDRAWAL_OVER: [409, 'The time to withdraw from this order is over.'],
  FULLY_PERFORMED: [409, 'All of this order has been performed.'],
  UNDO_OVER: [409, 'It is too late to undo this.'],
  TIME_BOOKED: [409, 'A time is booked for these hours.'],
  TIME_ARRANGED: [409, 'The team arranges the time of these hours.'],
  REDEMPTION_UNDONE: [409, 'The redemption of these hours has been undone.'],
  ORDER_OF_FOUNDATION: [409, 'This order is withdrawn from in its foundation.'],
  ORDER_WITHDRAWN: [409, 'This order has been withdrawn.'],
  ADDRESS_NOT_AWAITED: [409, 'No invoice of this order waits for an address.'],
  BILLING_GIVEN: [409, 'This order has an address for its invoice.'],
  WITHDRAWAL_PERIOD: [409, 'Work begins after the withdrawal period.'],
  TEXT_CHANGED: [409, 'What is stated here reads otherwise by now.'],
  NOT_ENOUGH_HOURS: [409, 'There are not so many hours left.'],
  NOT_PAID: [409, 'These hours can be used once they are paid.'],
  HOURS_EXPIRED: [409, 'The time to use these hours is over.'],
  CARD_NOT_OFFERED: [409, 'Payment by card is not offered.'],
  NOTHING_TO_PAY: [409, 'Nothing is left to pay.'],
  PAYMENT_TOO_HIGH: [409, 'This is more than is left to pay.'],
  REFUND_TOO_HIGH: [409, 'This is more than has to go back.'],
  NOT_ENTERED_BY_HAND: [409, 'Nobody has entered this by hand.'],
  TAKEN_BACK: [409, 'This payment has been taken back.'],
  REFUNDED_SINCE: [409, 'This money has gone back since.'],
  PAYMENT_EXISTS: [409, 'There is a payment of this amount and day.'],
  INVOICE_CHANGED: [409, 'The invoice has changed since it was read.'],
  VIEW_NAME_TAKEN: [409, 'A view of this list has this name.'],
  TOO_MANY_VIEWS: [409, 'This list has as many views as it may have.'],
  TOO_MANY_OWN_TASKS: [409, 'There are as many open tasks of your own as there can be.'],
  TOO_MANY_STAND_INS: [409, 'There are as many stand-ins as there can be.'],
  HAS_STAND_IN: [409, 'Somebody stands in on some of these days.'],
  STAND_IN_AWAY: [409, 'This person is away on some of these days.'],
  STANDS_IN_THEN: [409, 'This person stands in for somebody on some of these days.'],
  TOO_MANY_NOTES: [409, 'There are as many notes about this formation as there can be.'],
  INQUIRY_FULL: [
    409,
    'There are as many answers to this inquiry, or notes about it, as there can be.',
  ],
  NOTE_CLOSED: [409, 'This note can only be changed by an admin now.'],
  MESSAGE_CLOSED: [409, 'This message can no longer be changed.'],
  THREAD_ENDED: [409, 'Nobody writes here any more.'],
  ACCOUNT_EXISTS: [409, 'This address has an account; log in with it.'],
  CALL_AHEAD: [409, 'This call has yet to be made.'],
  CODE_NOT_VALID: [409, 'This code is not right, or no longer valid.'],
  LINK_NOT_OPEN: [409, 'This link has been used, revoked or replaced.'],
  CONTENT_FAULTY: [409, 'This text breaks rules of the site.'],
  CONTENT_WITHOUT_DRAFT: [409, 'There is no draft to publish.'],
  CONTENT_NOT_LIVE: [409, 'This is not on the site, or has to stay there.'],
  CONTENT_TARGET_UNKNOWN: [409, 'There is no such page to lead to.'],
  CONTENT_LINKED: [409, 'Other texts link to this one.'],
  CONTENT_KEY_TAKEN: [409, 'Another text has this key.'],
  NO_CORE_DATA: [409, 'The details of the company come first.'],
  TOO_MANY_BILLS: [409, 'A formation takes 50 bills.'],
  TOO_MANY_PAYMENTS: [409, 'A formation takes 100 payments, whoever enters them.'],
  NOT_STUCK: [409, 'This is not stuck any more, or never was.'],
  CONTENT_MOVED: [404, 'This has another address now.'],
  CONTENT_GONE: [410, 'This is not published any more.'],
  LINK_USED: [410, 'This link has been used.'],
  LINK_REPLACED: [410, 'A newer link has replaced this one.'],
  LINK_REVOKED: [410, 'This link has been revoked.'],
  CONTENT_CHANGED: [412, 'Somebody else has changed this text since it was read.'],
  CONTENT_TOO_LARGE: [413, 'Uploaded content is too large.'],
  URI_TOO_LONG: [414, 'The address is too long.'],
  METHOD_NOT_ALLOWED: [405, 'This address takes other methods.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'Unsupported media type.'],
  EXPECTATION_FAILED: [417, 'This expectation cannot be met.'],
  MISDIRECTED_REQUEST: [421, 'This server does not answer by that name.'],
  UNPROCESSABLE_CONTENT: [422, 'This key has been used for another request.'],
  REQUESTS_EXCEEDED: [429, 'Too many requests.'],
  HEADERS_TOO_LARGE: [431, 'Address and headers are too large.'],
  INTERNAL_SERVER_ERROR: [500, 'An unexpected error occurred.'],
  SERVICE_UNAVAILABLE: [503, 'The service is not available right now.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof errors;

/** Statuses of refusals; those of the domain without a row are conflicts with the current state: 409. */
const refusalStatuses: Partial<Record<RefusalCode, number>> = {
  NOT_ALLOWED_FOR_ROLE: 403,
  INVALID_PAYLOAD: 400,
  DEED_DATE_REQUIRED: 400,
  CHANGED_MEANWHILE: 412,
  REVISION_REQUIRED: 428,
  LEAD_ONLY: 403,
  LEAD_REQUIRED: 400,
  SHARES_SUM: 400,
  DIRECTOR_REQUIRED: 400,
  DUE_NOT_ALLOWED: 400,
  DIRECTOR_NOT_NATURAL: 400,
  DIRECTOR_NOT_OF_AGE: 400,
  NOT_WITH_MODEL_PROTOCOL: 400,
};
export const refusalStatus = (code: RefusalCode): number => refusalStatuses[code] ?? 409;

interface Details {
  message?: string;
  /** Fields beside `code` in the answer, e.g. `fields` or the current `status`. */
  extensions?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** Thrown by routes to answer with the envelope `{errors: [{message, extensions: {code}}]}`. */
export class ApiError extends Error {
  readonly code: string;
  readonly status: number;
  readonly extensions: Record<string, unknown>;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: string, status: number, details: Details) {
    super(details.message);
    this.code = code;
    this.status = status;
    this.extensions = details.extensions ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

export function apiError(code: ErrorCode, details: Details = {}): ApiError {
  const [status, message] = errors[code];
  return new ApiError(code, status, { message, ...details });
}

/** The answer to a refusal of the domain; texts for people have the same code as their key. */
export const refusal = (code: RefusalCode, extensions: Record<string, unknown> = {}): ApiError =>
  new ApiError(code, refusalStatus(code), { message: code, extensions });

/** The answer to a refusal of a module. A reused key has a code of HTTP's own. */
export const moduleRefusal = (refused: ErrorCode | 'KEY_USED', extensions = {}): ApiError =>
  apiError(refused === 'KEY_USED' ? 'UNPROCESSABLE_CONTENT' : refused, { extensions });

type Refused = { refused: ErrorCode | 'KEY_USED' };

/** What a module has done. @throws ApiError for a refusal, with what it says besides */
export function accepted<Outcome extends object>(outcome: Outcome): Exclude<Outcome, Refused> {
  if (isRefused(outcome)) {
    const { refused, ...extensions } = outcome;
    throw moduleRefusal(refused, extensions);
  }
  return outcome as Exclude<Outcome, Refused>;
}

const isRefused = (outcome: object): outcome is Refused => 'refused' in outcome;

export const invalidPayload = (reason: string, fields: string[] = []): ApiError =>
  apiError('INVALID_PAYLOAD', { message: `Invalid payload. ${reason}.`, extensions: { fields } });

/** Names every invalid field, so that a form can mark them all. */
export function toInvalidPayload({ issues }: z.ZodError): ApiError {
  const fields = [...new Set(issues.map(({ path }) => path.join('.')))].filter(Boolean);
  const reason = `${fields[0] ?? 'The body'}: ${issues[0]?.message ?? 'is not valid'}`;
  return invalidPayload(reason, fields);
}

export const unavailable = (retryAfterSeconds = 5): ApiError =>
  apiError('SERVICE_UNAVAILABLE', { retryAfterSeconds });

const MAX_RETRY_AFTER_SECONDS = 60;

/** `Retry-After` never asks for more than a minute, however long the window is. */
export function tooManyRequests({ limit, waitMs }: Wait): ApiError {
  const seconds = Math.min(Math.max(Math.ceil(waitMs / 1000), 1), MAX_RETRY_AFTER_SECONDS);
  return apiError('REQUESTS_EXCEEDED', {
    message: `Too many requests, retry after ${seconds}s.`,
    extensions: { limit, reset: new Date(Date.now() + seconds * 1000).toISOString() },
    retryAfterSeconds: seconds,
  });
}

const BUSY_RETRY_SECONDS = 2;
const stillBusy = (): ApiError =>
  apiError('REQUESTS_EXCEEDED', {
    message: 'What was asked for before is not done yet.',
    retryAfterSeconds: BUSY_RETRY_SECONDS,
  });

/** @throws ApiError 429 while a limit is exceeded */
export function refuseWait(wait: Wait | undefined): void {
  if (wait) throw tooManyRequests(wait);
}

export const invalidQuery = (reason: string): ApiError =>
  apiError('INVALID_QUERY', { message: `Invalid query. ${reason}.` });

export const routeNotFound = (path: string): ApiError =>
  apiError('ROUTE_NOT_FOUND', { message: `Route ${path} doesn't exist.` });

/** Maps every error of a request to an answer; unknown ones are a 500. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return fromValidation(error);
  const { code, statusCode } = error as Partial<FastifyError>;
  if (code?.startsWith('FST_')) return fromFastify(code, statusCode ?? 500);
  if (error instanceof Overloaded || error instanceof CheckFailed) return unavailable(1);
  if (error instanceof Busy) return stillBusy();
  if (error instanceof TooCostly) return invalidPayload('This text takes too long to work on');
  if (isOutOfReach(error)) return unavailable();
  // Postgres class 22: a value it cannot store got past our schemas.
  if (isSqlState(code) && code.startsWith('22')) return apiError('INVALID_PAYLOAD');
  return apiError('INTERNAL_SERVER_ERROR');
}

type ValidationError = Error & {
  validation: { instancePath: string; message?: string }[];
  validationContext?: string | undefined;
};

function fromValidation(error: ValidationError): ApiError {
  const fields = error.validation.map(({ instancePath }) =>
    instancePath.slice(1).replaceAll('/', '.'),
  );
  const first = error.validation[0];
  const reason = `${fields[0] || 'The body'}: ${first?.message ?? 'is not valid'}`;
  if (error.validationContext === 'body') return invalidPayload(reason, [...new Set(fields)]);
  const message = `Invalid query. ${reason}.`;
  return apiError('INVALID_QUERY', { message, extensions: { fields: [...new Set(fields)] } });
}

/** Like Directus: 400 for malformed and oversized bodies; 413 only for files. */
function fromFastify(code: string, status: number): ApiError {
  if (code === 'FST_REQ_FILE_TOO_LARGE') return apiError('CONTENT_TOO_LARGE');
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return invalidPayload('Request is too large');
  if (code === 'FST_ERR_BAD_URL') return apiError('INVALID_QUERY');
  if (foreignTypes.has(code)) return apiError('UNSUPPORTED_MEDIA_TYPE');
  if (status >= 400 && status < 500) return invalidPayload('The body cannot be read');
  return apiError(status === 503 ? 'SERVICE_UNAVAILABLE' : 'INTERNAL_SERVER_ERROR');
}

/** Fastify's codes for a body that is neither JSON nor, where one is expected, a form. */
const foreignTypes = new Set([
  'FST_ERR_CTP_INVALID_MEDIA_TYPE',
  'FST_INVALID_MULTIPART_CONTENT_TYPE',
]);

const isSqlState = (code: unknown): code is string =>
  typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code);

const networkCodes = new Set(
  'ECONNREFUSED ECONNRESET ENOTFOUND EAI_AGAIN ETIMEDOUT EPIPE ENETUNREACH ENOSPC'.split(' '),
);
/** Messages of pg that come without a code, also from a rollback on a broken connection. */
const connectionMessages =
  /^(timeout exceeded when trying to connect|Connection terminated|Client .* is not queryable)/;

/** Whether the database is away, overloaded, full or busy, by its own codes and those of the network. */
function isOutOfReach(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string' && networkCodes.has(code)) return true;
  // Classes 08 connection, 40 deadlock, 53 resources, 57 shutdown or cancelled statement.
  if (isSqlState(code) && /^(08|40|53|57)/.test(code)) return true;
  return typeof message === 'string' && connectionMessages.test(message);
}

/** The body of every error answer. */
export const envelope = ({ code, message, extensions }: ApiError) => ({
  errors: [{ message, extensions: { ...extensions, code } }],
});

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (hasLeft(request)) {
    request.log.info('the sender broke off');
    return send(apiError('REQUEST_TIMEOUT'), reply);
  }
  const answer = toApiError(error);
  if (answer.status >= 500) request.log.error({ err: error }, answer.code);
  else if (answer.status === 403) request.log.warn({ actor: actorId(request) }, answer.code);
  return send(answer, reply);
}

/** The client left before its whole body had arrived: nobody reads the answer, and nothing of ours has failed. */
export const hasLeft = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** Sends an error without logging it. */
export function send(answer: ApiError, reply: FastifyReply) {
  // The request may not have reached the hook that sets them.
  addSecurityHeaders(reply);
  if (answer.retryAfterSeconds) reply.header('retry-after', answer.retryAfterSeconds);
  return reply.code(answer.status).type('application/json; charset=utf-8').send(envelope(answer));
}

const actorId = ({ actor }: FastifyRequest) => (actor && 'id' in actor ? actor.id : undefined);
