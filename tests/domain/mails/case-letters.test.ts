import { describe, expect, test } from 'vitest';
import {
  AT,
  accept,
  type BuiltFoundation,
  eventId,
  foundationAt,
  payloads,
  slot,
} from '#demo/foundations.ts';
import type { CalendarEntry } from '#domain/appointments/calendar-file.ts';
import { historyOf, type RecordedEvent } from '#domain/foundations/history.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { obstacleTexts } from '#domain/foundations/obstacles/obstacle-texts.ts';
import { obstacles, reportedKinds } from '#domain/foundations/obstacles.ts';
import { purposeNames } from '#domain/foundations/upload-purposes.ts';
import { reminderAppointment } from '#mails/foundations/appointment.ts';
import { capitalPaid } from '#mails/foundations/capital-paid.ts';
import { certificateReceived } from '#mails/foundations/certificate-received.ts';
import {
  appointmentWithdrawn,
  appointmentWithdrawnForNotary,
} from '#mails/foundations/changes/appointment-withdrawn.ts';

import { fileSentBack } from '#mails/foundations/changes/file-sent-back.ts';
import { notaryCorrected } from '#mails/foundations/changes/notary-corrected.ts';
import { obstacleReported } from '#mails/foundations/changes/obstacle-reported.ts';
import {
  consultationBooked,
  consultationCancelled,
  consultationMoved,
} from '#mails/foundations/consultation.ts';
import { documentsInReview } from '#mails/foundations/documents-in-review.ts';
import { hadLink, notaryOf, sentBackIn } from '#mails/foundations/notary.ts';
import { reminderFounder } from '#mails/foundations/reminders/reminder-founder.ts';
import { reminderNotary } from '#mails/foundations/reminders/reminder-notary.ts';
import { statementReceived } from '#mails/foundations/statement-received.ts';
import { uploadCertificate } from '#mails/foundations/upload-certificate.ts';

import type { Letter } from '#mails/letter.ts';
import { arrives, contextAfter } from './context.ts';

const languages = ['de', 'en'] as const;

const calendarOf = ({ calendar }: Letter) => calendar as CalendarEntry | undefined;

function withObstacle(kind: (typeof reportedKinds)[number]): BuiltFoundation {
  const row = obstacles[kind];
  const status = kind === 'name-objected' ? 'foundation-certificate-pending' : row.from[0];
  if (!status) throw new Error('The row names no status.');
  const standing = foundationAt(status);
  const before = kind === 'notary-silent' ? accept(standing, 'ask-notary', 'staff') : standing;
  const [reporter = 'staff'] = row.reportedBy;
  if (reporter === 'system') throw new Error(`Nobody reports ${kind}.`);
  const payload = { kind, ...(row.due === 'named' && { dueOn: '2026-12-04' }), note: 'Genaueres.' };
  return accept(before, 'report-obstacle', reporter, { payload });
}

describe('an obstacle', () => {
  const cases = reportedKinds.flatMap((kind) =>
    languages.map((language) => [kind, language] as const),
  );

  test.each(cases)(
    '%s is told in %s: what happened, whose turn it is, by when',
    async (kind, language) => {
      const name = obstacleNames[kind][language];
      const { told, now } = obstacleTexts[kind][language];
      const letter = await arrives(obstacleReported, withObstacle(kind), language);
      expect(letter.subject).toBe(name);
      expect(letter.paragraphs[0]).toContain(told);
      expect(letter.note?.lines).toEqual([now]);
      expect(letter.note?.title).toMatch(/(\.|\d)\u00a0(November|Dezember|December)/);
      const isTheirs = obstacles[kind].ball === 'founder';
      expect(/^(Du bist dran|It is your turn)/.test(letter.note?.title ?? '')).toBe(isTheirs);
      expect(letter.text).toContain('Genaueres.');
    },
  );

  test('takes a confirmed appointment out of the calendar, and only that', async () => {
    const confirmed = await arrives(obstacleReported, withObstacle('name-objected'), 'de');
    expect(calendarOf(confirmed)).toMatchObject({
      cancelled: true,
      startsAt: '2026-12-03T09:30:00.000Z',
    });
    const other = await arrives(obstacleReported, withObstacle('bank-refused'), 'de');
    expect(other.calendar).toBeUndefined();
  });

  test.each(languages)(
    'is what the founder is reminded of, in %s, while it is theirs',
    async (language) => {
      const theirs = await arrives(reminderFounder, withObstacle('bank-refused'), language);
      expect(theirs.subject).toContain(obstacleNames['bank-refused'][language]);
      expect(theirs.text).toContain(obstacleTexts['bank-refused'][language].now);
      expect(theirs.text).toMatch(/Montag, 7\.\s?Dezember|Monday, 7\s?December/);
      const ours = contextAfter(withObstacle('interim-order'), language);
      expect(reminderFounder.write(ours)).toBeNull();
    },
  );
});

