export const inquiries = {
  sent: {
    title: 'Anfrage erfolgreich gesendet',
    description: 'Wir melden uns sehr bald bei dir.',
  },
  failed: 'Senden der Anfrage fehlgeschlagen',
  privacyBefore: 'Wie wir mit deinen Angaben umgehen, steht im',
  privacy: 'Datenschutz',
  sentLead: 'Eine Bestätigung ist per E-Mail unterwegs.',
  labels: {
    company: 'Unternehmen',
    website: 'Website',
    sector: 'Branche',
    services: 'Leistungen oder Produkte',
    contactPerson: 'Ansprechperson',
    name: 'Name',
    email: 'E-Mail-Adresse',
    phone: 'Telefon',
    message: 'Nachricht',
    terms: 'AGB',
  },
  partner: {
    title: 'Partner werden',
    description:
      'Du hilfst Gründerinnen und Gründern mit deinem Angebot? Stell dein Unternehmen vor; wir melden uns.',
    lead: 'Wer eine Gesellschaft gründet, braucht bald mehr: ein Konto, eine Buchhaltung, Versicherungen, Rat. Zeig dein Angebot dort, wo die Frage danach entsteht.',
    why: 'Was du davon hast',
    points: [
      'Eine eigene Seite mit deinem Angebot auf Deutsch und Englisch',
      'Gründerinnen und Gründer, die gerade entscheiden und wissen, was sie brauchen',
      'Ein eigener Code, an dem du erkennst, wer über uns kommt',
    ],
    after:
      'Notariate und Kanzleien vermitteln wir nicht gegen Geld; das verbietet das Berufsrecht. Auch für einen Platz auf unserer Seite oder einen Code zahlst du nichts, und wir nehmen keine Provision. Was ihr Mitgliedern anbietet, besprechen wir, bevor du dich bindest.',
    websiteHint: 'Zum Beispiel www.muster.de',
    servicesHint: 'Was bietest du an, und wem hilft es?',
    termsBefore: 'Ich akzeptiere die',
    terms: 'AGB',
    termsAfter: '.',
    problems: {
      NOT_ACCEPTED: 'Bitte akzeptiere die AGB; ohne sie können wir die Anfrage nicht annehmen.',
    },
    submit: 'Anfrage senden',
  },
  contact: {
    title: 'Kontakt',
    description:
      'Telefon, E-Mail und Formular: So erreichst du uns mit Fragen zu Gründung, Konto und Rechnung.',
    lead: 'Eine Frage zur Gründung, zum Konto oder zur Rechnung? Schreib uns oder ruf an; es antwortet ein Mensch.',
    ways: {
      phone: 'Telefon',
      email: 'E-Mail',
      post: 'Post',
      who: 'Wer antwortet',
    },
    whoAnswers:
      'Unser Team beantwortet Fragen zum Ablauf, zum Konto und zu Kosten. Rechtsfragen zu deiner Gesellschaft beantwortet die Kanzlei {{lawFirm}} ({{chamber}}) im eigenen Mandat.',
    formTitle: 'Schreib uns',
    phoneHint: 'Freiwillig, wenn wir dich anrufen sollen.',
    messageHint: 'Bitte keine Passwörter und keine Ausweiskopien.',
    submit: 'Nachricht senden',
  },
  newsletter: {
    title: 'Newsletter bestellen',
    submit: 'Newsletter bestellen',
    sentTitle: 'Sieh in dein Postfach',
    sentLead:
      'Steht die Adresse noch nicht auf der Liste, haben wir eine E-Mail mit einem Link dorthin geschickt. Erst wenn du ihm folgst, bekommst du den Newsletter.',
  },
} as const;

export const handle = { texts: { inquiries } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    inquiries: typeof inquiries;
  }
}
