import { describe, expect, test } from 'vitest';
import {
  AT,
  accept,
  acceptAll,
  type BuiltFoundation,
  foundationAt,
  payloads,
  slot,
} from '#demo/foundations.ts';
import { initialState } from '#domain/foundations/foundation.ts';
import { capitalised } from '#domain/mails/request-texts.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { whatToBring } from '#mails/foundations/appointment.ts';
import { appointmentProposed } from '#mails/foundations/appointment-proposed.ts';
import { capitalPaid } from '#mails/foundations/capital-paid.ts';
import { consultationBooked, consultationCancelled } from '#mails/foundations/consultation.ts';
import { documentsInReview } from '#mails/foundations/documents-in-review.ts';
import { foundationCompleted } from '#mails/foundations/foundation-completed.ts';
import { ofTheCompany, theCompany } from '#mails/foundations/foundation-frame.ts';
import type { FoundationContext } from '#mails/foundations/load-foundation.ts';
import { reminderFounder } from '#mails/foundations/reminders/reminder-founder.ts';
import { uploadCertificate } from '#mails/foundations/upload-certificate.ts';
import { greet, greetLawyer } from '#mails/greeting.ts';
import { arrives, contextAfter } from './context.ts';

interface Written {
  write: (context: FoundationContext) => unknown;
}
const wordsOf = (mail: Written, built: BuiltFoundation, language: Locale) =>
  JSON.stringify(mail.write(contextAfter(built, language)));

describe('a letter says', () => {
  const completed = (entry: object) => {
    const file = payloads['receive-register-extract'];
    const before = foundationAt('register-record-pending');
    return accept(before, 'receive-register-extract', 'notary', { payload: { ...file, ...entry } });
  };

  test('when and where the company was entered, as far as that is known', () => {
    const entry = { enteredOn: '2026-11-19', registerNumber: 'HRB 123456', registerCourt: 'Köln' };
    const note = (given: object, language: Locale) =>
      foundationCompleted.write(contextAfter(completed(given), language))?.note;
    const reference = 'HRB 123456, Amtsgericht Köln';
    expect(note(entry, 'de')).toEqual({
      title: 'Eingetragen am 19.\u00a0November 2026',
      lines: [reference],
    });
    expect(note(entry, 'en')?.title).toBe('Registered on 19\u00a0November 2026');
    expect(note({ ...entry, enteredOn: '' }, 'de')).toEqual({ title: reference, lines: [] });
    expect(note({}, 'de')).toBeUndefined();
  });

  test.each([
    ['de', ['300 €', '225 €', '75 €', '480 €'], 'Rechnung prüfen', ''],
    ['en', ['€300', '€225', '€75', '€480'], 'Check a bill', 'en/'],
  ] as const)(
    'with the entry what the court charges, and where to check a bill, %s',
    async (language, amounts, label, prefix) => {
      const { text, html } = await arrives(foundationCompleted, completed({}), language);
      for (const amount of amounts) expect(text).toContain(amount);
      const check = `https://siebenschritt.example/${prefix}app/foundation/f/costs/?ask=check`;
      expect(text).toContain(`${label}: ${check}`);
      expect(html).toContain(`href="${check}"`);
    },
  );

  test('by when to answer a proposed appointment', () => {
    const proposed = foundationAt('notary-appointment-confirmation-pending');
    expect(wordsOf(appointmentProposed, proposed, 'de')).toContain(
      'bis Mittwoch, 25.\u00a0November',
    );
    expect(wordsOf(appointmentProposed, proposed, 'en')).toContain(
      'by Wednesday, 25\u00a0November',
    );
    const soon = accept(
      foundationAt('notary-appointment-pending'),
      'propose-notary-appointment',
      'staff',
      {
        payload: {
          ...payloads['propose-notary-appointment'],
          startsAt: '2026-11-24T09:30:00.000Z',
        },
      },
    );
    expect(wordsOf(appointmentProposed, soon, 'de')).toContain('Antworte bitte bald');
  });

  test('by when the law firm has usually reviewed the documents', () => {
    const review = foundationAt('review-pending');
    expect(wordsOf(documentsInReview, review, 'de')).toContain('bis Donnerstag, 26.\u00a0November');
    expect(wordsOf(documentsInReview, review, 'en')).toContain('by Thursday, 26\u00a0November');
  });

  test.each([
    [documentsInReview, 'review-pending'],
    [appointmentProposed, 'notary-appointment-confirmation-pending'],
  ] as const)('the day that was recorded, where there is one: %#', (mail, status) => {
    const context = contextAfter(foundationAt(status), 'de');
    const metadata = { ...context.event.metadata, dueOn: '2026-12-01' };
    const letter = mail.write({ ...context, event: { ...context.event, metadata } });
    expect(JSON.stringify(letter)).toContain('bis Dienstag, 1.\u00a0Dezember');
  });

  test('who holds the consultation, and who sends the link of a video call', () => {
    const ordered = acceptAll(
      foundationAt('consultation-appointment-select-pending'),
      ['order-package', 'founder'],
      ['state-participants', 'founder'],
      ['accept-mandate', 'lawyer'],
    );
    const booked = accept(ordered, 'book-consultation', 'founder', {
      payload: { ...payloads['book-consultation'], type: 'online' },
    });
    const german = wordsOf(consultationBooked, booked, 'de');
    expect(german).toContain('Dr. Lea Sommer von der Kanzlei Musterfrau & Kollegen');
    expect(german).toContain('Den Link schickt dir die Kanzlei');
    expect(wordsOf(consultationBooked, booked, 'en')).toContain('the law firm sends the link');
  });
});