describe('a consultation that is moved', () => {
  const later = {
    ...slot,
    startsAt: '2026-11-25T09:00:00.000Z',
    endsAt: '2026-11-25T10:30:00.000Z',
  };
  const booked = foundationAt('consultation-pending');
  const moved = accept(booked, 'move-consultation', 'founder', {
    payload: { type: 'phone', startsAt: later.startsAt },
    slot: later,
  });

  test.each(languages)('replaces its entry in the calendar, in %s', async (language) => {
    const first = calendarOf(await arrives(consultationBooked, booked, language));
    const letter = await arrives(consultationMoved, moved, language);
    const next = calendarOf(letter);
    expect(next).toMatchObject({ id: first?.id, startsAt: later.startsAt });
    expect(next?.sequence).toBeGreaterThan(first?.sequence ?? Number.NaN);
    expect(letter.subject).toMatch(/^(Verschoben|Moved): .*25\.?\u00a0November/);
    expect(letter.text).toMatch(/Dienstag, 24\.\s?November|Tuesday, 24\s?November/);
    const again = accept(moved, 'move-consultation', 'staff', {
      payload: { type: 'phone', startsAt: slot.startsAt },
    });
    expect(calendarOf(await arrives(consultationMoved, again, language))?.id).toBe(first?.id);
    const cancelled = accept(moved, 'cancel-consultation', 'founder');
    expect(calendarOf(await arrives(consultationCancelled, cancelled, language))).toMatchObject({
      id: first?.id,
      startsAt: later.startsAt,
      cancelled: true,
    });
  });
});

describe('an appointment at the notary', () => {
  const confirmed = foundationAt('foundation-certificate-pending');
  const withdrawn = accept(confirmed, 'withdraw-notary-appointment', 'staff');
  const unconfirmed = accept(
    foundationAt('notary-appointment-confirmation-pending'),
    'withdraw-notary-appointment',
    'staff',
  );

  test.each(languages)('that is withdrawn leaves the calendar, in %s', async (language) => {
    const letter = await arrives(appointmentWithdrawn, withdrawn, language);
    expect(letter.subject).toMatch(/^(Abgesagt|Cancelled): .*3.*(Dezember|December)/);
    expect(letter.note?.lines).toEqual(['Das Notariat hat abgesagt.']);
    expect(calendarOf(letter)?.cancelled).toBe(true);
    const proposed = await arrives(appointmentWithdrawn, unconfirmed, language);
    expect(proposed.calendar).toBeUndefined();
  });

  test('is called off at the notary once there is a link, and not by what the notary reported', async () => {
    const letter = await arrives(appointmentWithdrawnForNotary, withdrawn, 'de');
    expect(letter.text).toContain('gilt nicht mehr');
    const write = (built: BuiltFoundation) =>
      appointmentWithdrawnForNotary.write(contextAfter(built, 'de'));
    expect(write(unconfirmed)).toBeNull();
    expect(write(withObstacle('name-objected'))).not.toBeNull();
    const declined = accept(confirmed, 'report-obstacle', 'staff', {
      payload: { kind: 'notary-declined' },
    });
    expect(write(declined)).toBeNull();
  });

  test.each(languages)('is remembered the day before, in %s', async (language) => {
    const letter = await arrives(reminderAppointment, confirmed, language);
    expect(letter.text).toContain('Domkloster 4, 50667 Köln');
    expect(letter.text).toMatch(/Personalausweis|identity card/);
  });

  test.each(languages)(
    'with corrected details is said to be at the same notary, in %s',
    async (language) => {
      const corrected = accept(confirmed, 'correct-notary', 'staff');
      const letter = await arrives(notaryCorrected, corrected, language);
      expect(letter.note).toEqual({
        title: 'Notariat am Dom',
        lines: ['post@example.com', 'Neue Adresse.'],
      });
    },
  );
});

