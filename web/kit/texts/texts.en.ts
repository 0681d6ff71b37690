import { shortLegalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
import { stationNames } from '#domain/site/stations.ts';
import { rootTexts } from './root-texts.en.ts';
import type { Same } from './same.ts';
import type { shared as german } from './texts.de.ts';

export const shared: Same<typeof german> = {
  ...rootTexts,
  line: {
    label: 'The seven stations',
    stations: stationNames.en,
    looks: {
      done: 'done',
      current: 'you are here',
      ahead: 'still to come',
      off: 'will not come',
      skipped: 'skipped',
    },
  },
  forms: {
    choose: 'Please choose',
    password: { show: 'Show password', hide: 'Hide password' },
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
      NOT_PRINTABLE:
        'We cannot print these characters on the invoice. Please use Latin, Greek or Cyrillic letters, such as those in your passport.',
      TOO_LONG: 'This is too long.',
      INVALID: 'This entry is not valid.',
    },
    refusal: {
      MISSING: {
        title: 'Please fill in all required fields',
        description: 'Anything missing or incorrect is marked. Nothing has been sent.',
      },
      INVALID_PAYLOAD: {
        title: 'Please check your entries',
        description: 'Anything incorrect is marked. Nothing has been sent.',
      },
      NOT_ALLOWED_NOW: {
        title: 'That is no longer possible',
        description: 'The page now shows where things are.',
      },
      CHANGED_MEANWHILE: {
        title: 'Something has changed since you opened this page',
        description: 'Nothing was sent; please look at what is new and then decide again.',
      },
      UNPROCESSABLE_CONTENT: {
        title: 'Your first attempt is still on its way',
        description: 'Wait a moment; if nothing new appears, send it again.',
      },
      FORM_EXPIRED: {
        title: 'This page has been open for a very long time',
        description: 'Your entries are still here. Please look them over and send them again.',
      },
      CONTENT_TOO_LARGE: {
        title: 'This is too large',
        description: 'Nothing has been sent. Please shorten it and send it again.',
      },
      NOT_FOUND: {
        title: 'This no longer exists',
        description: 'Nothing has been sent. Reload the page to see where things are.',
      },
      FORBIDDEN: {
        title: 'You do not have permission to do that',
        description: 'Log in again if need be.',
      },
      LOGGED_OUT: {
        title: 'You have been logged out',
        description: 'Your entries are still here. Log in again, then send them once more.',
      },
      TOO_MANY: {
        title: 'Too many attempts',
        description: 'Your entries are still here. Please wait a minute, then try again.',
      },
      NETWORK: {
        title: 'No connection',
        description:
          'We got no answer from the server. Please try again in a moment; it will only take effect once.',
      },
      NETWORK_BACK: {
        title: 'You are connected again',
        description: 'Your entries are still here. Send them again now.',
      },
      UNAVAILABLE: {
        title: 'This is not possible at the moment',
        description:
          'The fault is ours. Please try again in a moment; it will only take effect once.',
      },
      UNKNOWN: {
        title: 'That did not work',
        description: 'Your entries are still here. Please try again.',
      },
    },
    waited: 'Your entries are still here. You can try again now.',
    wait_one: 'Your entries are still here. Please wait a second, then try again.',
    wait_other: 'Your entries are still here. Please wait {{count}} seconds, then try again.',
  },
  common: {
    skipToContent: 'Skip to content',
    mainMenu: 'Main menu',
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    loading: 'Loading',
    homeLink: 'to the home page',
    breadcrumbs: { label: 'You are here', home: 'Home' },
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
      signUp: 'Register',
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
      orders: 'Orders',
      invoices: 'Invoices',
      userMenu: 'Account and settings',
      logout: 'Log out',
    },
    pager: { label: 'Pages', newer: 'Newer', older: 'Older' },
    again: 'Try again',
    dialog: {
      cancel: 'Cancel',
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
        ...namesIn(shortLegalFormNames, 'en'),
        holding: 'Holding company',
        startup: 'Startup',
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
      checksums: 'Checksums',
      newsletter: {
        title: 'Newsletter',
        email: 'Your email address',
        submit: 'Subscribe',
        privacyBefore: 'How we handle the address:',
        privacy: 'privacy',
      },
      cookies: 'Cookies',
      sample: 'Demonstration with sample data. Companies, law firm and addresses are fictitious.',
    },
  },
};
