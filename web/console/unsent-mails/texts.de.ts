export const de = {
  mails: {
    menu: 'Unzustellbar',
    title: 'Nicht zugestellte E-Mails',
    intro:
      'Diese E-Mails hat der Mailserver nicht angenommen. Prüfe bei der Gründung die Adresse; danach kannst du sie noch einmal senden.',
    formation: 'Gründung',
    mail: 'Grund',
    attempts: 'Versuche',
    since: 'Seit',
    resend: 'Noch einmal senden',
    resent: 'Die E-Mail wird noch einmal gesendet',
    sentBefore: 'Diese E-Mail ist inzwischen gesendet.',
    givenUp: 'Aufgegeben: Sie geht nur hinaus, wenn du sie noch einmal sendest.',
    triedAgain: 'Wird von selbst noch einmal versucht.',
    empty: 'Alle E-Mails sind angekommen.',
    emptyHint: 'Was der Mailserver nicht annimmt, steht hier.',
  },
};