describe('a file that is sent back', () => {
  const at = foundationAt('register-record-pending');
  const sentBack = (purpose: string, from = at) =>
    accept(from, 'send-back-file', 'staff', {
      payload: { purpose, reason: 'incomplete', note: 'Bitte die zweite Seite.' },
    });

  test.each(languages)('is asked for again, of whom it came from, in %s', async (language) => {
    const deed = await arrives(fileSentBack, sentBack('foundation-certificate'), language);
    expect(deed.text).toMatch(/Das Notariat bekommt einen neuen Link|notary gets a new link/);
    const statement = await arrives(fileSentBack, sentBack('bank-confirmation'), language);
    expect(statement.note?.title).toMatch(/Du bist dran|your turn/);
    expect(statement.note?.lines).toContain('Bitte die zweite Seite.');
    const extract = sentBack('register-extract', foundationAt('completed'));
    const reopened = await arrives(fileSentBack, extract, language);
    expect(reopened.text).toMatch(/wieder offen|open again/);
  });

  test.each(languages)('that has arrived is confirmed, in %s', async (language) => {
    const letter = await arrives(statementReceived, at, language);
    expect(letter.text).toMatch(/Schick ihn deinem Notariat|send the statement to your notary/);
  });

  test('is asked of the notary with the reason, by a link that replaces the earlier one', () => {
    const built = sentBack('foundation-certificate');
    const context = contextAfter(built, 'de');
    const { events } = context.history;
    const eventOf = events.at(-1)?.id ?? '';
    const link = { purpose: purposeNames[0], eventId: eventOf, occasion: 1 };
    const letter = uploadCertificate.write({
      ...context,
      uploadToken: 't'.repeat(43),
      isRenewed: hadLink(events, link),
      sentBack: sentBackIn(events, eventOf),
    });
    expect(letter?.subject).toMatch(/^Bitte noch einmal hochladen: Gründungsurkunde/);
    expect(letter?.paragraphs).toContainEqual(expect.stringContaining('fehlen Seiten'));
    expect(letter?.paragraphs.join(' ')).toContain('gilt nicht mehr');
    expect(letter?.english?.join(' ')).toContain('missing pages');
  });

  test.each([
    [uploadCertificate, 'foundation-certificate', 'register-record-pending'],
    [capitalPaid, 'register-extract', 'completed'],
  ] as const)(
    'never looks like the first mail, whatever links there were: %#',
    (mail, purpose, status) => {
      const context = contextAfter(sentBack(purpose, foundationAt(status)), 'de');
      const eventOf = context.history.events.at(-1)?.id ?? '';
      const letters = [true, false].map((isRenewed) =>
        mail.write({
          ...context,
          uploadToken: 't'.repeat(43),
          isRenewed,
          sentBack: sentBackIn(context.history.events, eventOf),
        }),
      );
      for (const letter of letters) {
        expect(letter?.subject).toMatch(/^Bitte noch einmal hochladen/);
        expect(letter?.paragraphs[0]).toMatch(/zurückgegeben.*fehlen Seiten/);
        expect(JSON.stringify(letter)).not.toMatch(/Termin ist bestätigt|hat einen Kontoauszug/);
      }
    },
  );

  test.each(languages)('reminds of it as of something that came before, in %s', (language) => {
    const built = sentBack('foundation-certificate');
    const context = contextAfter(built, language);
    const eventOf = context.history.events.at(-1)?.id ?? '';
    const notary = reminderNotary.write({
      ...context,
      uploadToken: 't'.repeat(43),
      isRenewed: false,
      sentBack: sentBackIn(context.history.events, eventOf),
    });
    expect(notary?.paragraphs.join(' ')).toContain('fehlen Seiten');
    const founder = reminderFounder.write(contextAfter(sentBack('bank-confirmation'), language));
    expect(founder?.heading).toMatch(/noch einmal|again/);
    expect(founder?.paragraphs.join(' ')).toMatch(/fehlen Seiten|missing pages/);
  });

  test.each(languages)(
    'and once it is there the founder is not sent to the bank again, in %s',
    async (language) => {
      const again = accept(
        sentBack('foundation-certificate'),
        'receive-foundation-certificate',
        'notary',
      );
      const letter = await arrives(certificateReceived, again, language);
      expect(letter.subject).toMatch(/wieder da|here again/);
      expect(letter.station).toBe(7);
    },
  );

  test('waits for the notary, at whose station the case stands', async () => {
    const deed = await arrives(fileSentBack, sentBack('foundation-certificate'), 'de');
    expect(deed.station).toBe(5);
  });

  test('from a completed formation is found behind its reopening', () => {
    const { events } = contextAfter(
      sentBack('register-extract', foundationAt('completed')),
      'de',
    ).history;
    expect(sentBackIn(events, events.at(-2)?.id ?? '')).toMatchObject({ reason: 'incomplete' });
    expect(sentBackIn(events, events[0]?.id ?? '')).toBeUndefined();
  });
});

