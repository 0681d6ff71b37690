/** The page of an invitation to take part in a formation. */
export const participants = {
  title: 'Einladung zu einer Gründung',
  kind: 'Einladung zu einer Gründung',
  loading: 'Die Einladung wird geöffnet.',
  someone: 'Jemand',
  aCompany: 'Eine neue Gesellschaft',
  lead: '{{who}} gründet {{company}} und hat dich als beteiligt angegeben. Die Einladung gilt bis {{date}}.',
  theCompany: 'die {{company}}',
  oneCompany: 'eine Gesellschaft',
  youSee: {
    title: 'Was du siehst, wenn du annimmst',
    items: [
      'Den Stand der Gründung, worauf gerade gewartet wird und wer alles beteiligt ist',
      'Name, Rolle und Anteil der anderen, aber weder Geburtsdatum noch Anschrift; beides steht erst im Entwurf der Urkunde',
      'Die Entwürfe, die du liest und annimmst, bevor die Kanzlei sie freigibt',
      'Den Notartermin, auch in deinem Kalender',
      'Weder Bestellung noch Preise noch Rechnungen; die betreffen nur, wer dich eingeladen hat',
    ],
  },
  othersSee: {
    title: 'Was die anderen von dir sehen',
    items: [
      'Deinen Namen, deine Rolle und deinen Anteil, und ob deine Angaben vollständig sind',
      'Geburtsdatum und Anschrift gibst du selbst an; das Team und die Kanzlei sehen sie, die anderen erst im Entwurf der Urkunde',
      'Was jemand schon für dich angegeben hat, sehen danach nur noch du, das Team und die Kanzlei',
    ],
  },
  accept: {
    title: 'Einladung annehmen',
    as: 'Du bist als {{name}} angemeldet ({{email}}). Mit diesem Konto nimmst du an.',
    hasAccount:
      'Zu {{email}} gibt es schon ein Konto. Melde dich damit an, dann geht es hier weiter.',
    newAccount:
      'Dafür legst du ein Konto an. Es gehört zu {{email}}; weil die Einladung dort ankam, brauchst du sie nicht noch einmal zu bestätigen.',
    login: 'Anmelden',
    otherAccount: 'Ich habe schon ein Konto unter einer anderen Adresse',
    firstName: 'Vorname',
    lastName: 'Nachname',
    password: 'Passwort',
    passwordHelp: 'Mindestens 8 Zeichen',
    releaseHelp:
      'Freiwillig, und später auf der Seite der Gründung möglich. Erst wenn alle zugestimmt haben, kann unser Team an den Entwürfen mitarbeiten; bis dahin macht das die Kanzlei allein.',
    submit: 'Einladung annehmen',
    refusals: {
      LINK_NOT_VALID:
        'Die Seite war zu lange offen, oder die Einladung ist inzwischen beantwortet. Öffne den Link bitte noch einmal aus der E-Mail.',
      LOGGED_OUT: 'Deine Anmeldung ist abgelaufen. Lade die Seite neu und melde dich wieder an.',
      FORBIDDEN: 'Mit diesem Konto lässt sich die Einladung nicht annehmen.',
      ACCOUNT_EXISTS: 'Zu dieser Adresse gibt es inzwischen ein Konto. Bitte melde dich damit an.',
      ALREADY_JOINED: 'Mit diesem Konto bist du an dieser Gründung schon beteiligt.',
      TEXT_CHANGED: 'Der Wortlaut der Entbindung hat sich geändert. Bitte lade die Seite neu.',
      NOT_ALLOWED_NOW:
        'Die Einladung gilt nicht mehr: Sie wurde zurückgenommen, oder der Notartermin hat schon begonnen.',
      FAILED_VALIDATION: 'Dieses Passwort ist zu leicht zu erraten. Bitte wähle ein anderes.',
    },
  },
  terms: {
    label: 'Ich stimme den | und den | zu.',
    terms: 'AGB',
    termsOfUse: 'Nutzungsbedingungen',
  },
  decline: {
    title: 'Ich möchte nicht teilnehmen',
    text: 'Wer dich eingeladen hat, erfährt, dass du abgelehnt hast. Mehr geschieht nicht.',
    unknown: 'Ich kenne diese Person oder diese Gründung nicht. Bitte schreibt mir nicht mehr.',
    submit: 'Einladung ablehnen',
  },
  declined: {
    title: 'Du hast abgelehnt',
    text: 'Wir sagen der Person Bescheid, die dich eingeladen hat.',
    next: 'Du brauchst nichts weiter zu tun und kannst die Seite schließen.',
  },
  invalid: {
    title: 'Diese Einladung gilt nicht mehr',
    text: 'Sie ist abgelaufen, schon beantwortet oder zurückgenommen, oder der Link ist unvollständig. Es wurde nichts verändert.',
    next: 'Bitte die Person, die dich eingeladen hat, dich noch einmal einzuladen.',
  },
  offline: {
    title: 'Wir erreichen den Dienst gerade nicht',
    text: 'Es ist nichts verloren, deine Einladung bleibt gültig. Bitte versuche es gleich noch einmal.',
    again: 'Noch einmal versuchen',
  },
  noScript:
    'Diese Seite braucht JavaScript, um deine Einladung zu öffnen. Bitte schalte es für diese Seite ein oder ruf uns an: {{phone}}.',
} as const;

export const handle = { texts: { participants } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    participants: typeof participants;
  }
}
