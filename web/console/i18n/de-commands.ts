/** Texts of the commands, and of what can go wrong with them. */
export const deCommands = {
  commands: {
    cancel: 'Zurück',
    later: 'Angenommen. Es wird gleich wirksam.',
    required: 'Bitte alle Pflichtfelder ausfüllen',
    'add-document': {
      button: 'Unterlage hinzufügen',
      title: 'Unterlage hinzufügen',
      what: 'Der Gründer sieht die Unterlage, sobald du sie in die Prüfung gibst.',
      titleLabel: 'Titel',
      titleHint: 'So nennt sie der Gründer, etwa „Gesellschaftsvertrag“.',
      drop: 'PDF hierher ziehen oder auswählen',
      dropHint: 'Ein PDF, höchstens {{max}} MB',
      choose: 'PDF auswählen',
      change: 'Andere Datei',
      progress: '{{percent}} % übertragen',
      submit: 'Unterlage ablegen',
      done: 'Unterlage abgelegt',
    },
    'submit-documents-for-review': {
      button: 'In die Prüfung geben',
      title: 'Unterlagen in die Prüfung geben?',
      what: 'Die Kanzlei wird zur Prüfung aufgefordert, der Gründer sieht die Unterlagen und erhält eine E-Mail. Bis zum Ergebnis lassen sie sich nicht ändern.',
      submit: 'In die Prüfung geben',
      done: 'Unterlagen sind in der Prüfung',
    },
    'request-document-changes': {
      button: 'Änderungen verlangen',
      title: 'Was soll geändert werden?',
      what: 'Die Unterlagen gehen mit deinem Grund zurück in die Bearbeitung. Auch der Gründer liest ihn.',
      reason: 'Grund',
      submit: 'Unterlagen zurückgeben',
      done: 'Unterlagen gehen zurück in die Bearbeitung',
    },
    'approve-documents': {
      button: 'Unterlagen freigeben',
      title: 'Unterlagen freigeben?',
      what: 'Damit bestätigst du, dass das Notariat die Unterlagen erhalten kann. Der Gründer erhält eine E-Mail, und als Nächstes wird der Notartermin abgestimmt.',
      submit: 'Unterlagen freigeben',
      done: 'Unterlagen sind freigegeben',
    },
    'propose-notary-appointment': {
      button: 'Notartermin vorschlagen',
      title: 'Notartermin vorschlagen',
      what: 'Der Gründer erhält den Vorschlag per E-Mail und bestätigt ihn oder bittet um einen anderen. Das Notariat wählt der Gründer; wir tragen nur den Termin ein.',
      notaryName: 'Notarin, Notar oder Notariat',
      notaryEmail: 'E-Mail des Notariats',
      notaryEmailHint: 'An diese Adresse gehen später die Links zum Hochladen.',
      date: 'Tag',
      time: 'Uhrzeit',
      timeHint: 'Uhrzeit in Deutschland',
      place: 'Ort',
      online: 'Der Termin findet online statt',
      submit: 'Termin vorschlagen',
      done: 'Termin ist vorgeschlagen',
      invalidEmail: 'Das ist keine E-Mail-Adresse.',
      past: 'Der Termin muss in der Zukunft liegen.',
    },
    'complete-consultation': {
      button: 'Erstgespräch abschließen',
      title: 'Erstgespräch abschließen?',
      what: 'Das Erstgespräch gilt als geführt, und die Gründungsunterlagen sind an der Reihe.',
      submit: 'Erstgespräch abschließen',
      done: 'Erstgespräch ist abgeschlossen',
    },
    'cancel-consultation': {
      button: 'Erstgespräch absagen',
      title: 'Erstgespräch absagen?',
      what: 'Der Termin wird wieder frei. Der Gründer wird gebeten, einen neuen auszusuchen.',
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
      what: 'Die Gründung von {{name}} endet endgültig und lässt sich nicht wieder aufnehmen. Vereinbarte Termine werden frei, offene Links zum Hochladen ungültig. Unterlagen und Verlauf bleiben erhalten.',
      reason: 'Grund',
      reasonHint: 'Der Gründer liest ihn.',
      submit: 'Gründung abbrechen',
      done: 'Gründung ist abgebrochen',
    },
  },
  errors: {
    NOT_ALLOWED_NOW: {
      what: 'Das geht im jetzigen Stand nicht mehr.',
      advice:
        'Inzwischen hat sich die Gründung geändert, vielleicht war jemand schneller. Die Seite zeigt den neuen Stand; prüfe ihn und entscheide dann.',
    },
    NOT_ALLOWED_FOR_ROLE: {
      what: 'Deine Rolle darf das nicht.',
      advice: 'Bitte jemanden mit der passenden Rolle darum.',
    },
    FORBIDDEN: {
      what: 'Dazu fehlt dir die Berechtigung.',
      advice: 'Die Gründung gibt es nicht, oder deine Rolle darf sie nicht sehen.',
    },
    INVALID_PAYLOAD: {
      what: 'Die Angaben sind nicht vollständig oder nicht gültig.',
      advice: 'Prüfe die Felder; was du eingetragen hast, bleibt stehen.',
    },
    NO_DOCUMENTS: {
      what: 'Es gibt noch keine Unterlagen.',
      advice: 'Lege mindestens eine Unterlage ab und versuche es dann noch einmal.',
    },
    APPOINTMENT_IN_THE_PAST: {
      what: 'Der Termin liegt in der Vergangenheit.',
      advice: 'Wähle einen Zeitpunkt, der noch kommt.',
    },
    TOO_EARLY: { what: 'Dafür ist es noch zu früh.', advice: 'Warte, bis der Termin vorbei ist.' },
    SLOT_TAKEN: { what: 'Der Termin ist vergeben.', advice: 'Wähle einen anderen.' },
    UNSUPPORTED_MEDIA_TYPE: {
      what: 'Dateityp unzulässig',
      advice: 'Bitte ein PDF Dokument auswählen. Dein Titel bleibt stehen.',
    },
    CONTENT_TOO_LARGE: {
      what: 'Die Datei ist zu groß.',
      advice:
        'Erlaubt sind höchstens {{max}} MB. Speichere das PDF kleiner und versuche es noch einmal.',
    },
    UNREACHABLE: {
      what: 'Gerade nicht erreichbar.',
      advice:
        'Deine Eingabe ist noch da. Sende sie in etwa {{seconds}} Sekunden noch einmal; sie wird auf keinen Fall doppelt ausgeführt.',
    },
    REQUESTS_EXCEEDED: {
      what: 'Zu viele Versuche in kurzer Zeit.',
      advice: 'Warte {{seconds}} Sekunden und versuche es dann noch einmal.',
    },
    INVALID_CREDENTIALS: {
      what: 'E-Mail oder Passwort stimmen nicht.',
      advice: 'Prüfe beide und versuche es noch einmal.',
    },
    NO_ACCESS: {
      what: 'Kein Zugang',
      advice:
        'Dieses Konto gehört einem Mitglied. Die Konsole ist den Menschen vorbehalten, die Gründungen begleiten.',
    },
    SESSION_ENDED: {
      what: 'Deine Sitzung ist zu Ende.',
      advice: 'Melde dich noch einmal an; danach geht es hier weiter.',
    },
    UNPROCESSABLE_CONTENT: {
      what: 'Diese Eingabe wurde schon mit anderem Inhalt gesendet.',
      advice: 'Lade die Seite neu, prüfe den Stand und versuche es dann noch einmal.',
    },
    INTERNAL_SERVER_ERROR: {
      what: 'Auf unserer Seite ist etwas schiefgegangen.',
      advice:
        'Es ist nichts verloren. Versuche es gleich noch einmal; doppelt ausgeführt wird nichts.',
    },
  },
};