describe('the notary of a link', () => {
  const eventsOf = (built: BuiltFoundation): readonly RecordedEvent[] =>
    contextAfter(built, 'de').history.events;
  const confirmed = foundationAt('foundation-certificate-pending');
  const enteredBy = eventId(confirmed.events.length - 1);
  const purpose = purposeNames[0];
  const first = { purpose, eventId: enteredBy, occasion: 1 };
  const renewed = { ...first, occasion: 2 };

  test('is written to at the address that is right today', () => {
    expect(notaryOf(eventsOf(confirmed), enteredBy)?.email).toBe('notariat@example.com');
    const corrected = eventsOf(accept(confirmed, 'correct-notary', 'staff'));
    expect(notaryOf(corrected, enteredBy)?.email).toBe('post@example.com');
    expect(hadLink(corrected, first)).toBe(false);
    expect(hadLink(corrected, renewed)).toBe(false);
    expect(hadLink(eventsOf(confirmed), renewed)).toBe(true);
  });

  test('is not the next one', () => {
    let built = accept(confirmed, 'withdraw-notary-appointment', 'staff');
    built = accept(built, 'name-notary', 'founder');
    const weber = { notaryName: 'Notarin Dr. Weber', notaryEmail: 'weber@example.com' };
    built = accept(built, 'propose-notary-appointment', 'staff', {
      payload: { ...payloads['propose-notary-appointment'], ...weber },
    });
    built = accept(built, 'confirm-notary-appointment', 'founder');
    const events = eventsOf(built);
    const again = { purpose, eventId: eventId(events.length - 1), occasion: 1 };
    expect(notaryOf(events, enteredBy)?.email).toBe('notariat@example.com');
    expect(notaryOf(events, again.eventId)?.email).toBe('weber@example.com');
    expect(hadLink(events, again)).toBe(false);
  });

  test('has one already when the same appointment is agreed anew', () => {
    let built = accept(confirmed, 'withdraw-notary-appointment', 'staff');
    built = accept(built, 'propose-notary-appointment', 'staff');
    built = accept(built, 'confirm-notary-appointment', 'founder');
    const events = eventsOf(built);
    expect(hadLink(events, { purpose, eventId: eventId(events.length - 1), occasion: 1 })).toBe(
      true,
    );
  });
});

describe('what mails are about', () => {
  test('a moved consultation is reminded of by its new time', () => {
    const moved = accept(foundationAt('consultation-pending'), 'move-consultation', 'founder');
    const { events } = contextAfter(moved, 'de').history;
    const by = eventId(events.length - 1);
    expect(historyOf(events).situation?.moved).toEqual({ by, at: AT });
    expect(historyOf(events.slice(0, -1)).situation?.moved).toBeUndefined();
    const next = contextAfter(accept(moved, 'complete-consultation', 'staff'), 'de').history;
    expect(next.situation?.moved).toBeUndefined();
  });

  test.each(languages)('documents that were changed say so, in %s', async (language) => {
    const asked = accept(foundationAt('review-pending'), 'request-document-changes', 'lawyer');
    const drafted = accept(asked, 'add-document', 'staff');
    const again = accept(drafted, 'submit-documents-for-review', 'staff');
    const said = /was daraus geworden ist|what became of it/;
    expect((await arrives(documentsInReview, again, language)).text).toMatch(said);
    const before = await arrives(documentsInReview, foundationAt('review-pending'), language);
    expect(before.text).not.toMatch(said);
  });
});
