import { EXPORT_DAYS } from '#domain/erasures/retention.ts';
import { loadAccount, toOwner } from '../accounts/load-account.ts';
import { defineMail, type MailDeps } from '../define-mail.ts';

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
