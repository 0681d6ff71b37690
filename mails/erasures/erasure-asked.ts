import { longDate } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { toOwner } from '../accounts/load-account.ts';
import { defineMail } from '../define-mail.ts';
import { type ErasureFacts, loadErasure } from './load-erasure.ts';

/** So that owners hear of it, also when somebody else has asked, and can take it back. */
export const erasureAsked = defineMail({
  name: 'erasure-asked',
  ...toOwner,
  load: loadErasure,
  outdated: ({ isOpen }) => !isOpen,
  write({ address, sender, operator, askedBy, dueAt, language }) {
    const day = longDate(dueAt, language);
    const cause = causes[language](sender)[askedBy];
    return {
      de: {
        subject: `Dein Konto bei ${sender} wird am ${day} gelöscht`,
        preview: 'Bis dahin kannst du es zurücknehmen',
        heading: `Dein Konto wird am ${day} gelöscht`,
        paragraphs: [
          `${cause} Noch ist nichts gelöscht.`,
          'Willst du es behalten, melde dich an und nimm die Löschung in den Einstellungen unter „Deine ' +
            'Daten“ zurück. Dort kannst du bis dahin auch eine Kopie deiner Daten anfordern.',
        ],
        button: { label: 'Zu den Einstellungen', url: address('settings') },
        after: [
          `Warst du das nicht, leg auch ein neues Passwort fest: ${address('password-forgotten')}`,
          `Fragen? Schreib uns: ${operator.email}`,
        ],
      },
      en: {
        subject: `Your account with ${sender} will be deleted on ${day}`,
        preview: 'Until then you can take it back',
        heading: `Your account will be deleted on ${day}`,
        paragraphs: [
          `${cause} Nothing has been deleted yet.`,
          'If you want to keep it, log in and take the deletion back under “Your data” in the settings. If ' +
            'you want a copy of your data, you can request it there until then.',
        ],
        button: { label: 'To the settings', url: address('settings') },
        after: [
          `If it was not you, set a new password as well: ${address('password-forgotten')}`,
          `Questions? Write to us: ${operator.email}`,
        ],
      },
    };
  },
});

const causes: Record<Locale, (sender: string) => Record<ErasureFacts['askedBy'], string>> = {
  de: (sender) => ({
    person: `in den Einstellungen deines Kontos bei ${sender} wurde beantragt, es zu löschen.`,
    team: `unser Team hat beantragt, dein Konto bei ${sender} zu löschen, wie du es wolltest.`,
    disuse: `seit drei Jahren hat sich niemand mehr in deinem Konto bei ${sender} angemeldet. Deshalb wird es gelöscht.`,
  }),
  en: (sender) => ({
    person: `The deletion of your account with ${sender} has been requested in your account settings.`,
    team: `Our team has requested the deletion of your account with ${sender}, as you asked us to.`,
    disuse: `Nobody has logged in to your account with ${sender} for three years, so it will be deleted.`,
  }),
};
