import { stationNames } from '#domain/site/stations.ts';
import { rootTexts } from './root-texts.en.ts';
import type { Same } from './same.ts';
import type { shared as german } from './texts.de.ts';

export const shared: Same<typeof german> = {
  ...rootTexts,
  line: {
    label: 'The seven stations',
    stations: stationNames.en,
    looks: { done: 'done', current: 'you are here', ahead: 'still to come' },
  },
  forms: {
    requiredNote: 'Fields marked * are required.',
    trap: 'Please leave empty',
    problems: {
      REQUIRED: 'Please fill this in.',
      NOT_CHOSEN: 'Please choose one.',
      NOT_ACCEPTED: 'Please agree.',
      NOT_AN_EMAIL: 'This is not an email address. Please check whether something is missing.',
      NOT_A_PHONE: 'Please enter a phone number, such as 0221 123456 or +49 221 123456.',
      NOT_A_WEBSITE: 'Please enter an address, such as www.example.com.',
      NOT_TEXT: 'This contains characters that cannot be stored.',
      TOO_LONG: 'This is too long.',
      INVALID: 'This entry is not valid.',
    },
    notices: {
      missing: {
        title: 'Please fill in all required fields',
        description: 'What is missing or does not fit is listed here and marked below.',
      },
      taken: {
        title: 'This time has been taken meanwhile',
        description:
          'Nothing was booked; what you entered is still here. Please choose another time.',
      },
      tooMany: {
        title: 'Those were too many attempts',
        description:
          'Nothing has been sent, and your entries are still here. Please try again in a minute.',
      },
      expired: {
        title: 'This page has been open for very long',
        description: 'Your entries are still here. Please look them over and send them again.',
      },
      failed: {
        title: 'Sending failed',
        description:
          'The fault is ours, and your entries are still here. Please try again in a moment.',
      },
    },
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
      search: 'Search',
      login: 'Log in',
      register: 'Start your company',
      dashboard: 'Dashboard',
    },
    app: {
      dashboard: 'Dashboard',
      foundation: 'My company',
      discover: 'Discover',
      partners: 'Partners',
      templates: 'Templates',
      marketplace: 'Marketplace',
      academy: 'Academy',
      personal: 'Personal',
      settings: 'Settings',
      account: 'Account',
      notices: 'Notifications',
      unreadNotices_one: '{{count}} new notification',
      unreadNotices_other: '{{count}} new notifications',
      invoices: 'Invoices',
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
    consent: {
      title: 'May we count visits?',
      text: 'With your consent we load a tool that measures which pages are read. Without it, nothing is loaded from third parties. You can change this at any time at the foot of every page.',
      accepted: 'Accept',
      rejected: 'Reject',
    },
    footer: {
      claim: 'A clear line to your company. With a lawyer beside you, step by step.',
      topics: 'Topics',
      topicNames: {
        foundation: 'Company formation',
        gmbh: 'GmbH',
        ug: 'UG',
        holding: 'Holding company',
        startup: 'Start-up',
        corporations: 'Limited companies',
        legal: 'Law',
      },
      offer: 'Our offer',
      services: 'Services',
      calculator: 'Work out your costs',
      meeting: 'Strategy meeting',
      becomePartner: 'Become a partner',
      community: 'Community',
      blog: 'Founder blog',
      more: 'Good to know',
      feed: 'Blog as an RSS feed',
      legal: 'Legal',
      contact: 'Contact',
      imprint: 'Imprint',
      privacy: 'Privacy',
      terms: 'Terms',
      termsOfUse: 'Terms of use',
      withdrawal: 'Withdraw from a contract',
      accessibility: 'Accessibility',
      newsletter: {
        title: 'Newsletter',
        email: 'Your email address',
        submit: 'Subscribe',
        privacyBefore: 'How we handle the address:',
        privacy: 'privacy',
      },
      cookies: 'Cookies',
      sample: 'Demonstration with sample data. Companies, law firm and addresses are invented.',
    },
  },
};
