import type { PublicHoliday } from '#domain/slots/public-holidays.ts';

export const staffCommands = {
  conflict: {
    title: 'Inzwischen ist etwas geschehen:',
    goOn: 'Es wurde nichts ausgeführt. Prüfe den neuen Stand; passt dein Vorhaben noch, sende es noch einmal.',
    over: 'Es wurde nichts ausgeführt, und im neuen Stand geht es nicht mehr. Die Seite zeigt ihn.',
    close: 'Neuen Stand ansehen',
  },
  commands: {
    cancel: 'Zurück',
    formationOf: 'Die Gründung der {{name}}',
    thisFormation: 'Diese Gründung',
    later: 'Angenommen. Es wird gleich wirksam.',
    'add-document': {
      button: 'Unterlage hinzufügen',
      title: 'Unterlage hinzufügen',
      what: 'Das Mitglied sieht die Unterlage, sobald du sie in die Prüfung gibst.',
      titleLabel: 'Titel',
      titleHint: 'Unter diesem Namen erscheint sie, etwa „Gesellschaftsvertrag“.',
      drop: 'PDF hierher ziehen',
      or: 'oder auswählen, höchstens {{max}} MB',
      choose: 'PDF auswählen',
      change: 'Andere Datei',
      progress: '{{percent}} % übertragen',
      submit: 'Unterlage ablegen',
      done: 'Unterlage abgelegt',
    },
    'submit-documents-for-review': {
      button: 'In die Prüfung geben',
      title: 'Unterlagen in die Prüfung geben?',
      what: 'Die Kanzlei wird um Prüfung gebeten; das Mitglied sieht die Unterlagen und erhält eine E-Mail. Bis zum Ergebnis lassen sie sich nicht ändern.',
      submit: 'In die Prüfung geben',
      done: 'Unterlagen sind in der Prüfung',
    },
    'request-document-changes': {
      button: 'Änderungen erbitten',
      title: 'Was soll geändert werden?',
      what: 'Die Unterlagen gehen mit deinem Grund zurück in die Bearbeitung. Auch das Mitglied liest ihn.',
      reason: 'Grund',
      submit: 'Unterlagen zurückgeben',
      done: 'Unterlagen gehen zurück in die Bearbeitung',
    },
    'approve-documents': {
      button: 'Unterlagen freigeben',
      title: 'Unterlagen freigeben?',
      what: 'Damit bestätigst du, dass das Notariat die Unterlagen erhalten kann. Das Mitglied erhält eine E-Mail, und als Nächstes wird der Notartermin abgestimmt.',
      submit: 'Unterlagen freigeben',
      done: 'Unterlagen sind freigegeben',
    },
    'propose-notary-appointment': {
      button: 'Notartermin vorschlagen',
      title: 'Notartermin vorschlagen',
      what: 'Das Mitglied erhält den Vorschlag per E-Mail und bestätigt ihn oder bittet um einen anderen. Die Wahl des Notariats liegt beim Mitglied; wir tragen nur den Termin ein.',
      notaryName: 'Notarin, Notar oder Notariat',
      notaryEmail: 'E-Mail des Notariats',
      notaryEmailHint: 'An diese Adresse gehen später die Links zum Hochladen.',
      date: 'Tag',
      time: 'Uhrzeit',
      weekend: '{{day}}: An diesem Tag sind Notariate selten geöffnet. Stimmt das Datum?',
      holiday: '{{day}}: Das ist ein Feiertag ({{holiday}}). Stimmt das Datum?',
      holidays: {
        'new-year': 'Neujahr',
        'good-friday': 'Karfreitag',
        'easter-monday': 'Ostermontag',
        'labour-day': 'Tag der Arbeit',
        'ascension-day': 'Christi Himmelfahrt',
        'whit-monday': 'Pfingstmontag',
        'german-unity-day': 'Tag der Deutschen Einheit',
        'christmas-day': '1. Weihnachtstag',
        'boxing-day': '2. Weihnachtstag',
      } satisfies Record<PublicHoliday, string>,
      timeHint: 'Uhrzeit in Deutschland',
      place: 'Ort',
      online: 'Der Termin findet online statt',
      submit: 'Termin vorschlagen',
      done: 'Termin ist vorgeschlagen',
    },
    'complete-consultation': {
      button: 'Erstgespräch abschließen',
      title: 'Erstgespräch abschließen?',
      what: 'Das Erstgespräch gilt als geführt; als Nächstes entstehen die Gründungsunterlagen.',
      submit: 'Erstgespräch abschließen',
      done: 'Erstgespräch ist abgeschlossen',
    },
    'cancel-consultation': {
      button: 'Erstgespräch absagen',
      title: 'Erstgespräch absagen?',
      what: 'Der Termin wird wieder frei. Das Mitglied wird gebeten, einen neuen zu wählen.',
      submit: 'Erstgespräch absagen',
      done: 'Erstgespräch ist abgesagt',
    },
    'renew-upload-link': {
      button: 'Link für das Notariat erneuern',
      title: 'Link für das Notariat erneuern?',
      what: 'Das Notariat erhält per E-Mail einen neuen Link zum Hochladen. Der bisherige wird sofort ungültig.',
      submit: 'Neuen Link senden',
      done: 'Der neue Link ist unterwegs',
    },
    'cancel-foundation': {
      button: 'Gründung abbrechen',
      title: 'Gründung abbrechen?',
      what: '{{subject}} endet endgültig und lässt sich nicht wieder aufnehmen. Vereinbarte Termine werden frei, offene Links zum Hochladen ungültig. Unterlagen und Verlauf bleiben erhalten.',
      reason: 'Grund',
      reasonHint: 'Das Mitglied liest ihn.',
      submit: 'Gründung abbrechen',
      done: 'Gründung ist abgebrochen',
    },
  },
} as const;

export const handle = { texts: { staffCommands } };

declare module '../../../../kit/texts/namespaces.ts' {
  interface Namespaces {
    staffCommands: typeof staffCommands;
  }
}
