import { figures } from '#domain/orders/figures.ts';

export const accounts = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  phone: 'Telefon',
  phoneHint: 'Freiwillig, für Rückfragen zu deiner Gründung',
  email: 'E-Mail-Adresse',
  openLinkAgain: 'Öffne den Link aus der E-Mail noch einmal: Diese Seite kennt ihn nicht mehr.',
  pasteLink: 'Link aus der E-Mail',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort bestätigen',
  passwordHint: 'Mindestens 8 Zeichen; ein ganzer Satz ist gut',
  login: {
    title: 'Anmelden',
    lead: 'Willkommen zurück. Es geht weiter, wo du aufgehört hast.',
    submit: 'Anmelden',
    draftKept:
      'Du wurdest abgemeldet, deine Angaben sind noch da. Nach der Anmeldung machst du weiter, wo du warst.',
    resend: 'Bestätigungslink noch einmal senden',
    forgotten: 'Passwort vergessen?',
    noAccount: 'Noch kein Konto?',
    toRegister: 'Kostenlos registrieren',
    console: 'Zur Konsole für Mitarbeitende',
  },
  providers: {
    or: 'oder',
    logIn: 'Mit {{label}} anmelden',
  },
  register: {
    title: 'Konto anlegen',
    lead: `Das Konto kostet nichts. Mitglieder bekommen ein Strategiegespräch, Vertragsvorlagen, Angebote der Partner und bis zu ${figures.memberDiscountPercent} % weniger auf weitere Rechts- und Steuerberatung. Kosten entstehen erst, wenn du eine Leistung bestellst.`,
    termsBefore: 'Ich stimme den',
    terms: 'AGB',
    termsBetween: 'und den',
    termsOfUse: 'Nutzungsbedingungen',
    termsAfter: ' zu.',
    privacyBefore: 'Wie wir mit deinen Daten umgehen, steht in den',
    privacy: 'Hinweisen zum Datenschutz',
    submit: 'Konto anlegen',
    hasAccount: 'Schon ein Konto?',
    toLogin: 'Zur Anmeldung',
  },
  registered: {
    lead: 'Wir haben eine E-Mail mit einem Link an {{email}} geschickt. Bestätige damit deine Adresse, dann ist dein Konto freigeschaltet.',
    toLogin: 'Zur Anmeldung',
    resend: 'Keine E-Mail bekommen?',
  },
  verify: {
    title: 'E-Mail-Adresse bestätigen',
    lead: 'Ein Klick, und dein Konto ist freigeschaltet. Hast du dich nicht registriert, schließe diese Seite; es geschieht dann nichts.',
    submit: 'Adresse bestätigen',
  },
  verified: { toLogin: 'Zur Anmeldung' },
  resend: {
    title: 'Link noch einmal schicken',
    lead: 'Gib die Adresse an, mit der du dich registriert hast. Wartet dort ein Konto auf Bestätigung, kommt gleich ein neuer Link. Sieh auch im Spam-Ordner nach.',
    submit: 'Link schicken',
  },
  forgotten: {
    title: 'Passwort vergessen',
    lead: 'Gib deine E-Mail-Adresse an. Gibt es dazu ein Konto mit Passwort, bekommst du einen Link für ein neues.',
    sent: 'Gibt es zu dieser Adresse ein Konto mit Passwort, ist die E-Mail unterwegs. Der Link darin gilt 60 Minuten.',
    submit: 'Link anfordern',
  },
  reset: {
    title: 'Neues Passwort',
    lead: 'Wähle eines, das du hier noch nicht benutzt hast. Danach bist du überall abgemeldet.',
    submit: 'Passwort speichern',
  },
  invite: {
    title: 'Einladung annehmen',
    lead: 'Wähle ein Passwort, dann ist dein Konto freigeschaltet.',
    submit: 'Konto freischalten',
  },
  acceptTerms: {
    title: 'Noch eine Bestätigung',
    lead: 'Dein Konto wurde angelegt, ohne dass du unseren Bedingungen zugestimmt hast. Das kannst du hier nachholen.',
    submit: 'Zustimmen und weiter',
  },
  confirmEmail: {
    title: 'Neue E-Mail-Adresse bestätigen',
    lead: 'Mit einem Klick gilt diese Adresse für dein Konto. Warst du das nicht, schließe diese Seite; es ändert sich dann nichts.',
    submit: 'Adresse bestätigen',
    done: 'Deine neue Adresse gilt',
    doneLead:
      'Alle Geräte sind abgemeldet, auch dieses. Melde dich jetzt mit der neuen Adresse an.',
  },
  confirmNewsletter: {
    title: 'Newsletter bestätigen',
    lead: 'Mit einem Klick kommst du auf die Liste. Warst du das nicht, schließe diese Seite; du bekommst dann nichts.',
    submit: 'Newsletter bestätigen',
    done: 'Du bekommst den Newsletter',
    doneLead:
      'Abbestellen kannst du ihn jederzeit, in deinem Konto oder über den Link in jeder E-Mail.',
  },
  endNewsletter: {
    title: 'Newsletter abbestellen',
    lead: 'Mit einem Klick stehst du nicht mehr auf der Liste. E-Mails zu deinem Konto und deiner Gründung bekommst du weiter.',
    submit: 'Newsletter abbestellen',
    done: 'Der Newsletter ist abbestellt',
    doneLead: 'Wenn du es dir anders überlegst, bestellst du ihn in deinem Konto wieder.',
  },
  loginAgain: 'Neu anmelden',
  toAccount: 'Zum Konto',
  problem: {
    NOT_ACCEPTED: 'Ohne deine Zustimmung können wir kein Konto führen.',
    TOO_SHORT: 'Das Passwort braucht mindestens 8 Zeichen.',
    DIFFERENT: 'Die beiden Passwörter sind verschieden.',
    COMMON: 'Dieses Passwort ist zu verbreitet; viele würden es erraten.',
    PERSONAL:
      'Dieses Passwort ist leicht zu erraten: Es besteht aus deinem Namen, deiner E-Mail-Adresse oder unserem Namen.',
    OWN_ADDRESS: 'Das Passwort darf nicht deine E-Mail-Adresse sein.',
    USED_BEFORE: 'Dieses Passwort hattest du schon einmal. Bitte wähle ein neues.',
  },
  notices: {
    loginFailed: {
      title: 'Anmeldung fehlgeschlagen, bitte prüfe deine Zugangsdaten.',
      description: 'Ist deine E-Mail-Adresse schon bestätigt?',
    },
    otpNeeded: {
      title: 'Noch ein Schritt',
      description: 'Dein Konto ist zusätzlich mit einem Code geschützt.',
    },
    otpWrong: {
      title: 'Der Code stimmt nicht',
      description:
        'Codes gelten nur kurz und nur einmal. Warte auf den nächsten oder nimm einen anderen Wiederherstellungscode.',
    },
    adminLogin: {
      title: 'Login als Admin nicht möglich',
      description: 'Dieses Konto verwaltet das System und hat hier keinen Bereich.',
    },
    staffLogin: {
      title: 'Dieses Konto gehört in die Konsole',
      description: 'Der Mitgliederbereich ist für Gründerinnen und Gründer.',
    },
    providerFailed: {
      title: 'Anmeldung fehlgeschlagen',
      description:
        'Der Anbieter hat dich nicht angemeldet. Vielleicht wurde die Anmeldung abgebrochen, hat zu lange gedauert, oder deine E-Mail-Adresse ist dort nicht bestätigt.',
    },
    providerTaken: {
      title: 'Anmeldung fehlgeschlagen',
      description:
        'Zu deiner E-Mail-Adresse gibt es hier schon ein Konto. Melde dich so an wie bisher, zum Beispiel mit deinem Passwort.',
    },
    providerTeam: {
      title: 'Anmeldung fehlgeschlagen',
      description: 'Wer zum Team gehört, meldet sich in der Konsole mit Passwort an.',
    },
    providerAway: {
      title: 'Anmeldung fehlgeschlagen',
      description:
        'Der Anbieter ist gerade nicht zu erreichen. Bitte versuche es in ein paar Minuten noch einmal.',
    },
    suspended: {
      title: 'Anmeldung fehlgeschlagen',
      description: 'Dieses Konto ist gesperrt. Schreib uns, wenn du wissen möchtest, warum.',
    },
    registerFailed: {
      title: 'Registrierung fehlgeschlagen',
      description: 'Es wurde kein Konto angelegt. Bitte prüfe deine Angaben.',
    },
    registered: {
      title: 'Registrierung erfolgreich',
      description: 'Bestätige deine E-Mail-Adresse über die E-Mail, die wir dir geschickt haben.',
    },
    verifyFailed: {
      title: 'Verifizierung fehlgeschlagen',
      description:
        'Der Link ist abgelaufen oder schon benutzt. Hast du deine Adresse schon bestätigt, ist dein Konto freigeschaltet: Melde dich an. Sonst bekommst du hier einen neuen Link.',
    },
    verified: {
      title: 'Verifizierung erfolgreich',
      description: 'Du kannst dich jetzt anmelden.',
    },
    resent: {
      title: 'Anfrage angenommen',
      description: 'Wartet unter dieser Adresse ein Konto, ist die E-Mail unterwegs.',
    },
    recoveryFailed: {
      title: 'Passwort-Wiederherstellung derzeit nicht möglich',
      description:
        'An deinem Konto hat sich nichts geändert. Bitte versuche es später noch einmal.',
    },
    recovering: {
      title: 'Wiederherstellung läuft',
      description: 'Eine E-Mail zur Bestätigung wurde gesendet.',
    },
    resetFailed: {
      title: 'Zurücksetzen des Passworts fehlgeschlagen',
      description: 'Dein Link bleibt gültig; wähle bitte ein anderes Passwort.',
    },
    linkInvalid: {
      title: 'Zurücksetzen des Passworts fehlgeschlagen',
      description: 'Der Link ist abgelaufen, schon benutzt oder nicht vollständig.',
    },
    resetDone: {
      title: 'Zurücksetzen abgeschlossen',
      description: 'Melde dich jetzt mit dem neuen Passwort an.',
    },
    invited: {
      title: 'Einladung angenommen',
      description: 'Melde dich jetzt mit deinem Passwort an.',
    },
    emailConfirmed: {
      title: 'Konto gespeichert',
      description: 'Deine neue E-Mail-Adresse gilt ab jetzt.',
    },
    linkSpent: {
      title: 'Der Link gilt nicht mehr',
      description:
        'Er ist abgelaufen, schon benutzt oder nicht vollständig. Geändert hat sich nichts.',
    },
    emailLinkSpent: {
      title: 'Der Link gilt nicht mehr',
      description:
        'Er ist abgelaufen, schon benutzt oder nicht vollständig, oder du hast seitdem dein Passwort geändert. An deiner Adresse hat sich durch ihn nichts geändert; in deinem Konto kannst du sie noch einmal ändern.',
    },
    newsletterOn: {
      title: 'Newsletter bestätigt',
      description: 'Du stehst jetzt auf der Liste.',
    },
    newsletterOff: {
      title: 'Newsletter abbestellt',
      description: 'Du stehst nicht mehr auf der Liste.',
    },
    termsFailed: {
      title: 'Das ließ sich nicht speichern',
      description: 'Bitte versuche es noch einmal.',
    },
  },
} as const;

export const handle = { texts: { accounts } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    accounts: typeof accounts;
  }
}