describe('a notary', () => {
  const link = { uploadToken: 't'.repeat(43), founderId: 'f', sentBack: undefined };
  const mailsWithLink = [
    [uploadCertificate, 'foundation-certificate-pending'],
    [capitalPaid, 'register-record-pending'],
  ] as const;

  test.each(mailsWithLink)('learns from whom the documents come: %#', (mail, status) => {
    const letter = mail.write({
      ...contextAfter(foundationAt(status), 'de'),
      ...link,
      isRenewed: false,
    });
    expect(JSON.stringify(letter)).toMatch(/wir versenden (ihn nicht|keine Unterlagen)/);
    expect(letter?.subject).toContain('(Aktenzeichen G-F)');
    expect(JSON.stringify(letter)).not.toContain('ersetzt');
  });

  test.each(mailsWithLink)(
    'is told that a renewed link replaces the earlier one: %#',
    (mail, status) => {
      const letter = mail.write({
        ...contextAfter(foundationAt(status), 'de'),
        ...link,
        isRenewed: true,
      });
      expect(letter?.subject).toMatch(/^Neuer Link zum Hochladen: .+ \(Aktenzeichen G-F\)$/);
      expect(letter?.paragraphs[0]).toContain('Der Link darin gilt nicht mehr');
      expect(letter?.english?.[0]).toContain('no longer works');
    },
  );
});

test('members are greeted as friends, lawyers more formally', () => {
  expect(greet({ language: 'de', name: 'Anna' })).toBe('Hallo Anna,');
  expect(greetLawyer({ language: 'de', name: 'Lea' })).toBe('Guten Tag Lea,');
  expect(greet({ language: 'en', name: null })).toBe('Hello,');
});

describe('a founder who has entered the data is reminded', () => {
  const unsaid = foundationAt('consultation-appointment-select-pending');
  const said = accept(unsaid, 'state-participants', 'founder');
  const subjectWith = (obstacle: FoundationContext['obstacle'], built = said) =>
    reminderFounder.write({ ...contextAfter(built, 'de'), obstacle })?.subject;

  test('of who founds, of the order, then of the consultation, and not while it cannot be booked', () => {
    expect(subjectWith('ORDER_REQUIRED', unsaid)).toContain('Wer gründet die Gesellschaft?');
    expect(subjectWith('ORDER_REQUIRED')).toContain('wartet auf die Bestellung');
    expect(subjectWith(undefined)).toContain('Termin für dein Erstgespräch');
    expect(subjectWith('WITHDRAWAL_PERIOD')).toBeUndefined();
  });
});

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
      current: { events: [event], state: initialState, situation: null },
      isStepDone: false,
      address: () => '',
      sender: '',
      operator: sampleOperator,
      now: AT,
      consultant: null,
      obstacle: undefined,
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
