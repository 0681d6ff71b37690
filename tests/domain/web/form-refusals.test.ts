import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type ApiError, readApiError } from '#web/kit/api/api-error.ts';
import { incomplete } from '#web/kit/forms/form-outcome.ts';
import { refusalCode, refusalOf } from '#web/kit/forms/refusal.ts';
import { textsOf } from '../../support/texts.ts';

const key = '0b5e9c3e-8c1b-4c40-9d5e-0d3d2f9b1a11';

const answer = (status: number, code?: string, extensions: object = {}): ApiError =>
  readApiError(
    status,
    code && { errors: [{ message: '', extensions: { code, ...extensions } }] },
    null,
  );

describe('a refusal of the API has one meaning in every form', () => {
  test.each([
    [401, 'TOKEN_EXPIRED', 'LOGGED_OUT'],
    [401, 'INVALID_CREDENTIALS', 'LOGGED_OUT'],
    [403, 'FORBIDDEN', 'FORBIDDEN'],
    [429, 'REQUESTS_EXCEEDED', 'TOO_MANY'],
    [503, 'SERVICE_UNAVAILABLE', 'UNAVAILABLE'],
    [500, 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE'],
    [0, undefined, 'UNAVAILABLE'],
    [400, 'INVALID_PAYLOAD', 'INVALID_PAYLOAD'],
    [400, 'FAILED_VALIDATION', 'INVALID_PAYLOAD'],
    [400, 'FORM_EXPIRED', 'FORM_EXPIRED'],
    [404, 'NOT_FOUND', 'NOT_FOUND'],
    [409, 'SLOT_TAKEN', 'SLOT_TAKEN'],
    [412, 'CHANGED_MEANWHILE', 'CHANGED_MEANWHILE'],
    [413, 'CONTENT_TOO_LARGE', 'CONTENT_TOO_LARGE'],
    [422, 'UNPROCESSABLE_CONTENT', 'UNPROCESSABLE_CONTENT'],
  ])('%i %s is %s', (status, code, meaning) => {
    expect(refusalCode(answer(status, code))).toBe(meaning);
  });

  test.each(['de', 'en'] as const)('and the general ones a text, in %s', (locale) => {
    const general = [401, 403, 429, 503].map((status) => refusalCode(answer(status, 'ANY')));
    const own = ['MISSING', 'INVALID_PAYLOAD', 'NETWORK', 'FORM_EXPIRED', 'CHANGED_MEANWHILE'];
    const other = ['NOT_FOUND', 'CONTENT_TOO_LARGE', 'UNPROCESSABLE_CONTENT', 'UNKNOWN'];
    const { refusal } = textsOf(locale).forms;
    for (const code of [...general, ...own, ...other]) expect(refusal).toHaveProperty(code);
  });
});

describe('a refused form', () => {
  test.each([
    [0, undefined],
    [429, 'REQUESTS_EXCEEDED'],
    [500, 'INTERNAL_SERVER_ERROR'],
    [503, 'SERVICE_UNAVAILABLE'],
    [401, 'TOKEN_EXPIRED'],
  ])('keeps its key while the attempt may be repeated: %i', (status, code) => {
    expect(refusalOf(answer(status, code), { key })).toMatchObject({ retryKey: key });
  });

  test.each([
    [400, 'INVALID_PAYLOAD'],
    [404, 'NOT_FOUND'],
    [409, 'PRICE_CHANGED'],
    [412, 'CHANGED_MEANWHILE'],
  ])('gets a new key once it is decided: %i', (status, code) => {
    expect(refusalOf(answer(status, code), { key })).not.toHaveProperty('retryKey');
  });

  test.each(['TOO_SHORT', 'COMMON'])(
    'a password that is too short or too common is not missing: %s',
    (problem) => {
      expect(incomplete({ password: problem }).code).toBe('INVALID_PAYLOAD');
      expect(incomplete({ password: problem, email: 'REQUIRED' }).code).toBe('MISSING');
    },
  );

  test('says how long to wait', () => {
    const limited = readApiError(429, null, '37');
    expect(refusalOf(limited)).toMatchObject({ code: 'TOO_MANY', retryAfterSeconds: 37 });
  });

  test('marks its own fields, and tells what is missing from what is wrong', () => {
    const rules = { schema: z.unknown(), inputs: { 'billing.zip': 'zip' } };
    const wrong = answer(400, 'INVALID_PAYLOAD', { fields: ['billing.zip'] });
    expect(refusalOf(wrong, { rules, typed: { zip: 'x' } })).toMatchObject({
      code: 'INVALID_PAYLOAD',
      problems: { zip: 'INVALID' },
      typed: { zip: 'x' },
    });
    expect(refusalOf(wrong, { rules, typed: { zip: ' ' } })).toMatchObject({
      code: 'MISSING',
      problems: { zip: 'REQUIRED' },
    });
  });

  test('marks the field that a refusal of the domain is about', () => {
    const rules = { refusals: { SLOT_TAKEN: { startsAt: 'SLOT_TAKEN' } } };
    expect(refusalOf(answer(409, 'SLOT_TAKEN'), { rules })).toMatchObject({
      code: 'SLOT_TAKEN',
      problems: { startsAt: 'SLOT_TAKEN' },
    });
  });

  test('has its own code where only the fields can mend it, not for an outage', () => {
    const otherwise = 'loginFailed';
    const codeOf = (status: number, code: string) =>
      refusalOf(answer(status, code), { otherwise }).code;
    expect(codeOf(401, 'INVALID_CREDENTIALS')).toBe(otherwise);
    expect(codeOf(400, 'INVALID_PAYLOAD')).toBe(otherwise);
    expect(codeOf(429, 'REQUESTS_EXCEEDED')).toBe('TOO_MANY');
    expect(codeOf(503, 'SERVICE_UNAVAILABLE')).toBe('UNAVAILABLE');
  });

  test('is named, where a page has several', () => {
    expect(refusalOf(answer(409, 'NOT_PAID'), { form: 'redeem' })).toMatchObject({
      form: 'redeem',
    });
    expect(refusalOf(answer(409, 'NOT_PAID'))).not.toHaveProperty('form');
  });
});

test.each([
  [{ name: 'REQUIRED', email: 'NOT_AN_EMAIL' }, 'MISSING'],
  [{ terms: 'NOT_ACCEPTED' }, 'MISSING'],
  [{ payment: 'NOT_CHOSEN' }, 'MISSING'],
  [{ email: 'NOT_AN_EMAIL' }, 'INVALID_PAYLOAD'],
])('fields %j are refused as %s', (problems, code) => {
  expect(incomplete(problems, { email: 'x' })).toEqual({
    ok: false,
    code,
    problems,
    typed: { email: 'x' },
  });
});
