import { describe, expect, test } from 'vitest';
import { parseConfig } from '#config';
import { packagePositions } from '#domain/orders/package-offer.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { addressesIn } from '#mails/addresses.ts';
import { render } from '#mails/layout.ts';

const secret = 'x'.repeat(32);
const environment = {
  DATABASE_URL: 'postgres://localhost/x',
  TOKEN_SECRET: secret,
  LINK_SECRET: secret,
  PERSON_KEY_SECRET: secret,
};
const own = {
  ...sampleOperator,
  name: 'Linie GmbH',
  registerNumber: 'HRB 4711',
  sample: undefined,
};

const changed = (change: object) => JSON.stringify({ ...own, ...change });
const inUsa = (more: object) => ({
  ...own.processors,
  mail: { name: 'Mailhouse Inc.', city: 'Denver', country: 'US', ...more },
});

describe('operator and law firm come from the configuration', () => {
  test('without one, everything is marked as a sample', () => {
    expect(parseConfig(environment).operator).toEqual(sampleOperator);
    expect(sampleOperator.sample).toBe(true);
  });

  test('an operator with data of their own is no sample', () => {
    const { operator } = parseConfig({ ...environment, OPERATOR: JSON.stringify(own) });
    expect(operator).toEqual({ ...own, sample: false });
  });

  test('a processor outside the EU is taken with what the transfer rests on', () => {
    const processors = inUsa({ transfer: 'standard-clauses' });
    const { operator } = parseConfig({ ...environment, OPERATOR: changed({ processors }) });
    expect(operator.processors.mail.country).toBe('US');
  });

  test('no text says "Kanzlei" twice, whatever the firm is called', () => {
    const lawFirm = { ...own.lawFirm, name: 'Kanzlei Weber' };
    const { operator } = parseConfig({
      ...environment,
      OPERATOR: JSON.stringify({ ...own, lawFirm }),
    });
    expect(operator.lawFirm.name).toBe('Weber');
    expect(sampleOperator.lawFirm.name).not.toMatch(/Kanzlei/);
  });

  test('the law firm says before the order what its profession has to (§ 2 DL-InfoV)', () => {
    const prices = { serviceNetCents: 49_900, lawFirmNetCents: 30_000 };
    const { vendor } = packagePositions(prices, sampleOperator, 'de')[1] ?? {};
    expect(vendor?.address).toMatch(/Köln; .*\(Deutschland\), Rechtsanwaltskammer Köln;/);
    expect(vendor?.address).toMatch(/Haftpflicht: .+ gilt in der EU; BRAO, .*RVG/);
  });

  test.each([
    ['not JSON', '{name}'],
    ['no law firm', JSON.stringify({ ...own, lawFirm: undefined })],
    ['a law firm without its address', changed({ lawFirm: { ...own.lawFirm, street: undefined } })],
    [
      'a law firm without the title of its lawyers',
      changed({ lawFirm: { ...own.lawFirm, title: '' } }),
    ],
    ['an uninsured law firm', changed({ lawFirm: { ...own.lawFirm, insurer: undefined } })],
    ['nobody who answers for the magazine', changed({ editor: undefined })],
    ['nobody who hosts it', changed({ processors: { mail: own.processors.mail } })],
    [
      'a processor in the USA without what the transfer rests on',
      changed({ processors: inUsa({}) }),
    ],
    ['an empty register number', JSON.stringify({ ...own, registerNumber: ' ' })],
  ])('%s is refused by name', (_, OPERATOR) => {
    expect(() => parseConfig({ ...environment, OPERATOR })).toThrow(/OPERATOR/);
  });
});

test.each(['de', 'en'] as const)(
  'a mail in %s ends with what § 35a GmbHG wants',
  async (language) => {
    const letter = {
      subject: 's',
      preview: 'p',
      heading: 'h',
      greeting: 'g',
      paragraphs: [],
      reason: 'r',
    };
    const { html, text } = await render(letter, {
      language,
      sender: 'Siebenschritt',
      operator: sampleOperator,
      address: addressesIn('https://siebenschritt.example', language),
    });
    const { name, registerCourt, registerNumber, managingDirectors } = sampleOperator;
    for (const words of [name, 'Köln', registerCourt, registerNumber, managingDirectors]) {
      expect(html).toContain(words);
      expect(text).toContain(words);
    }
  },
);
