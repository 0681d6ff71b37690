import { receiptOf } from '#domain/erasures/receipt.ts';
import { EXPORT_DAYS, type Kept } from '#domain/erasures/retention.ts';
import { longDate } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { leavingMember } from '#modules/accounts/directory/leaving-members.ts';
import { type Erasure, findErasure } from '#modules/erasures/erasures.ts';
import { loadAccount, toOwner } from '../accounts/load-account.ts';
import { defineMail, type Loaded, type MailDeps, readerOf } from '../define-mail.ts';

export interface ErasureFacts {
  erasureId: string;
  askedBy: Erasure['askedBy'];
  dueAt: string;
  isOpen: boolean;
  kept: readonly Kept[];
}

/** The deletion of an account; goes to its address while there is one, whatever its status. */
async function loadErasure(
  { db }: MailDeps,
  { erasureId }: { erasureId: string },
): Promise<Loaded<ErasureFacts, 'owner'> | null> {
  const found = await findErasure(db, erasureId);
  const owner = found && (await leavingMember(db, found.personId));
  if (!owner) return null;
  const { askedBy, dueAt, state, kept } = found;
  return {
    facts: { erasureId, askedBy, dueAt, isOpen: state === 'asked', kept },
    readers: { owner: () => readerOf(owner) },
    filed: { subject: 'account', accountId: found.personId },
  };
}

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

/** Goes out before the address is gone. */
export const erasureReceipt = defineMail({
  name: 'erasure-receipt',
  ...toOwner,
  load: loadErasure,
  write({ address, sender, operator, kept, erasureId, language }) {
    const receipt = receiptOf(kept, language);
    return {
      de: {
        subject: `Dein Konto bei ${sender} wird gelöscht`,
        preview: 'Was verschwindet und was das Gesetz aufbewahrt',
        heading: 'Dein Konto wird gelöscht',
        paragraphs: [
          'du kannst dich nicht mehr anmelden, und diese Adresse wird mit dem Konto gelöscht: Das ist ' +
            'unsere letzte E-Mail an sie. Das Löschen dauert einige Minuten; auf der Seite unten steht, ' +
            'wann es erledigt ist.',
        ],
        note: { title: 'Gelöscht', lines: receipt.gone },
        after: [
          ...(receipt.kept.length > 0
            ? [
                'Was wir nach dem Gesetz aufbewahren müssen, verschwindet am letzten Tag von selbst:',
                ...receipt.kept,
              ]
            : ['Aufbewahrt wird nichts.']),
          `Fragen? Schreib uns: ${operator.email}`,
        ],
        button: { label: 'Zum Nachweis', url: address('erasure', erasureId) },
      },
      en: {
        subject: `Your account with ${sender} is being deleted`,
        preview: 'What goes, and what the law keeps',
        heading: 'Your account is being deleted',
        paragraphs: [
          'You cannot log in any more, and this address is deleted with the account: this is our last ' +
            'email to it. The deletion takes a few minutes; the page below says when it is done.',
        ],
        note: { title: 'Deleted', lines: receipt.gone },
        after: [
          ...(receipt.kept.length > 0
            ? ['What the law obliges us to keep goes by itself on its last day:', ...receipt.kept]
            : ['Nothing is kept.']),
          `Questions? Write to us: ${operator.email}`,
        ],
        button: { label: 'To the receipt', url: address('erasure', erasureId) },
      },
    };
  },
});

/** The copy itself is downloaded by its owner, logged in: no link opens it. */
export const exportReady = defineMail({
  name: 'export-ready',
  ...toOwner,
  load: (deps: MailDeps, { userId }: { userId: string; exportId: string }) =>
    loadAccount(deps, { userId }),
  write: ({ address, sender, operator }) => ({
    de: {
      subject: `Die Kopie deiner Daten bei ${sender} ist fertig`,
      preview: `Du kannst sie ${EXPORT_DAYS} Tage lang herunterladen`,
      heading: 'Die Kopie deiner Daten ist fertig',
      paragraphs: [
        `du kannst sie ${EXPORT_DAYS} Tage lang in deinen Einstellungen unter „Deine Daten“ ` +
          'herunterladen. Danach löschen wir die Datei; eine neue kannst du jederzeit anfordern.',
      ],
      button: { label: 'Zu den Einstellungen', url: address('settings') },
      after: [`Hast du sie nicht angefordert, schreib uns: ${operator.email}`],
    },
    en: {
      subject: `The copy of your data from ${sender} is ready`,
      preview: `You can download it for ${EXPORT_DAYS} days`,
      heading: 'The copy of your data is ready',
      paragraphs: [
        `You can download it in your settings under “Your data” for ${EXPORT_DAYS} days. After that we ` +
          'delete the file; you can request a new one at any time.',
      ],
      button: { label: 'To the settings', url: address('settings') },
      after: [`If you did not request it, write to us: ${operator.email}`],
    },
  }),
});
