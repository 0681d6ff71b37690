import { describe, expect, test } from 'vitest';
import { initialState } from '#domain/foundation/foundation.ts';
import { consultationCancelled } from '#mails/foundation/consultation-cancelled.ts';
import { capitalised, ofTheCompany, theCompany } from '#mails/foundation/context.ts';
import { whatToBring } from '#mails/foundation/place.ts';
import { AT, slot } from '#scripts/demo/foundations.ts';

describe('words in letters', () => {
  test.each([
    ['de', 'am Dienstag, 24.\u00a0November, um 10:00\u00a0Uhr findet nicht statt'],
    ['en', 'on Tuesday, 24\u00a0November at 10:00 will not take place'],
  ] as const)('a cancelled consultation is named by day and time, in %s', (language, words) => {
    const event = {
      type: 'ConsultationBooked',
      id: 'e1',
      data: { type: 'phone', ...slot },
      metadata: { occurredAt: AT, actor: { role: 'founder' } },
    } as const;
    const letter = consultationCancelled.write({
      language,
      name: null,
      company: null,
      foundationId: 'f',
      event,
      history: { events: [event], state: initialState, situation: null },
      occasion: 1,
      uploadToken: undefined,
      address: () => '',
      sender: '',
      lawFirm: '',
    });
    expect(letter?.paragraphs[0]).toContain(words);
  });

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
