import { stationNames } from '#domain/site/stations.ts';
import { rootTexts } from './root-texts.de.ts';

/** Texts that every page needs. */
export const shared = {
  ...rootTexts,
  line: {
    label: 'Die sieben Stationen',
    stations: stationNames.de,
    looks: { done: 'erledigt', current: 'hier stehst du', ahead: 'kommt noch' },
  },
  forms: {
    requiredNote: 'Felder mit * sind Pflichtfelder.',
    trap: 'Bitte leer lassen',
    problems: {
      REQUIRED: 'Bitte ausfüllen.',
      NOT_CHOSEN: 'Bitte wähle etwas aus.',
      NOT_ACCEPTED: 'Bitte stimme zu.',
      NOT_AN_EMAIL: 'Das ist keine E-Mail-Adresse. Bitte prüfe, ob etwas fehlt.',
      NOT_A_PHONE: 'Bitte gib eine Telefonnummer an, etwa 0221 123456 oder +49 221 123456.',
      NOT_A_WEBSITE: 'Bitte gib eine Adresse an, etwa www.muster.de.',
      NOT_TEXT: 'Hier sind Zeichen enthalten, die sich nicht speichern lassen.',
      TOO_LONG: 'Das ist zu lang.',
      INVALID: 'Diese Angabe passt so nicht.',
    },
    notices: {
      missing: {
        title: 'Bitte alle Pflichtfelder ausfüllen',
        description: 'Was fehlt oder nicht passt, steht hier und ist unten markiert.',
      },
      taken: {
        title: 'Dieser Termin ist inzwischen vergeben',
        description:
          'Es wurde nichts gebucht; deine Angaben stehen noch hier. Bitte wähle eine andere Zeit.',
      },
      tooMany: {
        title: 'Das waren zu viele Versuche',
        description:
          'Es wurde nichts gesendet; deine Angaben stehen noch hier. Bitte versuche es in einer Minute noch einmal.',
      },
      expired: {
        title: 'Diese Seite war sehr lange offen',
        description:
          'Deine Angaben stehen noch hier. Bitte sieh sie durch und sende sie noch einmal.',
      },
      failed: {
        title: 'Senden fehlgeschlagen',
        description:
          'Der Fehler liegt bei uns; deine Angaben stehen noch hier. Bitte versuche es gleich noch einmal.',
      },
    },
  },
  common: {
    skipToContent: 'Zum Inhalt springen',
    mainMenu: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
    loading: 'Wird geladen',
    homeLink: 'zur Startseite',
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
      userMenu: 'Konto und Einstellungen',
      logout: 'Abmelden',
    },
    dialog: {
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
        gmbh: 'GmbH',
        ug: 'UG',
        holding: 'Holding',
        startup: 'Start-up',
        corporations: 'Kapitalgesellschaften',
        legal: 'Recht',
      },
      offer: 'Angebot',
      services: 'Leistungen',
      calculator: 'Kosten berechnen',
      meeting: 'Strategiegespräch',
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
