import { defineMail } from '../define-mail.ts';
import { toOwner } from './load-account.ts';

/** Goes to the owner of an address when someone else tries to register with it. */
export const accountExists = defineMail({
  name: 'account-exists',
  ...toOwner,
  write({ address, sender }) {
    const forgot = address('password-forgotten');
    return {
      de: {
        subject: `Du hast schon ein Konto bei ${sender}`,
        preview: 'Jemand hat sich mit deiner Adresse registriert',
        heading: 'Du hast schon ein Konto',
        paragraphs: [
          'jemand, vermutlich du, hat sich gerade mit dieser Adresse registriert. Dein Konto gibt es ' +
            'schon, und es ist unverändert: Du kannst dich anmelden wie bisher.',
          `Hast du dein Passwort vergessen, leg ein neues fest: ${forgot}`,
        ],
        button: { label: 'Anmelden', url: address('login') },
        after: ['Warst du das nicht, brauchst du nichts zu tun. Niemand hat Zugang bekommen.'],
      },
      en: {
        subject: `You already have an account with ${sender}`,
        preview: 'Someone registered with your address',
        heading: 'You already have an account',
        paragraphs: [
          'Someone, probably you, has just registered with this address. You already have an account, ' +
            'and it is unchanged: you can log in as before.',
          `If you have forgotten your password, set a new one: ${forgot}`,
        ],
        button: { label: 'Log in', url: address('login') },
        after: ['If it was not you, there is nothing you need to do. Nobody has gained access.'],
      },
    };
  },
});
