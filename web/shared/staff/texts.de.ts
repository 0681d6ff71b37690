/** What all pages of the team say. */
export const staff = {
  title: 'Konsole',
  language: { de: 'Deutsch', en: 'English' },
  role: { staff: 'Betrieb', lawyer: 'Kanzlei', admin: 'Verwaltung' },
  header: {
    search: 'Firma, Person, Aktenzeichen',
    searchLabel: 'Gründungen suchen',
    menu: 'Menü öffnen',
    account: 'Konto von {{name}}',
    language: 'Sprache',
    mode: 'Darstellung',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'Gerät',
    shortcuts: 'Tastenkürzel',
    logout: 'Abmelden',
    skip: 'Zum Inhalt springen',
    nav: 'Bereiche',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    general: 'Überall',
    search: 'Suche',
    help: 'Diese Übersicht',
    tasks: 'Arbeitsliste',
    foundations: 'Gründungen',
    list: 'In der Arbeitsliste',
    down: 'Nächste Zeile',
    up: 'Vorige Zeile',
    open: 'Zeile öffnen',
    foundation: 'Auf der Seite einer Gründung',
    foundationHint:
      'Die Tasten öffnen den Befehl; ausgeführt wird er erst nach deiner Bestätigung.',
    enabled: 'Tastenkürzel verwenden',
    close: 'Schließen',
  },
  discard: {
    title: 'Eingabe verwerfen?',
    what: 'Was du eingetragen oder ausgewählt hast, ist noch nicht gesendet und ginge verloren.',
    keep: 'Weiter bearbeiten',
    discard: 'Verwerfen',
  },
  reachability: {
    away: 'Der Server antwortet gerade nicht. Wir versuchen es weiter.',
    since:
      'Der Server antwortet gerade nicht. Du siehst den Stand von {{time}} Uhr; wir versuchen es weiter.',
  },
  error: {
    title: 'Das hat nicht geklappt',
    lost: 'Es ist nichts verloren gegangen.',
    again: 'Noch einmal versuchen',
    notFound: 'Diese Seite gibt es nicht.',
    home: 'Zur Arbeitsliste',
    loading: 'Wird geladen',
  },
  problem: {
    REQUIRED: 'Bitte alle Pflichtfelder ausfüllen',
    NOT_AN_EMAIL: 'Das ist keine E-Mail-Adresse.',
    IN_THE_PAST: 'Der Termin muss in der Zukunft liegen.',
    INVALID: 'Diese Angabe passt nicht.',
  },
  errors: {
    OTP_NEEDED: {
      what: 'Noch ein Schritt: Dein Konto ist zusätzlich mit einem Code geschützt.',
      advice: 'Gib unten den Code ein.',
    },
    INVALID_OTP: {
      what: 'Der Code stimmt nicht.',
      advice:
        'Codes gelten nur kurz und nur einmal. Warte auf den nächsten oder nimm einen anderen Wiederherstellungscode.',
    },
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
    PAYMENT_TOO_HIGH: {
      what: 'Der Betrag ist höher als das, was noch offen ist.',
      advice: 'Prüfe Betrag und Rechnungsnummer auf dem Kontoauszug. Eingetragen ist nichts.',
    },
    CHANGED_MEANWHILE: {
      what: 'Inzwischen hat sich die Gründung geändert.',
      advice: 'Sieh dir den neuen Stand an und entscheide dann. Es wurde nichts gespeichert.',
    },
    OTHER_NOTARY_NAMED: {
      what: 'Das Mitglied hat ein anderes Notariat genannt.',
      advice:
        'Die Wahl liegt beim Mitglied: Schlage einen Termin in dem genannten Notariat vor. Möchte das Mitglied wechseln, nennt es das andere zuerst selbst.',
    },
    ORDER_REQUIRED: {
      what: 'Das Paket ist nicht bestellt.',
      advice: 'Warte, bis das Mitglied bestellt; vorher wird nicht beraten und nicht entworfen.',
    },
    WITHDRAWAL_PERIOD: {
      what: 'Die Widerrufsfrist läuft noch.',
      advice: 'Das Mitglied hat keinen früheren Beginn verlangt. Warte, bis die Frist vorbei ist.',
    },
    TOO_EARLY: { what: 'Dafür ist es noch zu früh.', advice: 'Warte, bis der Termin vorbei ist.' },
    SLOT_TAKEN: { what: 'Der Termin ist vergeben.', advice: 'Wähle einen anderen.' },
    // Reasons for refusing a file that bears the right name.
    file: {
      empty: {
        what: 'Die Datei ist leer.',
        advice: 'Bitte wähle das PDF noch einmal aus. Dein Titel bleibt stehen.',
      },
      damaged: {
        what: 'Das PDF ist beschädigt und lässt sich nicht lesen.',
        advice:
          'Öffne es, speichere es neu und wähle es noch einmal aus. Dein Titel bleibt stehen.',
      },
      encrypted: {
        what: 'Das PDF ist mit einem Passwort geschützt.',
        advice:
          'Speichere es ohne Passwort und wähle es noch einmal aus. Dein Titel bleibt stehen.',
      },
      'too-many-pages': {
        what: 'Das PDF hat zu viele Seiten.',
        advice: 'Teile es auf und lege die Teile einzeln ab.',
      },
      'active-content': {
        what: 'Das PDF enthält Skripte oder andere ausführbare Inhalte.',
        advice: 'Drucke es als neues PDF und wähle dieses aus. Dein Titel bleibt stehen.',
      },
      infected: {
        what: 'Der Virenscanner hat in der Datei Schadsoftware gefunden.',
        advice: 'Sie wurde nicht gespeichert. Frage nach, woher sie kommt.',
      },
    },
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
      what: 'Deine frühere Fassung ist schon angekommen.',
      advice:
        'Sie wird ausgeführt, so wie du sie zuerst gesendet hast; was du danach geändert hast, wurde nicht übernommen. Prüfe den Stand auf der Seite, bevor du noch einmal sendest.',
    },
    INTERNAL_SERVER_ERROR: {
      what: 'Auf unserer Seite ist etwas schiefgegangen.',
      advice:
        'Es ist nichts verloren. Versuche es gleich noch einmal; doppelt ausgeführt wird nichts.',
    },
  },
  login: {
    title: 'Anmelden',
    intro: 'Der Arbeitsplatz für alle, die Gründungen begleiten.',
    email: 'E-Mail',
    password: 'Passwort',
    show: 'Passwort zeigen',
    hide: 'Passwort verbergen',
    submit: 'Anmelden',
    otp: 'Code',
    otherAccount: 'Mit einem anderen Konto anmelden',
    otpHelp:
      'Die sechs Ziffern aus deiner Authenticator-App. Hast du dein Gerät nicht zur Hand, gib einen Wiederherstellungscode ein.',
    customer: 'Du gründest selbst?',
    customerLink: 'Zum Mitgliederbereich',
  },
  secondFactor: { menu: 'Zwei-Faktor-Anmeldung', close: 'Schließen' },
  sessionEnded: {
    title: 'Deine Sitzung ist zu Ende',
    what: '{{name}}, melde dich noch einmal an. Danach geht es hier weiter; was du eingetragen hast, bleibt stehen.',
    someoneElse: 'Als jemand anderes anmelden',
  },
  time: {
    minutes_one: '{{count}} Min.',
    minutes_other: '{{count}} Min.',
    hours_one: '{{count}} Std.',
    hours_other: '{{count}} Std.',
    days_one: '{{count}} Tag',
    days_other: '{{count}} Tagen',
    yesterday: 'gestern',
    today: 'heute',
    tomorrow: 'morgen',
    since: 'seit {{time}}',
  },
  unnamed: 'Noch ohne Namen',
  fileNumber: 'Aktenzeichen {{number}}',
  lineCurrent: 'hier steht die Gründung',
} as const;

export const handle = { texts: { staff } };

declare module '../../kit/texts/namespaces.ts' {
  interface Namespaces {
    staff: typeof staff;
  }
}
