import { describe, expect, test } from 'vitest';
import { billingSchema, offeredAddresses } from '#domain/orders/billing.ts';
import { idsOfNumber, orderNumber } from '#domain/orders/order.ts';

const billing = {
  name: 'Mira Beispiel',
  street: 'Musterweg 1',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
};

/** Codes by field. */
const faultsOf = (values: object) =>
  billingSchema
    .safeParse({ ...billing, ...values })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('An address for invoices', () => {
  test('is taken as people and forms write it', () => {
    const typed = { ...billing, name: '  Mira Beispiel ', company: '', vatId: 'de 123 456 789' };
    expect(billingSchema.parse(typed)).toEqual({ ...billing, vatId: 'DE123456789' });
    expect(faultsOf({ country: 'AT', zip: '1010' })).toBeUndefined();
    expect(faultsOf({ country: 'GB', zip: 'SW1A 1AA' })).toBeUndefined();
    for (const country of ['US', 'CA', 'IN', 'TR', 'UA']) {
      expect(faultsOf({ country, zip: 'K1A 0B1' }), country).toBeUndefined();
    }
    // Also with accents that are characters of their own.
    for (const name of ['Łucja Nguyễn', 'Γιώργος', 'Дмитро Ґалаґан', 'Zoe\u0308']) {
      expect(faultsOf({ name })).toBeUndefined();
    }
  });

  test.each([
    [{ name: ' ' }, 'name', 'REQUIRED'],
    [{ street: 'a\nb' }, 'street', 'NOT_TEXT'],
    [{ zip: '5066' }, 'zip', 'NOT_A_ZIP'],
    [{ city: undefined }, 'city', 'REQUIRED'],
    [{ country: '' }, 'country', 'NOT_CHOSEN'],
    [{ country: 'XX' }, 'country', 'NOT_CHOSEN'],
    [{ vatId: 'ATU12345678' }, 'vatId', 'NOT_A_VAT_ID'],
    [{ company: 'x'.repeat(201) }, 'company', 'TOO_LONG'],
    [{ name: '李娜' }, 'name', 'NOT_PRINTABLE'],
    [{ company: 'Büro नमस्ते' }, 'company', 'NOT_PRINTABLE'],
    [{ street: 'Weg 1 😀' }, 'street', 'NOT_PRINTABLE'],
    [{ city: 'تهران' }, 'city', 'NOT_PRINTABLE'],
  ])('with %j is refused', (values, field, code) => {
    expect(faultsOf(values)).toEqual([[field, code]]);
  });
});

describe('Addresses that a form offers', () => {
  const address = billingSchema.parse(billing);

  test('are those of orders before, each once, and companies at their business address', () => {
    const founded = [
      { companyName: 'Beispiel UG', city: 'köln ' },
      { companyName: 'Weit GmbH', city: 'Münster' },
      {
        companyName: 'Neu GmbH',
        city: 'Köln',
        businessAddress: { street: 'Kai 1', zip: '48155', city: 'Münster' },
      },
    ];
    const again = { ...address, street: 'MUSTERWEG  1' };
    const older = { ...address, street: 'Alter Weg 2' };
    const offered = offeredAddresses({ used: [address, again, older], founded, name: 'Mira' });
    const notYet = { name: 'Mira Beispiel', country: 'DE', used: false };
    expect(offered).toEqual([
      { ...address, used: true },
      { ...older, used: true },
      { ...address, company: 'Beispiel UG', used: false },
      { ...notYet, company: 'Weit GmbH', street: '', zip: '', city: 'Münster' },
      { ...notYet, company: 'Neu GmbH', street: 'Kai 1', zip: '48155', city: 'Münster' },
    ]);
  });

  test('are of the member as well where a company could pay instead, however many were used', () => {
    const ofCompany = { ...address, company: 'Beispiel UG' };
    const used = Array.from({ length: 9 }, (_, index) => ({
      ...ofCompany,
      street: `Weg ${index}`,
    }));
    const founded = [{ companyName: 'Weit GmbH', city: 'Münster' }];
    const payers = (known: Parameters<typeof offeredAddresses>[0]) =>
      offeredAddresses(known).map(({ company, name }) => company ?? name);
    const paid = Array.from({ length: 6 }, () => 'Beispiel UG');
    expect(payers({ used, founded, name: 'Mira' })).toEqual([
      ...paid,
      'Weit GmbH',
      'Mira Beispiel',
    ]);
    expect(payers({ used, founded: [], name: 'Mira' })).toEqual(paid);
    expect(payers({ used: [], founded, name: 'Mira' })).toEqual(['Weit GmbH', 'Mira']);
    expect(payers({ used: [], founded: [], name: 'Mira' })).toEqual([]);
  });

  test('name a company once, with the address that it has been billed at', () => {
    const used = [{ ...address, company: 'Beispiel UG', street: 'Am Hafen 3' }];
    const founded = [{ companyName: 'beispiel  UG', city: 'Köln' }];
    const offered = offeredAddresses({ used, founded, name: 'Mira' });
    expect(offered.map(({ company, street }) => [company, street])).toEqual([
      ['Beispiel UG', 'Am Hafen 3'],
      [undefined, ''],
    ]);
  });
});

describe('The number of an order', () => {
  const id = 'be1a2b3c-4d5e-4f60-8123-456789abcdef';

  test.each([orderNumber(id), ' b-be1a2b3c ', 'BE1A2B3C', 'B-BE1'])('%j finds it', (typed) => {
    const { first = '', last = '' } = idsOfNumber(typed) ?? {};
    expect(first <= id && id <= last).toBe(true);
    const other = 'be2a2b3c-4d5e-4f60-8123-456789abcdef';
    expect(first <= other && other <= last).toBe(false);
  });

  test.each(['', 'B-', 'Mira', 'B-BE1A2B3C4'])('%j is none', (typed) => {
    expect(idsOfNumber(typed)).toBeUndefined();
  });
});
