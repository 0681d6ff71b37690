export const staffCommunication = {
  compose: {
    title: 'Festhalten',
    what: 'Was du festhalten möchtest',
    note: 'Notiz',
    call: 'Anruf',
    text: 'Notiz',
    textHint:
      'Nur für das Team. Das Mitglied sieht sie nicht, kann aber Auskunft darüber verlangen. Mit @ und einem Namen sagst du jemandem Bescheid.',
    mention: 'Wen? Die Eingabetaste nimmt den ersten Namen:',
    with: 'Mit wem',
    direction: 'Wer hat angerufen',
    date: 'Tag',
    time: 'Uhrzeit',
    outcome: 'Ergebnis',
    callText: 'Was wurde besprochen',
    callHint: 'Kurz und sachlich; aufgezeichnet wird nichts.',
    writeNote: 'Notiz speichern',
    writeCall: 'Anruf eintragen',
    noteDone: 'Die Notiz ist gespeichert',
    callDone: 'Der Anruf ist eingetragen',
  },
  call: {
    with: {
      founder: 'dem Mitglied',
      notary: 'dem Notariat',
      bank: 'der Bank',
      court: 'dem Registergericht',
      other: 'jemand anderem',
    },
    direction: { outgoing: 'Wir', incoming: 'Die andere Seite' },
    outcome: {
      reached: 'erreicht',
      'not-reached': 'nicht erreicht',
      'will-call-back': 'ruft zurück',
    },
    title: { outgoing: 'Anruf bei {{who}}', incoming: 'Anruf von {{who}}' },
    at: 'Gespräch am {{instant}}',
  },
  entries: {
    title: 'Schriftwechsel und Notizen',
    filter: 'Was zu sehen ist',
    kind: { all: 'Alles', note: 'Notizen', call: 'Anrufe', mail: 'E-Mails' },
    none: {
      all: 'Noch ist hier nichts festgehalten.',
      note: 'Noch gibt es keine Notiz.',
      call: 'Noch ist kein Anruf eingetragen.',
      mail: 'Noch ging keine E-Mail hinaus.',
    },
    noneHint:
      'E-Mails erscheinen hier von selbst, Notizen und Anrufe, sobald jemand sie oben einträgt.',
    all: 'Alle {{count}} Einträge zeigen',
    older_one: 'Eine ältere E-Mail steht hier nicht mehr.',
    older_other: '{{count}} ältere E-Mails stehen hier nicht mehr.',
  },
  note: {
    title: 'Notiz',
    by: '{{name}}, {{instant}}',
    changedBy: 'geändert von {{name}}, {{instant}}',
    removedBy: 'entfernt von {{name}}, {{instant}}',
    removed: 'Der Text ist entfernt.',
    erased: 'Der Text ist mit den Daten des Mitglieds gelöscht.',
    change: 'Ändern',
    remove: 'Entfernen',
    save: 'Speichern',
    saved: 'Die Änderung ist gespeichert',
    removal: {
      title: 'Diesen Eintrag entfernen?',
      what: 'Der Text ist dann für alle weg und lässt sich nicht zurückholen.',
      submit: 'Entfernen',
      done: 'Der Eintrag ist entfernt',
    },
  },
  mail: {
    title: 'E-Mail: {{name}}',
    to: {
      member: 'An das Mitglied',
      notary: 'An das Notariat',
      lawyer: 'An die Kanzlei',
      team: 'An uns',
    },
    written: 'Geschrieben am {{instant}}',
    fate: {
      'on-its-way': 'Unterwegs zum Mailserver.',
      late: 'Noch nicht angenommen, zuletzt versucht am {{instant}}. Sie wird von selbst noch einmal versucht.',
      'handed-over':
        'Der Mailserver hat sie am {{instant}} angenommen. Ob sie angekommen ist und gelesen wurde, wissen wir nicht.',
      undeliverable: 'Aufgegeben am {{instant}}.',
      unwanted:
        'Nicht gesendet: Das Mitglied hat diese Art E-Mail abgewählt und findet den Hinweis im Mitgliederbereich.',
      overtaken: 'Nicht gesendet: Bevor sie hinausging, war ihr Inhalt überholt.',
    },
    attempts_one: 'Ein Versuch ist gescheitert.',
    attempts_other: '{{count}} Versuche sind gescheitert.',
    open: 'Text lesen',
    close: 'Text schließen',
    reading: 'Der Text wird geladen',
    subject: 'Betreff: {{subject}}',
    attached: 'Im Anhang: {{names}}',
    gone: 'Der Text ist nicht oder nicht mehr aufbewahrt; wir behalten ihn zwölf Monate.',
    byName: 'Vom Text dieser E-Mail bewahren wir nichts auf.',
    resend: 'Noch einmal senden',
    resent: 'Die E-Mail wird noch einmal gesendet',
  },
  links: {
    title: 'Links des Notariats',
    none: 'Noch hat das Notariat keinen Link bekommen.',
    renew: 'Link erneuern',
    revoke: 'Widerrufen',
    state: {
      open: 'offen',
      used: 'verwendet',
      replaced: 'ersetzt',
      revoked: 'widerrufen',
      expired: 'abgelaufen',
    },
    issued: 'Ausgestellt am {{instant}}',
    sentTo: 'Zuletzt gesendet an {{address}}',
    opened: 'Zum ersten Mal geöffnet am {{instant}}',
    openedLast: 'Zuletzt geöffnet am {{instant}}',
    notOpened: 'Noch nicht geöffnet',
    used: 'Datei hochgeladen am {{instant}}',
    replaced: 'Durch einen neuen Link ersetzt am {{instant}}',
    revokedBy: 'Widerrufen von {{name}} am {{instant}}',
    revoked: 'Nicht mehr gebraucht seit {{instant}}',
    ends: 'Gilt bis {{instant}}',
    ended: 'Abgelaufen am {{instant}}',
    revocation: {
      title: 'Diesen Link widerrufen?',
      what: 'Das Notariat kann damit nichts mehr hochladen. Auf die Datei wird weiter gewartet: Erneuere danach den Link, sonst kommt sie nicht an.',
      submit: 'Widerrufen',
      done: 'Der Link ist widerrufen',
    },
  },
} as const;

export const handle = { texts: { staffCommunication } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffCommunication: typeof staffCommunication;
  }
}
