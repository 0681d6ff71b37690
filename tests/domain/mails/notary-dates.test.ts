import { describe, expect, test } from 'vitest';
import { accept, foundationAt } from '#demo/foundations.ts';
import { appointmentConfirmed } from '#mails/foundations/appointment.ts';
import { appointmentProposed } from '#mails/foundations/appointment-proposed.ts';
import { datesForAll } from '#mails/foundations/people/dates-for-all.ts';
import { arrives } from './context.ts';

const languages = ['de', 'en'] as const;

describe('dates of the notary', () => {
  const offered = accept(
    foundationAt('notary-appointment-pending'),
    'propose-notary-dates',
    'staff',
  );

  test.each(languages)('all of them are named with their place, in %s', async (language) => {
    const { text, subject } = await arrives(appointmentProposed, offered, language);
    const [third, online] = {
      de: ['3. Dezember 2026, 10:30 Uhr', 'Online, per Video'],
      en: ['3 December 2026, 10:30', 'Online, by video'],
    }[language];
    expect(subject).toMatch(/^3 /);
    for (const said of [third, 'Domkloster 4', online]) expect(text).toContain(said);
  });

  test('one alone is proposed as ever, and the chosen one is confirmed with its own place', async () => {
    const payload = { dates: [{ startsAt: '2026-12-09T08:00:00.000Z', online: true }] };
    const alone = accept(
      foundationAt('notary-appointment-pending'),
      'propose-notary-dates',
      'staff',
      { payload },
    );
    const { subject } = await arrives(appointmentProposed, alone, 'de');
    expect(subject).toMatch(/^Notartermin am Mittwoch.*: Passt er dir\?$/);
    const { startsAt } = payload.dates[0] ?? { startsAt: '' };
    const chosen = accept(offered, 'choose-notary-date', 'founder', { payload: { startsAt } });
    const { text } = await arrives(appointmentConfirmed, chosen, 'de');
    expect(text).toContain('Online, per Video');
    expect(text).not.toContain('Domkloster');
  });

  test.each(languages)(
    'co-founders hear of all, and that they can object, in %s',
    async (language) => {
      const { text, subject } = await arrives(datesForAll, offered, language);
      const said = {
        de: [
          '3. Dezember 2026, 10:30 Uhr',
          'Die Wahl trifft, wer die Gründung leitet',
          'nicht, sag es',
        ],
        en: [
          '3 December 2026, 10:30',
          'Whoever leads the formation makes the choice',
          'cannot come',
        ],
      }[language];
      expect(subject).toMatch(/^3 /);
      for (const words of said) expect(text).toContain(words);
      const alone = await arrives(
        datesForAll,
        foundationAt('notary-appointment-confirmation-pending'),
        language,
      );
      expect(alone.subject).toMatch(/^(Vorschlag|Proposed): /);
      expect(alone.calendar).toBeUndefined();
    },
  );

  test.each(languages)(
    'one in place of a date that did not take place is said with it, in %s',
    async (language) => {
      const released = accept(offered, 'release-notary', 'founder');
      const agreed = accept(released, 'choose-notary-date', 'founder', {
        payload: { startsAt: '2026-12-09T08:00:00.000Z' },
      });
      const payload = { reason: 'Ein Ausweis war abgelaufen.', other: '2026-12-14T09:00:00.000Z' };
      const missed = accept(agreed, 'did-not-take-place', 'notary', { payload });
      for (const mail of [appointmentProposed, datesForAll]) {
        const { text, calendar } = await arrives(mail, missed, language);
        expect(text).toContain({ de: '14. Dezember 2026', en: '14 December 2026' }[language]);
        expect(text).toMatch(
          { de: /9\. Dezember.* nicht zur Urkunde/, en: /9 December.* not lead to a deed/ }[
            language
          ],
        );
        expect(calendar).toMatchObject({ cancelled: true, startsAt: '2026-12-09T08:00:00.000Z' });
      }
      const { text } = await arrives(appointmentProposed, missed, language);
      expect(text).toContain('Ein Ausweis war abgelaufen.');
    },
  );
});
