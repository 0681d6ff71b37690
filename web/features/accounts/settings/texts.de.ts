import type { OptionalMail, RequiredMail } from '#domain/mails/choices.ts';

/** Texts of the account page. */
export const settings = {
  title: 'Konto und Einstellungen',
  lead: 'Deine Angaben, dein Zugang, Sprache, Darstellung und E-Mails.',
  currentPassword: 'Aktuelles Passwort',
  currentPasswordHelp: 'Deine Anmeldung liegt länger zurück; so wissen wir, dass du es bist.',
  wrongPassword: 'Das ist nicht dein aktuelles Passwort.',
  profile: {
    title: 'Name und Sprache',
    language: 'Sprache unserer E-Mails',
    languageHelp: 'Die Sprache der Seiten stellst du weiter unten um.',
    submit: 'Angaben speichern',
  },
  avatar: {
    title: 'Profilbild',
    lead: 'Freiwillig. Es erscheint hier und im Menü.',
    alt: 'Dein Profilbild',
    choose: 'Bild wählen',
    remove: 'Bild entfernen',
    cropTitle: 'Ausschnitt wählen',
    cropHelp: 'Verschiebe das Bild, mit dem Finger, der Maus oder den Pfeiltasten.',
    cropLabel: 'Ausschnitt des Bildes',
    zoom: 'Vergrößerung',
    save: 'Bild speichern',
    notAPicture:
      'Diese Datei lässt sich nicht als Bild lesen. Bitte wähle ein JPEG, PNG oder WebP.',
  },
  email: {
    title: 'E-Mail-Adresse',
    lead: 'Du meldest dich mit {{email}} an. Eine neue Adresse gilt, sobald du sie über den Link bestätigt hast, den wir ihr schicken.',
    providerLead:
      'An {{email}} schreiben wir dir. Eine neue Adresse gilt, sobald du sie über den Link bestätigt hast, den wir ihr schicken.',
    pending:
      'Wir haben einen Link an {{pending}} geschickt. Er gilt 24 Stunden; bis du ihn benutzt, bleibt es bei {{email}}.',
    keep: 'Änderung zurücknehmen',
    label: 'Neue E-Mail-Adresse',
    submit: 'Link schicken',
    tooLongAgo:
      'Deine Anmeldung liegt länger zurück. Melde dich neu an, damit wir wissen, dass du es bist.',
    logInAgain: 'Neu anmelden',
  },
  password: {
    title: 'Passwort',
    lead: 'Mit einem neuen Passwort wirst du auf allen anderen Geräten abgemeldet.',
    submit: 'Passwort speichern',
    none: 'Dieses Konto hat kein Passwort: Du meldest dich über deinen Anbieter an.',
  },
  sessions: {
    title: 'Wo du angemeldet bist',
    lead: 'Kennst du eines der Geräte nicht, melde es ab und ändere dein Passwort.',
    device: '{{browser}} auf {{system}}',
    unknown: 'Unbekanntes Gerät',
    used: 'Zuletzt benutzt: {{day}}, {{time}}',
    current: 'Dieses Gerät',
    end: 'Abmelden',
    endLabel: '{{device}} abmelden, zuletzt benutzt: {{day}}, {{time}}',
    endOthers: 'Alle anderen Geräte abmelden',
  },
  preferences: {
    title: 'Sprache und Darstellung',
    lead: 'Gilt für diesen Browser, sofort und ohne Speichern.',
    language: 'Sprache der Seiten',
  },
  calendar: {
    title: 'Kalender im Abo',
    lead: 'Deine Termine und was bis wann zu tun ist, in deinem Kalenderprogramm. Es holt sich den neuen Stand selbst.',
    none: 'Du bekommst dafür eine geheime Adresse. Wer sie kennt, sieht deine Termine, ohne sich anzumelden: Gib sie nicht weiter.',
    since:
      'Dein Kalender besteht seit dem {{day}}. Mit einer neuen E-Mail-Adresse oder einem neuen Passwort gilt seine Adresse nicht mehr.',
    names: 'Auch Firma, Notariat, Ort und Telefonnummer nennen, nicht nur Zeiten und Stand',
    saveNames: 'Auswahl speichern',
    make: 'Kalender einrichten',
    renew: 'Neue Adresse machen',
    remove: 'Kalender entfernen',
    madeTitle: 'Das ist die Adresse deines Kalenders',
    made: 'Kopiere sie jetzt: Sie wird nur dieses eine Mal gezeigt. In deinem Kalenderprogramm heißt der Weg meist „Kalender abonnieren“. Eine frühere Adresse gilt nicht mehr.',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
    copyFailed: 'Das Kopieren hat nicht geklappt. Markiere die Adresse und kopiere sie selbst.',
  },
  mails: {
    title: 'E-Mails',
    lead: 'Was du hier abwählst, kommt nicht mehr per E-Mail. Unter der Glocke steht es trotzdem.',
    choose: 'Diese kannst du abwählen',
    optional: {
      progress: {
        name: 'Neues aus deiner Gründung',
        text: 'Wenn deine Unterlagen in Prüfung sind, geändert werden oder freigegeben sind. Solange nichts auf dich wartet, geht es auch ohne diese E-Mails weiter.',
      },
      reminders: {
        name: 'Weitere Erinnerungen an einen Schritt',
        text: 'Wartet ein Schritt auf dich, kommt die erste Erinnerung immer. Die späteren kannst du abwählen.',
      },
      duties: {
        name: 'Erinnerungen an Pflichten der Gesellschaft',
        text: 'Vor den Tagen, bis zu denen nach der Eintragung etwas zu erledigen ist: Anmeldungen, Steuern, Jahresabschluss. Die Tage stehen auch auf der Seite der Gesellschaft.',
      },
      'before-appointments': {
        name: 'Erinnerungen an Termine',
        text: 'Kurz vor Erstgespräch, Strategiegespräch, Notartermin und Terminen für eingelöste Stunden.',
      },
      receipts: {
        name: 'Eingelöste Stunden und eingegangene Zahlungen',
        text: 'Beides steht auch bei der Bestellung. Ist für eingelöste Stunden noch ein Termin zu wählen, schreiben wir dir trotzdem.',
      },
    } satisfies Record<OptionalMail, { name: string; text: string }>,
    always: 'Diese kommen immer',
    required: {
      turn: 'Wenn etwas auf dich wartet, bei deiner Gründung etwas dazwischenkommt oder sie abgeschlossen oder abgebrochen ist.',
      appointment:
        'Wenn ein Termin vereinbart, verschoben oder abgesagt ist, mit dem Eintrag für deinen Kalender.',
      order: 'Bestellungen, Widerruf, Rechnungen und offene Beträge.',
      account: 'Was deinen Zugang betrifft: Passwort, E-Mail-Adresse und zweiter Faktor.',
    } satisfies Record<RequiredMail, string>,
    submit: 'E-Mail-Auswahl speichern',
  },
  newsletter: {
    title: 'Newsletter',
    on: 'Du bekommst unseren Newsletter.',
    pending:
      'Wir haben einen Link an {{email}} geschickt. Erst wenn du ihn benutzt, kommst du auf die Liste.',
    subscribe: 'Newsletter bestellen',
    again: 'Link noch einmal schicken',
    end: 'Newsletter abbestellen',
  },
  export: {
    title: 'Deine Daten',
    lead: 'Eine Kopie von allem, was wir über dich gespeichert haben: als ZIP-Datei mit JSON und deinen Dateien im Original. Das dauert meist wenige Minuten; du bekommst eine E-Mail, wenn sie fertig ist.',
    submit: 'Kopie anfordern',
    again: 'Neue Kopie anfordern',
    underWay: 'Angefordert am {{day}}, wird gerade zusammengestellt.',
    ready:
      'Deine Kopie ist fertig. Du kannst sie bis zum {{day}} herunterladen, danach wird sie gelöscht.',
    download: 'Kopie herunterladen',
  },
  erasure: {
    title: 'Konto löschen',
    gone: 'Gelöscht werden dein Konto mit Namen, Adressen und Bild, gebuchte Termine und alles, was du bei deinen Gründungen eingegeben oder hochgeladen hast, dazu unsere Notizen und Kopien von E-Mails.',
    stays:
      'Was das Gesetz aufbewahrt, bleibt bis zu seinem letzten Tag und verschwindet dann von selbst:',
    grace:
      'Gelöscht wird sieben Tage nach deinem Antrag. Bis dahin kannst du ihn hier zurücknehmen. Danach lässt sich nichts wiederherstellen; du bekommst einen Nachweis per E-Mail.',
    hoursLapse:
      'Du hast noch Stunden, die mit dem Konto enden: {{time}}. Was du nicht mehr brauchst, zahlt dein Vertragspartner zurück; schreib uns vorher, wohin.',
    running_one:
      'Eine Gründung läuft noch. Bring sie zu Ende oder brich sie ab; danach kannst du dein Konto löschen.',
    running_other:
      '{{count}} Gründungen laufen noch. Bring sie zu Ende oder brich sie ab; danach kannst du dein Konto löschen.',
    toFormations: 'Zu deinen Gründungen',
    understood: 'Ich habe verstanden, dass sich nach sieben Tagen nichts wiederherstellen lässt.',
    submit: 'Löschung beantragen',
    askedTitle: 'Dein Konto wird am {{day}} gelöscht',
    asked: 'Bis dahin bleibt alles, wie es ist, und du kannst die Löschung zurücknehmen.',
    waits: 'Eine Gründung läuft noch. Gelöscht wird, sobald sie beendet ist.',
    keep: 'Konto behalten',
  },
  notices: {
    saved: { title: 'Konto gespeichert', description: 'Deine Angaben gelten ab jetzt.' },
    emailAsked: {
      title: 'Sieh in dein neues Postfach',
      description: 'Mit dem Link in der E-Mail gilt die neue Adresse.',
    },
    emailKept: {
      title: 'Konto gespeichert',
      description: 'Es bleibt bei deiner bisherigen Adresse.',
    },
    passwordSaved: {
      title: 'Konto gespeichert',
      description: 'Das neue Passwort gilt; andere Geräte sind abgemeldet.',
    },
    mailsSaved: {
      title: 'Auswahl gespeichert',
      description: 'Sie gilt ab der nächsten E-Mail.',
    },
    newsletterAsked: {
      title: 'Sieh in dein Postfach',
      description: 'Mit dem Link in der E-Mail kommst du auf die Liste.',
    },
    newsletterEnded: {
      title: 'Konto gespeichert',
      description: 'Du bekommst keinen Newsletter mehr.',
    },
    sessionEnded: {
      title: 'Gerät abgemeldet',
      description: 'Wer dort weitermachen möchte, muss sich neu anmelden.',
    },
    sessionsEnded: {
      title: 'Andere Geräte abgemeldet',
      description: 'Angemeldet bist du nur noch hier.',
    },
    calendarMade: {
      title: 'Kalender eingerichtet',
      description: 'Die Adresse steht auf dieser Seite, nur dieses eine Mal.',
    },
    calendarSaved: {
      title: 'Auswahl gespeichert',
      description: 'Die Adresse deines Kalenders bleibt, wie sie ist.',
    },
    calendarRemoved: {
      title: 'Kalender entfernt',
      description: 'Seine Adresse gilt nicht mehr.',
    },
    avatarSaved: {
      title: 'Profilbild gespeichert',
      description: 'Im Menü siehst du den neuen Stand.',
    },
    avatarFailed: {
      title: 'Speichern des Profilbilds fehlgeschlagen',
      description: 'An deinem Konto hat sich nichts geändert. Bitte versuche es noch einmal.',
    },
    exportAsked: {
      title: 'Kopie angefordert',
      description: 'Du bekommst eine E-Mail, wenn sie fertig ist.',
    },
    eraseAsked: {
      title: 'Löschung beantragt',
      description: 'Sieben Tage lang kannst du sie hier zurücknehmen.',
    },
    accountKept: {
      title: 'Löschung zurückgenommen',
      description: 'Dein Konto bleibt, wie es ist.',
    },
    FORMATION_RUNNING: {
      title: 'Eine Gründung läuft noch',
      description: 'Bring sie zu Ende oder brich sie ab. Gelöscht wurde nichts.',
    },
    TOO_MANY_EXPORTS: {
      title: 'Heute gab es schon drei Kopien',
      description: 'Morgen kannst du eine neue anfordern.',
    },
    passwordNeeded: {
      title: 'Bitte gib dein aktuelles Passwort an',
      description: 'Deine Anmeldung liegt länger zurück. Geändert hat sich noch nichts.',
    },
    failed: {
      title: 'Das ließ sich nicht speichern',
      description: 'An deinem Konto hat sich nichts geändert.',
    },
  },
} as const;

export const handle = { texts: { settings } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    settings: typeof settings;
  }
}
