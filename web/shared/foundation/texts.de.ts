/** Texts shared by the pages of the member area: statuses, people, history and refusals. */
export const member = {
  stationOf: 'Schritt {{step}} von 7: {{station}}',
  status: {
    'start-pending': {
      title: 'Erzähl uns von deiner Firma',
      line: 'Wir warten auf deine Angaben zur Firma.',
      paragraph:
        'Aus deinen Angaben entstehen Gesellschaftsvertrag und Anmeldung. Das Formular braucht etwa zehn Minuten; bis zur Freigabe der Unterlagen kannst du alles noch berichtigen.',
      next: 'Kerndaten ausfüllen und absenden',
      when: 'Sofort danach wählst du den Termin für das Erstgespräch.',
      button: 'Kerndaten ausfüllen',
    },
    'consultation-appointment-select-pending': {
      title: 'Wann passt dir das Erstgespräch?',
      line: 'Das Erstgespräch wartet auf deinen Termin.',
      paragraph:
        'In 90 Minuten klärst du mit einer Anwältin oder einem Anwalt, welche Rechtsform passt und was in den Gesellschaftsvertrag gehört. Das Gespräch ist im Paket enthalten.',
      next: 'Termin wählen oder auf das Gespräch verzichten',
      when: 'Nach dem Gespräch schreiben wir die Unterlagen, meist in wenigen Werktagen.',
      button: 'Termin wählen',
    },
    'consultation-pending': {
      title: 'Dein Erstgespräch ist gebucht',
      line: 'Dein Erstgespräch ist am {{date}}.',
      paragraph:
        'Im Gespräch werden Rechtsform, Anteile und Geschäftsführung geklärt. Halte bereit, was du schon weißt; offene Fragen sind der Sinn des Termins.',
      next: 'Nichts bis zum Termin. Absagen kannst du hier jederzeit',
      when: 'Gleich nach dem Gespräch beginnt die Arbeit an den Unterlagen.',
      button: 'Termin ansehen',
    },
    'consultation-was': {
      title: 'Dein Erstgespräch war',
      line: 'Dein Erstgespräch war am {{date}}.',
      paragraph:
        'Die Ergebnisse gehen nun an unser Team. Sobald das Gespräch abgeschlossen ist, schreiben wir daraus deine Unterlagen.',
      next: 'Nichts, wir sind dran',
      when: 'Meist noch am selben Tag.',
      button: 'Stand ansehen',
    },
    'documents-pending': {
      title: 'Wir schreiben deine Unterlagen',
      line: 'Wir schreiben deine Gründungsunterlagen.',
      paragraph:
        'Unser Team erstellt Gesellschaftsvertrag, Gesellschafterliste und Registeranmeldung. Du bekommst eine E-Mail, sobald alles zur Prüfung bereitliegt.',
      next: 'Prüfen, ob deine Kerndaten noch stimmen',
      when: 'In wenigen Werktagen, danach folgt die anwaltliche Prüfung.',
      button: 'Stand ansehen',
    },
    'documents-changes': {
      title: 'Wir ändern deine Unterlagen',
      line: 'Wir arbeiten die gewünschten Änderungen ein.',
      paragraph:
        'In der Prüfung kam ein Änderungswunsch. Unser Team passt die Unterlagen an und legt sie danach noch einmal zur Prüfung vor.',
      next: 'Prüfen, ob deine Kerndaten noch stimmen',
      when: 'Meist in ein bis drei Werktagen, danach wird erneut geprüft.',
      button: 'Stand ansehen',
    },
    'review-pending': {
      title: 'Deine Unterlagen werden geprüft',
      line: 'Deine Unterlagen werden anwaltlich geprüft.',
      paragraph:
        'Eine Anwältin oder ein Anwalt liest alles, bevor das Notariat die Unterlagen erhält. Lies sie auch selbst: Was dir auffällt, lässt sich jetzt ohne Kosten ändern.',
      next: 'Unterlagen lesen und bei Bedarf eine Änderung erbitten',
      when: 'Meist in ein bis drei Werktagen, danach geht es um den Notartermin.',
      button: 'Unterlagen lesen',
    },
    'notary-appointment-pending': {
      title: 'Wir erfragen deinen Notartermin',
      line: 'Wir erfragen einen Termin in deinem Notariat.',
      paragraph:
        'Gesellschaften werden vor einer Notarin oder einem Notar gegründet. Unser Team erfragt freie Zeiten in dem Notariat, das du genannt hast, und schlägt dir einen Termin vor.',
      next: 'Nichts, du bekommst den Vorschlag per E-Mail',
      when: 'Der Vorschlag kommt meist in wenigen Tagen, der Termin in ein bis drei Wochen.',
      button: 'Stand ansehen',
    },
    'notary-unnamed': {
      title: 'Welches Notariat soll es sein?',
      line: 'Nenne uns das Notariat deiner Wahl.',
      paragraph:
        'Gesellschaften werden vor einer Notarin oder einem Notar gegründet. Du suchst das Notariat aus, wir dürfen keines vermitteln; dann erfragen wir dort einen Termin.',
      next: 'Notariat deiner Wahl nennen',
      when: 'Der Vorschlag kommt meist in wenigen Tagen, der Termin in ein bis drei Wochen.',
      button: 'Notariat nennen',
    },
    'notary-appointment-confirmation-pending': {
      title: 'Passt dir dieser Notartermin?',
      line: 'Das Notariat hält {{date}} für dich frei.',
      paragraph: 'Das Notariat hält den Termin für dich frei, bis du antwortest.',
      next: 'Termin bestätigen oder einen anderen erbitten',
      when: 'Die Urkunde kommt meist in der Woche des Termins.',
      button: 'Termin ansehen',
      bring: 'Personalausweis oder Reisepass, von allen Beteiligten',
    },
    'foundation-certificate-pending': {
      title: 'Dein Notartermin steht',
      line: 'Dein Notartermin ist am {{date}}.',
      paragraph:
        'Zum Termin kommen alle Gesellschafter und Geschäftsführer mit Personalausweis oder Reisepass. Danach lädt das Notariat die Gründungsurkunde hier hoch.',
      next: 'Zum Notartermin gehen',
      when: 'Die Urkunde kommt meist in der Woche des Termins.',
      button: 'Termin ansehen',
    },
    'certificate-after': {
      title: 'Die Gründungsurkunde kommt vom Notariat',
      line: 'Wir warten auf die Gründungsurkunde.',
      paragraph:
        'Dein Notartermin war am {{date}}. Das Notariat lädt die Gründungsurkunde, also die beurkundete Fassung des Gesellschaftsvertrags, hier hoch.',
      next: 'Nichts, du bekommst eine E-Mail',
      when: 'Meist in der Woche des Termins, danach eröffnest du das Konto.',
      button: 'Stand ansehen',
    },
    'bank-account-pending': {
      title: 'Eröffne das Geschäftskonto',
      line: 'Deine Firma braucht jetzt ein Geschäftskonto.',
      paragraph:
        'Mit der Gründungsurkunde eröffnest du bei einer Bank deiner Wahl ein Konto auf den Namen der Gesellschaft „in Gründung“. Die Urkunde liegt bei deinen Unterlagen.',
      next: 'Konto eröffnen und hier bestätigen',
      when: 'Je nach Bank dauert es einen Tag bis zwei Wochen, danach wird eingezahlt.',
      button: 'Konto bestätigen',
    },
    'share-capital-payment-pending': {
      title: 'Zahle das Stammkapital ein',
      line: 'Das Stammkapital wartet auf deine Einzahlung.',
      paragraph:
        'Jeder Gesellschafter überweist seinen Anteil vom eigenen Konto auf das Geschäftskonto. Der Kontoauszug ist der Nachweis, mit dem das Notariat die Firma anmeldet.',
      next: 'Einzahlen und den Kontoauszug hochladen',
      when: 'Nach dem Hochladen wird das Notariat sofort benachrichtigt.',
      button: 'Kontoauszug hochladen',
    },
    'register-record-pending': {
      title: 'Deine Firma wird eingetragen',
      line: 'Das Registergericht prüft deine Eintragung.',
      paragraph:
        'Das Notariat hat deinen Nachweis und meldet die Gesellschaft zum Handelsregister an, dem öffentlichen Verzeichnis der Firmen. Mit der Eintragung gibt es sie rechtlich.',
      next: 'Post vom Gericht lesen: Oft verlangt es vorab 150 € Kosten',
      when: 'Meist drei bis sechs Wochen, je nach Gericht. Du bekommst eine E-Mail.',
      button: 'Stand ansehen',
    },
    completed: {
      title: 'Deine Firma ist eingetragen',
      line: 'Deine Firma ist im Handelsregister eingetragen.',
      paragraph:
        'Die Gründung ist abgeschlossen. Der Registerauszug und alle anderen Dokumente bleiben hier für dich liegen.',
      next: 'Die ersten Pflichten nach der Eintragung angehen',
      when: 'Die Steuernummer kommt meist einige Wochen nach dem Fragebogen.',
      button: 'Zur Gründung',
    },
    cancelled: {
      title: 'Diese Gründung ist abgebrochen',
      line: 'Diese Gründung ist abgebrochen.',
      paragraph:
        'Es geht nichts mehr an Notariat, Bank oder Gericht. Was bis dahin entstanden ist, bleibt hier lesbar; du kannst jederzeit neu beginnen.',
      next: 'Bei Bedarf eine neue Gründung beginnen',
      when: 'Hier geschieht nichts mehr.',
      button: 'Ansehen',
    },
  },
  ahead: {
    'core-data': 'Name, Sitz, Rechtsform, Stammkapital',
    consultation: '90 Minuten mit einer Anwältin oder einem Anwalt',
    documents: 'Gesellschaftsvertrag, Gesellschafterliste und Anmeldung',
    review: 'Anwaltliche Prüfung, bevor das Notariat die Unterlagen erhält',
    'notary-appointment': 'Termin im Notariat deiner Wahl',
    'share-capital': 'Konto eröffnen, Stammkapital einzahlen, Nachweis hochladen',
    register: 'Das Gericht prüft, meist drei bis sechs Wochen',
  },
  party: {
    founder: 'Du',
    staff: 'Unser Team',
    lawyer: 'Kanzlei',
    notary: 'Notariat',
    nobody: 'Niemand',
  },
  partyTurn: {
    founder: 'Du bist am Zug',
    staff: 'Unser Team ist am Zug',
    lawyer: 'Die Kanzlei ist am Zug',
    notary: 'Das Notariat ist am Zug',
    nobody: 'Abgeschlossen',
  },
  cancelledChip: 'Abgebrochen',
  actor: {
    founder: 'du',
    staff: 'Unser Team',
    lawyer: 'Kanzlei',
    notary: 'Notariat',
    timer: 'Selbsttätig',
  },
  refusal: {
    NOT_ALLOWED_NOW:
      'Das geht in diesem Schritt nicht mehr. Die Seite zeigt jetzt den aktuellen Stand.',
    NOT_ALLOWED_FOR_ROLE: 'Dazu bist du in dieser Gründung nicht berechtigt.',
    INVALID_PAYLOAD: 'Bitte alle Pflichtfelder ausfüllen',
    CONFIRM_FIRST: 'Bitte bestätige zuerst, dass du ausdrücklich verzichtest.',
    CHECK_FIELDS: 'Bitte sieh dir die markierten Felder noch einmal an.',
    SLOT_TAKEN: 'Diesen Termin hat gerade jemand anderes gebucht. Bitte wähle einen anderen.',
    TOO_EARLY: 'Das Gespräch ist noch nicht zu Ende.',
    NO_DOCUMENTS: 'Es liegt noch kein Dokument vor.',
    APPOINTMENT_IN_THE_PAST: 'Dieser Zeitpunkt liegt in der Vergangenheit.',
    CHANGED_MEANWHILE:
      'Inzwischen hat sich etwas geändert. Sieh dir den neuen Stand an und entscheide dann.',
    OTHER_NOTARY_NAMED: 'Du hast ein anderes Notariat genannt.',
    FORBIDDEN: 'Dazu bist du nicht berechtigt. Melde dich bei Bedarf noch einmal an.',
    UNAVAILABLE:
      'Der Dienst ist gerade nicht erreichbar. Es ist nichts verloren: Deine Eingaben bleiben stehen, versuche es gleich noch einmal.',
    NETWORK:
      'Die Verbindung ist abgebrochen. Es ist nichts verloren: Deine Eingaben bleiben stehen, versuche es gleich noch einmal.',
    UNPROCESSABLE_CONTENT:
      'Dein erster Versuch ist noch unterwegs. Warte einen Moment; steht danach nichts Neues hier, sende noch einmal.',
    TOO_MANY: 'Das waren viele Versuche in kurzer Zeit. Bitte warte eine Minute.',
    UNKNOWN:
      'Das hat nicht geklappt. Deine Eingaben bleiben stehen; versuche es bitte noch einmal.',
  },
  problem: {
    REQUIRED: 'Dieses Feld brauchen wir.',
    TOO_LONG: 'Das ist zu lang.',
    NOT_TEXT: 'Hier sind Zeichen enthalten, die sich nicht speichern lassen.',
    NOT_AN_EMAIL: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
    NOT_A_WEBSITE: 'Das sieht nicht nach einer Webadresse aus, etwa www.muster.de.',
    NOT_A_NUMBER: 'Bitte gib einen Betrag in Euro an, etwa 5.000.',
    NOT_WHOLE_EUROS: 'Stammkapital gibt es nur in ganzen Euro.',
    UG_SHARE_CAPITAL: 'Eine UG hat 1 bis 24.999 € Stammkapital; ab 25.000 € ist es eine GmbH.',
    GMBH_SHARE_CAPITAL: 'Eine GmbH braucht mindestens 25.000 € Stammkapital.',
    INVALID: 'Diese Angabe passt nicht.',
  },
  card: {
    yours: 'Deine Gründung',
    unnamed: 'Deine neue Firma',
    consultant: 'Beratung: {{name}}',
    noConsultant: 'Noch keine Beratung gebucht',
    withoutTalk: 'Ohne Erstgespräch',
  },
  documents: {
    modified: 'Stand {{date}}, {{size}}',
    kinds: {
      draft: 'Entwurf',
      'foundation-certificate': 'Gründungsurkunde',
      'bank-confirmation': 'Nachweis der Einzahlung',
      'register-extract': 'Registerauszug',
    },
  },
  start: 'Gründung beginnen',
  failed: 'Gründung derzeit nicht möglich',
};

export const handle = { texts: { member } };
