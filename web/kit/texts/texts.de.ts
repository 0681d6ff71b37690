import { shortLegalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
import { stationNames } from '#domain/site/stations.ts';
import { rootTexts } from './root-texts.de.ts';

/** Texts that every page needs. */
export const shared = {
  ...rootTexts,
  line: {
    label: 'Die sieben Stationen',
    stations: stationNames.de,
    looks: {
      done: 'erledigt',
      current: 'hier stehst du',
      ahead: 'kommt noch',
      off: 'entfällt',
      skipped: 'übersprungen',
    },
  },
  forms: {
    choose: 'Bitte wählen',
    password: { show: 'Passwort anzeigen', hide: 'Passwort verbergen' },
    requiredNote: 'Felder mit * sind Pflichtfelder.',
    trap: 'Bitte leer lassen',
    questions: {
      progress: 'Frage {{nth}} von {{count}}',
      next: 'Weiter',
      back: 'Zurück',
      keep: 'Übernehmen',
      change: 'Ändern',
      changeOf: '{{label}} ändern',
      overview: 'Stimmt alles?',
      none: 'Noch offen',
    },
    problems: {
      REQUIRED: 'Bitte ausfüllen.',
      NOT_CHOSEN: 'Bitte wähle etwas aus.',
      NOT_ACCEPTED: 'Bitte stimme zu.',
      NOT_AN_EMAIL: 'Das ist keine E-Mail-Adresse. Bitte prüfe, ob etwas fehlt.',
      NOT_A_PHONE: 'Bitte gib eine Telefonnummer an, etwa 0221 123456 oder +49 221 123456.',
      NOT_A_WEBSITE: 'Bitte gib eine Adresse an, etwa www.muster.de.',
      NOT_TEXT: 'Hier sind Zeichen enthalten, die sich nicht speichern lassen.',
      NOT_PRINTABLE:
        'Diese Zeichen können wir auf der Rechnung nicht drucken. Bitte nimm lateinische, griechische oder kyrillische Buchstaben, etwa die aus deinem Pass.',
      TOO_LONG: 'Das ist zu lang.',
      INVALID: 'Diese Angabe passt so nicht.',
    },
    refusal: {
      MISSING: {
        title: 'Bitte alle Pflichtfelder ausfüllen',
        description: 'Was fehlt oder nicht passt, ist markiert. Es wurde nichts gesendet.',
      },
      INVALID_PAYLOAD: {
        title: 'Bitte prüfe deine Angaben',
        description: 'Was nicht passt, ist markiert. Es wurde nichts gesendet.',
      },
      NOT_ALLOWED_NOW: {
        title: 'Das geht inzwischen nicht mehr',
        description: 'Die Seite zeigt jetzt den aktuellen Stand.',
      },
      CHANGED_MEANWHILE: {
        title: 'Seit du diese Seite gelesen hast, hat sich etwas geändert',
        description:
          'Gesendet wurde nichts; sieh dir den neuen Stand an und entscheide dann noch einmal.',
      },
      UNPROCESSABLE_CONTENT: {
        title: 'Dein erster Versuch ist noch unterwegs',
        description: 'Warte einen Moment; steht danach nichts Neues hier, sende noch einmal.',
      },
      FORM_EXPIRED: {
        title: 'Diese Seite war sehr lange offen',
        description:
          'Deine Angaben stehen noch hier. Bitte sieh sie durch und sende sie noch einmal.',
      },
      CONTENT_TOO_LARGE: {
        title: 'Das ist zu groß',
        description: 'Es wurde nichts gesendet. Bitte kürze es und sende noch einmal.',
      },
      NOT_FOUND: {
        title: 'Das gibt es nicht mehr',
        description:
          'Es wurde nichts gesendet. Lade die Seite neu, um den aktuellen Stand zu sehen.',
      },
      FORBIDDEN: {
        title: 'Dazu bist du nicht berechtigt',
        description: 'Melde dich bei Bedarf noch einmal an.',
      },
      LOGGED_OUT: {
        title: 'Du bist abgemeldet',
        description:
          'Deine Angaben stehen noch hier. Melde dich neu an und sende dann noch einmal.',
      },
      TOO_MANY: {
        title: 'Das waren zu viele Versuche',
        description:
          'Deine Angaben stehen noch hier. Bitte warte eine Minute und versuche es dann noch einmal.',
      },
      NETWORK: {
        title: 'Keine Verbindung',
        description:
          'Wir haben vom Server keine Antwort bekommen. Versuche es gleich noch einmal; wirksam wird es nur einmal.',
      },
      NETWORK_BACK: {
        title: 'Die Verbindung ist wieder da',
        description: 'Deine Angaben stehen noch hier. Sende sie jetzt noch einmal.',
      },
      UNAVAILABLE: {
        title: 'Das ist gerade nicht möglich',
        description:
          'Der Fehler liegt bei uns. Versuche es gleich noch einmal; wirksam wird es nur einmal.',
      },
      UNKNOWN: {
        title: 'Das hat nicht geklappt',
        description: 'Deine Angaben stehen noch hier. Bitte versuche es noch einmal.',
      },
    },
    waited: 'Deine Angaben stehen noch hier. Du kannst es jetzt noch einmal versuchen.',
    wait_one:
      'Deine Angaben stehen noch hier. Bitte warte eine Sekunde und versuche es dann noch einmal.',
    wait_other:
      'Deine Angaben stehen noch hier. Bitte warte {{count}} Sekunden und versuche es dann noch einmal.',
  },
  common: {
    skipToContent: 'Zum Inhalt springen',
    mainMenu: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    loading: 'Wird geladen',
    homeLink: 'zur Startseite',
    breadcrumbs: { label: 'Du bist hier', home: 'Start' },
    language: {
      label: 'Sprache',
      de: 'Deutsch',
      en: 'English',
    },
    colorMode: {
      label: 'Darstellung',
      system: 'Wie das Gerät',
      light: 'Hell',
      dark: 'Dunkel',
    },
    menu: {
      howItWorks: 'So funktioniert es',
      offer: 'Angebot',
      costs: 'Kosten',
      partners: 'Partner',
      faq: 'Fragen',
      testimonials: 'Stimmen',
      search: 'Suche',
      login: 'Anmelden',
      register: 'Gründung starten',
      signUp: 'Registrieren',
      dashboard: 'Zur Übersicht',
    },
    app: {
      dashboard: 'Übersicht',
      foundation: 'Meine Gründung',
      discover: 'Entdecken',
      partners: 'Partner',
      templates: 'Vorlagen',
      marketplace: 'Marktplatz',
      academy: 'Akademie',
      personal: 'Persönlich',
      settings: 'Einstellungen',
      account: 'Konto',
      notices: 'Benachrichtigungen',
      unreadNotices_one: '{{count}} neue Benachrichtigung',
      unreadNotices_other: '{{count}} neue Benachrichtigungen',
      orders: 'Bestellungen',
      invoices: 'Rechnungen',
      inquiries: 'Anfragen',
      userMenu: 'Konto und Einstellungen',
      logout: 'Abmelden',
    },
    pager: { label: 'Seiten', newer: 'Neuere', older: 'Ältere' },
    again: 'Noch einmal versuchen',
    dialog: {
      cancel: 'Abbrechen',
      close: 'Schließen',
      discard: {
        question:
          'Was du hier geschrieben hast, ist noch nicht gesendet. Möchtest du es verwerfen?',
        keep: 'Weiterschreiben',
        confirm: 'Verwerfen',
      },
    },
    consent: {
      title: 'Dürfen wir mitzählen?',
      text: 'Mit deiner Einwilligung laden wir ein Werkzeug, das misst, welche Seiten gelesen werden. Ohne sie wird von Dritten nichts geladen. Ändern kannst du das jederzeit unten auf jeder Seite.',
      accepted: 'Zustimmen',
      rejected: 'Ablehnen',
    },
    footer: {
      claim: 'Gründen mit Linie. Anwaltlich begleitet, Schritt für Schritt.',
      topics: 'Themen',
      topicNames: {
        foundation: 'Gründung',
        ...namesIn(shortLegalFormNames, 'de'),
        holding: 'Holding',
        startup: 'Startup',
        corporations: 'Kapitalgesellschaften',
        legal: 'Recht',
      },
      offer: 'Angebot',
      services: 'Leistungen',
      calculator: 'Kosten berechnen',
      meeting: 'Strategiegespräch',
      payWhen: 'Was du wann zahlst',
      nameCheck: 'Namenscheck',
      becomePartner: 'Partner werden',
      community: 'Community',
      blog: 'Gründerblog',
      more: 'Wissen',
      feed: 'Blog als RSS-Feed',
      legal: 'Rechtliches',
      contact: 'Kontakt',
      imprint: 'Impressum',
      privacy: 'Datenschutz',
      terms: 'AGB',
      termsOfUse: 'Nutzungsbedingungen',
      withdrawal: 'Vertrag widerrufen',
      accessibility: 'Barrierefreiheit',
      checksums: 'Prüfsummen',
      newsletter: {
        title: 'Newsletter',
        email: 'Deine E-Mail-Adresse',
        submit: 'Bestellen',
        privacyBefore: 'Wie wir mit der Adresse umgehen, steht im',
        privacy: 'Datenschutz',
      },
      cookies: 'Cookies',
      sample: 'Vorführung mit Musterdaten. Unternehmen, Kanzlei und Anschriften sind erfunden.',
    },
  },
} as const;

declare module 'i18next' {
  interface ResourceNamespaceMap {
    errors: typeof shared.errors;
    toasts: typeof shared.toasts;
    line: typeof shared.line;
    forms: typeof shared.forms;
    common: typeof shared.common;
  }
}
