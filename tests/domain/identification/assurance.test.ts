import { describe, expect, test } from 'vitest';
import { assuranceOf } from '#domain/identification/assurance.ts';

const NOW = '2026-11-29T10:00:00.000Z';
const claims = { given_name: 'Jana', family_name: 'Keller', birthdate: '1990-05-14' };
const document = {
  type: 'document',
  document_details: {
    type: 'idcard',
    document_number: 'L01X00T47',
    date_of_expiry: '2031-04-30',
    issuer: { name: 'Stadt Leipzig', country_code: 'DE' },
  },
};
const verified = (verification: object, said: object = claims) => ({
  verification: {
    trust_framework: 'de_aml',
    time: '2026-11-29T09:59:00Z',
    evidence: [document],
    ...verification,
  },
  claims: said,
});
const refusedOf = (answer: unknown) => {
  const found = assuranceOf(answer, NOW);
  return 'refused' in found ? found.refused : 'accepted';
};

describe('what a provider has verified', () => {
  test('is read with its document', () => {
    expect(assuranceOf(verified({}), NOW)).toMatchObject({
      seen: { firstName: 'Jana', lastName: 'Keller', birthDate: '1990-05-14' },
      verifiedAt: '2026-11-29T09:59:00.000Z',
      document: {
        kind: 'identity-card',
        number: 'L01X00T47',
        authority: 'Stadt Leipzig',
        country: 'DE',
        validUntil: '2031-04-30',
      },
    });
  });

  test('may stand among others, and without a document', () => {
    const among = [verified({ trust_framework: 'eidas' }), verified({ evidence: [] })];
    expect(assuranceOf(among, NOW)).toMatchObject({ document: { kind: 'electronic' } });
  });

  test.each([
    ['another framework', verified({ trust_framework: 'eidas' }), 'OTHER_FRAMEWORK'],
    ['nothing at all', undefined, 'OTHER_FRAMEWORK'],
    ['more than 24 months ago', verified({ time: '2024-11-29T09:59:00Z' }), 'STALE'],
    ['24 months ago', verified({ time: '2024-11-29T10:01:00Z' }), 'accepted'],
    ['in the future', verified({ time: '2026-11-29T10:06:00Z' }), 'STALE'],
    ['no time', verified({ time: undefined }), 'NOT_ENOUGH'],
    ['no date of birth', verified({}, { given_name: 'Jana', family_name: 'Keller' }), 'NOT_ENOUGH'],
    [
      'a document that has run out',
      verified({
        evidence: [
          { ...document, document_details: { type: 'passport', date_of_expiry: '2026-11-28' } },
        ],
      }),
      'DOCUMENT_EXPIRED',
    ],
  ])('with %s it is %s', (_, answer, refused) => {
    expect(refusedOf(answer)).toBe(refused);
  });
});
