import type { rootTexts as german } from './root-texts.de.ts';
import type { Same } from './same.ts';

export const rootTexts: Same<typeof german> = {
  errors: {
    notFound: {
      title: 'Page not found',
      description:
        'There is nothing at this address, or nothing any more. Perhaps a character got lost on the way. Your formation is not affected.',
    },
    forbidden: {
      title: 'This page is not open to you',
      description:
        'It belongs to another account, or the address is not right. Nothing has been changed.',
    },
    unavailable: {
      title: 'Not available right now',
      description:
        'A part of the system does not answer at the moment. Everything you saved is safe. Please reload the page in a minute.',
    },
    general: {
      title: 'Something went wrong here',
      description:
        'The fault is ours. Everything you saved is safe. Please reload the page; if it happens again, give us a call.',
    },
    goHome: 'Go back home',
    reload: 'Reload the page',
  },
  toasts: {
    notifications: 'Notifications',
    close: 'Close notification',
  },
};
