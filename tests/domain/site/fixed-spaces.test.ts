import { expect, test } from 'vitest';
import { fixSpaces, fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { addressesIn } from '#mails/addresses.ts';
import { render } from '#mails/layout.ts';

/** `_` stands for a space that does not break. */
const shown = (text: string) => fixSpaces(text).replaceAll('\u00a0', '_');

test.each([
  ['950,81 € inkl. 19 % MwSt.', '950,81_€ inkl. 19_% MwSt.'],
  ['(§ 11 Abs. 2 GmbHG)', '(§_11 Abs._2 GmbHG)'],
  ['Art. 6 Abs. 1 lit. b DSGVO', 'Art._6 Abs._1 lit._b DSGVO'],
  ['section 11(2) GmbHG', 'section_11(2) GmbHG'],
  ['Zusatz „i. G.“', 'Zusatz „i._G.“'],
  ['Stand 1. Juni 2025, 10:30 Uhr', 'Stand 1._Juni 2025, 10:30_Uhr'],
  ['as of 1 June 2025', 'as of 1_June 2025'],
  ['PDF bis {{size}} MB, {{percent}} %', 'PDF bis {{size}}_MB, {{percent}}_%'],
  ['1 bis 24.999 €, ganze Euro', '1 bis 24.999_€, ganze Euro'],
  ['24 bis 39 Tage, Schritt 2 von 7', '24 bis 39 Tage, Schritt 2 von 7'],
])('%s', (written, expected) => expect(shown(written)).toBe(expected));

test('tables of texts keep their shape', () => {
  const texts = { a: ['§ 2', { b: 'ohne' }], c: { d: '5 €' } };
  expect(fixSpacesIn(texts)).toEqual({
    a: ['§\u00a02', { b: 'ohne' }],
    c: { d: '5\u00a0€' },
  });
});

test('mails keep together what belongs together', async () => {
  const letter = { subject: 's', preview: 'p', heading: 'h', greeting: 'g', reason: 'r' };
  const { html } = await render(
    { ...letter, paragraphs: ['Das Paket kostet 799 € netto.'] },
    {
      language: 'de',
      sender: 'Siebenschritt',
      operator: sampleOperator,
      address: addressesIn('https://siebenschritt.example', 'de'),
    },
  );
  expect(html).toMatch(/799(\u00a0|&nbsp;|&#xA0;)€/);
});
