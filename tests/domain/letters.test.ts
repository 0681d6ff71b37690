import { describe, expect, test } from 'vitest';
import { capitalised, ofTheCompany, theCompany } from '#mails/foundation/context.ts';
import { whatToBring } from '#mails/foundation/place.ts';

describe('words in letters', () => {
  test('a company has its article in German, and none in English', () => {
    const named = { company: 'Muster UG (haftungsbeschränkt)' };
    expect(theCompany({ ...named, language: 'de' })).toBe('die Muster UG (haftungsbeschränkt)');
    expect(theCompany({ ...named, language: 'en' })).toBe('Muster UG (haftungsbeschränkt)');
    expect(ofTheCompany(named)).toBe('der Muster UG (haftungsbeschränkt)');
    expect(capitalised(theCompany({ company: 'Linie GmbH', language: 'de' }))).toBe(
      'Die Linie GmbH',
    );
  });

  test('a company without a name yet is called yours', () => {
    expect(theCompany({ company: null, language: 'de' })).toBe('deine Gesellschaft');
    expect(theCompany({ company: null, language: 'en' })).toBe('your company');
    expect(ofTheCompany({ company: null })).toBe('deiner Gesellschaft');
  });

  test('who attends online is asked for an ID card with its online function and PIN', () => {
    expect(whatToBring({ online: true }).de).toMatch(/Online-Funktion.*PIN/);
    expect(whatToBring({ online: true }).en).toMatch(/online function.*PIN/);
    expect(whatToBring({ online: false }).de).toContain('Reisepass');
    expect(whatToBring({ online: false }).en).toContain('passport');
  });
});
