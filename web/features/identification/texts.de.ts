import { IDENTIFICATION_YEARS } from '#domain/identification/retention.ts';

/** Pages on which people prove who they are. */
export const identification = {
  title: 'Identität bestätigen',
  lead: 'Das Geldwäschegesetz verlangt, dass alle Gesellschafter und Geschäftsführer sich ausweisen, bevor Unterlagen entworfen werden (§§ 10 bis 13 GwG).',
  back: 'Zu deiner Gründung',
  own: 'Du',
  others: 'Beteiligte ohne Konto',
  othersLead:
    'Sie bekommen einen Link per E-Mail, der einmal gilt. Sie können auch persönlich mit ihrem Ausweis kommen.',
  nobody:
    'Hier ist noch niemand genannt. Sobald feststeht, wer gründet, kannst du deine Identität bestätigen.',
  standing: {
    open: 'Noch nicht bestätigt',
    checking: 'Wir prüfen noch Angaben.',
    cleared: 'Identität bestätigt',
  },
  online: {
    title: 'Online, bei einem Anbieter',
    lead: 'Du gehst auf die Seite des Anbieters, weist dich dort aus und kommst hierher zurück. Das dauert meist wenige Minuten.',
    lead_company:
      'Es genügt, wenn eine Person sich ausweist, die die Gesellschaft vertritt. Den Registerauszug der Gesellschaft sieht sich unser Team an.',
    exposed: 'Hast du ein wichtiges öffentliches Amt, oder jemand aus deiner engen Familie?',
    exposedHelp:
      'Zum Beispiel in Regierung, Parlament, oberstem Gericht oder als Vorstand eines staatlichen Unternehmens („politisch exponierte Person“, § 1 Abs. 12 GwG). Ein Ja ist kein Hindernis.',
    account: 'Gründest du für dich selbst?',
    accountHelp: 'Nein hieße: im Auftrag von jemandem, der nicht genannt ist (§ 43 GwG).',
    yes: 'Ja',
    no: 'Nein',
    provider: 'Anbieter',
    consent:
      'Ich bin einverstanden, dass der Anbieter Name, Geburtsdatum, Ausweisdaten und den Nachweis seiner Prüfung übermittelt.',
    submit: 'Weiter zum Anbieter',
  },
  inPerson: {
    title: 'Oder persönlich',
    lead: 'Komm mit deinem gültigen Personalausweis, Reisepass oder Aufenthaltstitel zu uns oder in die Kanzlei. Ein Video oder Foto genügt nicht.',
    company:
      'Bringst du die Unterlagen für eine Gesellschaft, nimm auch deren aktuellen Registerauszug mit.',
    call: 'Einen Termin vereinbarst du am Telefon: {{phone}}.',
  },
  kept: {
    title: 'Was wir aufbewahren',
    text: `Ausweisdaten, eine Kopie des Ausweises oder die Antwort des Anbieters. Sie liegen getrennt von allem anderen; nur wenige Personen sehen sie, und jeder Blick wird festgehalten. Wir löschen sie ${IDENTIFICATION_YEARS} Jahre nach dem Ende des Jahres, in dem die Gründung endet (§ 8 Abs. 4 GwG), auch wenn du dein Konto früher löschst.`,
  },
  link: {
    send: 'Link schicken',
    sent: 'Der Link ist unterwegs.',
    noEmail: 'Keine E-Mail-Adresse angegeben',
    failed: 'Der Link konnte nicht verschickt werden.',
  },
  byLink: {
    title: 'Identität bestätigen',
    lead: 'Für die Gründung der {{company}}',
    hello: 'Hallo {{name}},',
    text: 'du bist an dieser Gründung beteiligt. Das Geldwäschegesetz verlangt, dass alle Beteiligten sich ausweisen (§§ 10 bis 13 GwG). Der Link gilt einmal und bis zum {{date}}.',
    loading: 'Der Link wird geprüft.',
    invalid: {
      title: 'Dieser Link ist ungültig oder abgelaufen',
      text: 'Er ist abgelaufen, wurde schon verwendet oder ist unvollständig. Es wurde nichts verändert. Bitte die Person, die gründet, um einen neuen.',
    },
    offline: {
      title: 'Wir erreichen den Dienst gerade nicht',
      text: 'Es ist nichts verloren, dein Link bleibt gültig. Bitte versuche es gleich noch einmal.',
      again: 'Noch einmal versuchen',
    },
    noScript: 'Diese Seite braucht JavaScript, um deinen Link zu prüfen.',
  },
} as const;

export const handle = { texts: { identification } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    identification: typeof identification;
  }
}
