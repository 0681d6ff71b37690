import { rootTexts } from './root-texts.de.ts';

/** Texts that every page needs. */
export const shared = {
  ...rootTexts,
  line: {
    label: 'Die sieben Stationen',
    stations: ['Daten', 'Gespräch', 'Unterlagen', 'Prüfung', 'Notar', 'Bank', 'Register'],
    looks: { done: 'erledigt', current: 'hier stehst du', ahead: 'kommt noch' },
  },
  common: {
    skipToContent: 'Zum Inhalt springen',
    mainMenu: 'Hauptmenü',
    openMenu: 'Menü öffnen',
    closeMenu: 'Menü schließen',
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
      login: 'Anmelden',
      register: 'Gründung starten',
      dashboard: 'Zur Übersicht',
    },
    app: {
      dashboard: 'Übersicht',
      foundation: 'Meine Gründung',
      discover: 'Entdecken',
      personal: 'Persönlich',
      account: 'Konto',
      userMenu: 'Konto und Einstellungen',
      logout: 'Abmelden',
    },
    dialog: {
      close: 'Schließen',
      discard: {
        question: 'Was du hier geschrieben hast, ist noch nicht gesendet. Soll es weg?',
        keep: 'Weiter schreiben',
        confirm: 'Verwerfen',
      },
    },
    footer: {
      claim: 'Gründen mit Linie. Anwaltlich begleitet, Schritt für Schritt.',
      foundation: 'Gründung',
      knowledge: 'Wissen',
      legal: 'Rechtliches',
      gmbh: 'GmbH',
      ug: 'UG',
      steps: 'Die sieben Schritte',
      comparison: 'UG oder GmbH',
      contact: 'Kontakt',
      imprint: 'Impressum',
      privacy: 'Datenschutz',
      terms: 'AGB',
      termsOfUse: 'Nutzungsbedingungen',
      sample: 'Vorführung mit Musterdaten. Unternehmen, Kanzlei und Anschriften sind erfunden.',
    },
  },
};
