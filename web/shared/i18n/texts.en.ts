import { rootTexts } from './root-texts.en.ts';
import type { Same } from './same.ts';
import type { shared as german } from './texts.de.ts';

export const shared: Same<typeof german> = {
  ...rootTexts,
  line: {
    label: 'The seven stations',
    stations: ['Details', 'Consultation', 'Documents', 'Review', 'Notary', 'Bank', 'Register'],
    looks: { done: 'done', current: 'you are here', ahead: 'still to come' },
  },
  common: {
    skipToContent: 'Skip to content',
    mainMenu: 'Main menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    homeLink: 'to the home page',
    language: {
      label: 'Language',
      de: 'Deutsch',
      en: 'English',
    },
    colorMode: {
      label: 'Appearance',
      system: 'Same as device',
      light: 'Light',
      dark: 'Dark',
    },
    menu: {
      howItWorks: 'How it works',
      offer: 'Our offer',
      costs: 'Costs',
      partners: 'Partners',
      faq: 'FAQ',
      testimonials: 'Testimonials',
      login: 'Log in',
      register: 'Start your company',
      dashboard: 'Dashboard',
    },
    app: {
      dashboard: 'Dashboard',
      foundation: 'My company',
      discover: 'Discover',
      personal: 'Personal',
      account: 'Account',
      userMenu: 'Account and settings',
      logout: 'Log out',
    },
    dialog: {
      close: 'Close',
      discard: {
        question: 'What you have written here has not been sent yet. Discard it?',
        keep: 'Keep writing',
        confirm: 'Discard',
      },
    },
    footer: {
      claim: 'A clear line to your company. With a lawyer beside you, step by step.',
      foundation: 'Company formation',
      knowledge: 'Good to know',
      legal: 'Legal',
      gmbh: 'GmbH',
      ug: 'UG',
      steps: 'The seven steps',
      comparison: 'UG or GmbH',
      contact: 'Contact',
      imprint: 'Imprint',
      privacy: 'Privacy',
      terms: 'Terms',
      termsOfUse: 'Terms of use',
      sample: 'Demonstration with sample data. Companies, law firm and addresses are invented.',
    },
  },
};
