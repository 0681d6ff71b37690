import { roleNames } from '#domain/accounts/names.ts';
import { namesIn } from '#domain/site/names.ts';
/** What all pages of the team say. */
export const staff = {
  title: 'Konsole',
  role: namesIn(roleNames, 'de'),
  area: {
    today: 'Heute',
    foundations: 'Gründungen',
    calendar: 'Kalender',
    people: 'Personen',
    money: 'Geld',
    inquiries: 'Anfragen',
    content: 'Inhalte',
    operations: 'Betrieb',
  },
  header: {
    search: 'Firma, Person, Aktenzeichen',
    account: 'Konto von {{name}}',
    language: 'Sprache',
    mode: 'Darstellung',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'Gerät',
    shortcuts: 'Tastenkürzel',
    logout: 'Abmelden',
    nav: 'Bereiche',
  },
  shortcuts: {
    title: 'Tastenkürzel',
    general: 'Überall',
    search: 'Suche',
    help: 'Diese Übersicht',
    list: 'In jeder Liste',
    choose: 'Zeile auswählen, mit Umschalt bis zur letzten Auswahl',
    several: 'Heute, mit der Zeile oder allen ausgewählten',
    next: 'Nächste Gründung der Liste',
    previous: 'Vorige Gründung der Liste',
    down: 'Nächste Zeile',
    up: 'Vorige Zeile',
    open: 'Zeile öffnen',
    foundation: 'Auf der Seite einer Gründung',
    foundationHint: 'Die Tasten öffnen den Befehl; ausgeführt wird er, wenn du bestätigst.',
    enabled: 'Tastenkürzel verwenden',
  },
  sequence: {
    label: 'Aus der Liste',
    place: '{{position}} von {{total}}',
    next: 'Nächste Gründung',
    previous: 'Vorige Gründung',
  },
  discard: {
    title: 'Eingabe verwerfen?',
    what: 'Was du eingetragen oder ausgewählt hast, ist noch nicht gesendet und ginge verloren.',
    keep: 'Weiter bearbeiten',
    discard: 'Verwerfen',
  },
  reachability: {
    behind:
      'Die Ansicht hängt nach: Deine letzte Änderung ist angenommen, steht hier aber noch nicht. Wiederhole sie nicht; wir laden weiter nach.',
    away: 'Der Server antwortet gerade nicht. Wir versuchen es weiter.',
    partAway: 'Lesen geht gerade, ändern nicht: Ein Dienst fehlt. Mehr unter „Betrieb“.',
    since:
      'Der Server antwortet gerade nicht. Du siehst den Stand von {{time}} Uhr; wir versuchen es weiter.',
  },
  error: {
    title: 'Das hat nicht geklappt',
    lost: 'Es ist nichts verloren gegangen.',
    notFound: 'Diese Seite gibt es nicht.',
    home: 'Zu „Heute“',
    loading: 'Wird geladen',
    closed: '{{title}}: Diese Seite ist für deine Rolle nicht da.',
    closedTo:
      'Deine Rolle ist {{role}}; die Seite sieht nur: {{roles}}. Brauchst du etwas daraus, frag dort nach.',
  },
  counted: {
    tasks: 'warten auf dich',
    foundations: 'überfällig',
    rebookings: 'umzubuchen',
    refunds: 'Erstattungen überfällig',
    inquiries: 'offen',
    stuck: 'hängen fest',
    notices: 'Benachrichtigungen',
  },
  undo: 'Rückgängig',
  password: 'Dein Passwort',
  passwordHelp: 'Deine Anmeldung ist älter als 15 Minuten.',
  problem: {
    REQUIRED: 'Bitte alle Pflichtfelder ausfüllen',
    NOT_AN_EMAIL: 'Das ist keine E-Mail-Adresse.',
    IN_THE_PAST: 'Der Termin muss in der Zukunft liegen.',
    IN_THE_FUTURE: 'Das liegt noch vor uns.',
    TOO_FAR_AHEAD: 'Der Termin muss innerhalb der nächsten 12 Monate liegen.',
    CONFIRM: 'Bitte bestätige, dass der Termin so stimmt.',
    ANSWER_NEEDED: 'Hier fehlt eine neue Fassung oder eine Antwort.',
    NOT_A_DATE: 'Das ist kein Tag.',
    NOT_AN_AMOUNT: 'Bitte einen Betrag eingeben, etwa 357,00.',
    NOT_AN_IBAN: 'Das ist keine IBAN. Bitte mit der Rechnung vergleichen.',
    INVALID: 'Diese Angabe passt nicht.',
  },
  errors: {
    OTP_NEEDED: {
      title: 'Noch ein Schritt: Dein Konto ist zusätzlich mit einem Code geschützt.',
      description: 'Gib unten den Code ein.',
    },
    INVALID_OTP: {
      title: 'Der Code stimmt nicht.',
      description:
        'Codes gelten nur kurz und nur einmal. Warte auf den nächsten oder nimm einen anderen Wiederherstellungscode.',
    },
    NOTE_CLOSED: {
      title: 'Diesen Eintrag kannst du nicht mehr ändern.',
      description: 'Wer ihn geschrieben hat, kann das 15 Minuten lang, danach nur Admins.',
    },
    FORMATION_RUNNING: {
      title: 'Eine Gründung läuft noch.',
      description: 'Sie muss beendet oder abgebrochen sein, bevor das Konto gelöscht werden kann.',
    },
    TOO_MANY_NOTES: {
      title: 'Zu dieser Gründung gibt es schon 200 Einträge.',
      description: 'Entfernt ältere, die niemand mehr braucht; dein Text bleibt stehen.',
    },
    INQUIRY_FULL: {
      title: 'Zu dieser Anfrage gibt es schon 50 Einträge.',
      description: 'Schreib der Person direkt per E-Mail; dein Text bleibt hier stehen.',
    },
    CALL_AHEAD: {
      title: 'Dieses Gespräch liegt noch vor uns.',
      description: 'Prüfe Tag und Uhrzeit. Es wurde nichts gespeichert.',
    },
    LINK_NOT_OPEN: {
      title: 'Dieser Link ist nicht mehr offen.',
      description:
        'Er wurde inzwischen verwendet, ersetzt oder widerrufen. Die Seite zeigt den neuen Stand.',
    },
    NOT_ALLOWED_NOW: {
      title: 'Das geht im jetzigen Stand nicht mehr.',
      description:
        'Inzwischen hat sich die Gründung geändert, vielleicht war jemand schneller. Die Seite zeigt den neuen Stand; prüfe ihn und entscheide dann.',
    },
    NOT_ALLOWED_FOR_ROLE: {
      title: 'Deine Rolle darf das nicht.',
      description: 'Bitte jemanden mit der passenden Rolle darum.',
    },
    FORBIDDEN: {
      title: 'Dazu fehlt dir die Berechtigung.',
      description: 'Das gibt es nicht, oder deine Rolle darf es nicht sehen.',
    },
    INVALID_PAYLOAD: {
      title: 'Die Angaben sind nicht vollständig oder nicht gültig.',
      description: 'Prüfe die Felder; was du eingetragen hast, bleibt stehen.',
    },
    REQUESTS_UNANSWERED: {
      title: 'Ein Änderungswunsch ist noch offen.',
      description:
        'Jeder offene Wunsch braucht eine neue Fassung oder eine Antwort. Es wurde nichts gesendet.',
    },
    OBSTACLE_OPEN: {
      title: 'Dieses Hindernis ist schon gemeldet.',
      description: 'Es steht auf der Seite der Gründung. Ergänze es dort oder melde ein anderes.',
    },
    WITHDRAWAL_OVER: {
      title: 'Die Widerrufsfrist ist vorbei.',
      description: 'Brich ab, ohne die Bestellung zu widerrufen. Es wurde nichts ausgeführt.',
    },
    INVOICE_FILED: {
      title: 'Diese Rechnung liegt schon im Fall.',
      description: 'Eine mit derselben Nummer ist bei den Unterlagen. Es wurde nichts abgelegt.',
    },
    NO_DOCUMENTS: {
      title: 'Es gibt noch keine Unterlagen.',
      description: 'Lege mindestens eine Unterlage ab und versuche es dann noch einmal.',
    },
    APPOINTMENT_IN_THE_PAST: {
      title: 'Der Termin liegt in der Vergangenheit.',
      description: 'Wähle einen Zeitpunkt, der noch kommt.',
    },
    PAYMENT_TOO_HIGH: {
      title: 'Der Betrag ist höher als das, was noch offen ist.',
      description: 'Prüfe Betrag und Rechnungsnummer auf dem Kontoauszug. Eingetragen ist nichts.',
    },
    REFUND_TOO_HIGH: {
      title: 'So viel ist nicht zu erstatten.',
      description:
        'Prüfe den Betrag. Eine falsch eingetragene Zahlung nimmst du auf der Seite der Rechnung zurück. Eingetragen ist nichts.',
    },
    NOT_ENTERED_BY_HAND: {
      title: 'Das hat niemand von Hand eingetragen.',
      description:
        'Kartenzahlungen meldet Stripe, Verrechnungen folgen aus einem Widerruf. Geändert ist nichts.',
    },
    TAKEN_BACK: {
      title: 'Das ist schon zurückgenommen.',
      description: 'Jemand war schneller. Die Seite zeigt den neuen Stand.',
    },
    REFUNDED_SINCE: {
      title: 'Dieses Geld ist inzwischen erstattet.',
      description:
        'Nimm zuerst die Erstattung zurück, wenn auch sie falsch war. Geändert ist nichts.',
    },
    PAYMENT_EXISTS: {
      title: 'Eine Buchung mit diesem Betrag und Tag steht schon da.',
      description:
        'Vielleicht war jemand schneller. Ist es wirklich eine weitere, bestätige das oben; eingetragen ist noch nichts.',
    },
    VIEW_NAME_TAKEN: {
      title: 'So heißt schon eine Ansicht dieser Liste.',
      description: 'Wähle einen anderen Namen.',
    },
    TOO_MANY_VIEWS: {
      title: 'Diese Liste hat schon 30 Ansichten.',
      description: 'Entferne zuerst eine, die niemand mehr braucht.',
    },
    CONTENT_FAULTY: {
      title: 'Noch nicht veröffentlicht.',
      description: 'Die markierten Felder brauchen dich. Der Entwurf ist gesichert.',
    },
    CONTENT_CHANGED: {
      title: 'Jemand hat inzwischen etwas geändert.',
      description: 'Lies den neuen Stand und entscheide dann. Es wurde nichts überschrieben.',
    },
    CONTENT_WITHOUT_DRAFT: {
      title: 'Es gibt keinen Entwurf.',
      description: 'Auf der Website steht schon der letzte Stand.',
    },
    CONTENT_NOT_LIVE: {
      title: 'Das lässt sich nicht von der Website nehmen.',
      description: 'Entweder steht es dort nicht mehr, oder Menüs führen dorthin.',
    },
    CONTENT_TARGET_UNKNOWN: {
      title: 'Diese Seite gibt es nicht.',
      description: 'Nenne einen Pfad dieser Website, etwa /blog/. Geändert ist nichts.',
    },
    CONTENT_LINKED: {
      title: 'Andere Texte verweisen darauf.',
      description:
        'Nenne eine Seite, zu der die Adressen führen, oder ändere zuerst die Links. Geändert ist nichts.',
    },
    CONTENT_KEY_TAKEN: {
      title: 'Diesen Schlüssel hat schon ein anderer Text.',
      description: 'Wähle einen anderen.',
    },
    INVOICE_CHANGED: {
      title: 'Die Rechnung hat sich inzwischen geändert.',
      description:
        'Jemand hat eine Zahlung eingetragen, oder die Rechnung ist storniert. Oben steht der neue Stand; eingetragen ist nichts.',
    },
    ADDRESS_NOT_AWAITED: {
      title: 'Die Adresse ist inzwischen da.',
      description: 'Oder die Bestellung ist widerrufen. Die Seite zeigt den neuen Stand.',
    },
    INVALID_INVITE: {
      title: 'Hier steht keine Einladung mehr aus.',
      description: 'Das Konto besteht schon, oder die Einladung ist zurückgenommen.',
    },
    BILLING_GIVEN: {
      title: 'Die Adresse ist inzwischen da.',
      description: 'Das Mitglied oder jemand aus dem Team war schneller. Gespeichert ist nichts.',
    },
    LOGGED_IN_AGAIN: {
      title: 'Du bist wieder angemeldet. Gesendet ist noch nichts.',
      description: 'Das lässt sich nicht rückgängig machen: Prüfe es und sende es noch einmal ab.',
    },
    CHANGED_MEANWHILE: {
      title: 'Inzwischen hat sich die Gründung geändert.',
      description: 'Sieh dir den neuen Stand an und entscheide dann. Es wurde nichts gespeichert.',
    },
    OTHER_NOTARY_NAMED: {
      title: 'Das Mitglied hat ein anderes Notariat oder eine andere E-Mail-Adresse genannt.',
      description:
        'Die Wahl liegt beim Mitglied: Schlage einen Termin in dem genannten Notariat vor. Möchte das Mitglied wechseln, nennt es das andere zuerst selbst.',
    },
    ORDER_REQUIRED: {
      title: 'Das Paket ist nicht bestellt.',
      description:
        'Warte, bis das Mitglied bestellt; vorher wird nicht beraten und nicht entworfen.',
    },
    WITHDRAWAL_PERIOD: {
      title: 'Die Widerrufsfrist läuft noch.',
      description:
        'Das Mitglied hat keinen früheren Beginn verlangt. Warte, bis die Frist vorbei ist.',
    },
    TOO_EARLY: {
      title: 'Dafür ist es noch zu früh.',
      description: 'Warte, bis der Termin vorbei ist.',
    },
    SLOT_TAKEN: { title: 'Der Termin ist vergeben.', description: 'Wähle einen anderen.' },
    // Reasons for refusing a file that bears the right name.
    file: {
      empty: { title: 'Die Datei ist leer.', description: 'Bitte wähle das PDF noch einmal aus.' },
      damaged: {
        title: 'Das PDF ist beschädigt und lässt sich nicht lesen.',
        description: 'Bitte um das Original oder lade es noch einmal herunter.',
      },
      encrypted: {
        title: 'Das PDF lässt sich nur mit einem Passwort oder Zertifikat öffnen.',
        description: 'Bitte um eine Fassung ohne diesen Schutz. Dein Titel bleibt stehen.',
      },
      'not-at-start': {
        title: 'Vor dem Anfang des PDF steht noch etwas anderes.',
        description: 'Lade das Original noch einmal herunter. Dein Titel bleibt stehen.',
      },
      'too-complex': {
        title: 'Das PDF hat zu viele einzelne Bestandteile.',
        description: 'Bitte um eine einfachere Datei. Dein Titel bleibt stehen.',
      },
      'too-many-pages': { title: 'Das PDF hat zu viele Seiten.', description: 'Teile es auf.' },
      'active-content': {
        title: 'Das PDF enthält Skripte, Anhänge oder Verweise auf andere Dateien.',
        description:
          'Bitte den Absender um eine Fassung ohne diese Inhalte. Speichere ein signiertes PDF nicht neu: Das entfernt die Signatur. Dein Titel bleibt stehen.',
      },
      infected: {
        title: 'Der Virenscanner hat in der Datei Schadsoftware gefunden.',
        description: 'Sie wurde nicht gespeichert. Frage nach, woher sie kommt.',
      },
    },
    UNSUPPORTED_MEDIA_TYPE: {
      title: 'Dateityp unzulässig',
      description: 'Bitte ein PDF Dokument auswählen. Dein Titel bleibt stehen.',
    },
    CONTENT_TOO_LARGE: {
      title: 'Die Datei ist zu groß.',
      description:
        'Erlaubt sind höchstens {{max}} MB. Speichere das PDF kleiner und versuche es noch einmal.',
    },
    UNAVAILABLE: {
      title: 'Gerade nicht erreichbar.',
      description:
        'Deine Eingabe ist noch da. Sende sie in etwa {{seconds}} Sekunden noch einmal; sie wird auf keinen Fall doppelt ausgeführt.',
    },
    TOO_MANY: {
      title: 'Zu viele Versuche in kurzer Zeit.',
      description: 'Warte {{seconds}} Sekunden und versuche es dann noch einmal.',
    },
    INVALID_CREDENTIALS: {
      title: 'E-Mail oder Passwort stimmen nicht.',
      description: 'Prüfe beide und versuche es noch einmal.',
    },
    NO_ACCESS: {
      title: 'Kein Zugang',
      description:
        'Dieses Konto gehört einem Mitglied. Die Konsole ist den Menschen vorbehalten, die Gründungen begleiten.',
    },
    LOGGED_OUT: {
      title: 'Deine Sitzung ist zu Ende.',
      description: 'Melde dich noch einmal an; danach geht es hier weiter.',
    },
    UNPROCESSABLE_CONTENT: {
      title: 'Deine frühere Fassung ist schon angekommen.',
      description:
        'Sie wird ausgeführt, so wie du sie zuerst gesendet hast; was du danach geändert hast, wurde nicht übernommen. Prüfe den Stand auf der Seite, bevor du noch einmal sendest.',
    },
    INTERNAL_SERVER_ERROR: {
      title: 'Auf unserer Seite ist etwas schiefgegangen.',
      description:
        'Es ist nichts verloren. Versuche es noch einmal; doppelt ausgeführt wird nichts. Scheitert es wieder, sag der Technik Bescheid.',
    },
  },
  login: {
    title: 'Anmelden',
    intro: 'Der Arbeitsplatz für alle, die Gründungen begleiten.',
    submit: 'Anmelden',
    customer: 'Du gründest selbst?',
    customerLink: 'Zum Mitgliederbereich',
  },
  secondFactor: { menu: 'Zwei-Faktor-Anmeldung' },
  digest: { menu: 'Tagesüberblick' },
  sessionEnded: {
    title: 'Deine Sitzung ist zu Ende',
    what: '{{name}}, melde dich noch einmal an. Was du abgeschickt hast, wird dann gesendet; nur was sich nicht rückgängig machen lässt, bestätigst du noch einmal. Was du eingetragen hast, bleibt stehen.',
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

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staff: typeof staff;
  }
}
