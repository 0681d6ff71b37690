import type { rootTexts as german } from './root-texts.de.ts';
import type { Same } from './same.ts';

export const rootTexts: Same<typeof german> = {
  errors: {
    notFound: {
      title: 'Page not found',
      description:
        'There is nothing at this address, or nothing any more. Perhaps a character was lost on the way. Your company formation is not affected.',
    },
    forbidden: {
      title: 'You don’t have access to this page',
      description:
        'It belongs to another account, or the address is not right. Nothing has been changed.',
    },
    unavailable: {
      title: 'Not available right now',
      description:
        'Part of the system is not responding at the moment. Everything you saved is safe. Please reload the page in a minute.',
    },
    general: {
      title: 'Something went wrong here',
      description:
        'The fault is ours. Everything you saved is safe. Please reload the page; if it happens again, please get in touch.',
    },
    goHome: 'Go back home',
    goToDashboard: 'To the overview',
    reload: 'Reload the page',
  },
  toasts: {
    notifications: 'Notifications',
    close: 'Close notification',
  },
};
