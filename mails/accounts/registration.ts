import type { Locale } from '#domain/site/paths.ts';
import type { Invitation } from '#modules/accounts/registration/invitations.ts';
import { withFragment } from '../addresses.ts';
import { defineMail } from '../define-mail.ts';
import { linkIsClosed, loadAccountWithLink, loadInvitation, toOwner } from './load-account.ts';

export const verifyEmail = defineMail({
  name: 'verify-email',
  ...toOwner,
  load: loadAccountWithLink,
  outdated: linkIsClosed,
  write({ address, sender, token }) {
    const url = withFragment(`${address('verify')}?mailed`, token);
    return {
      de: {
        subject: `Bitte bestätige deine E-Mail-Adresse bei ${sender}`,
        preview: 'Danach kannst du dich anmelden',
        heading: 'Bitte bestätige deine E-Mail-Adresse',
        paragraphs: [
          'danke für deine Registrierung. Ein Schritt fehlt noch: Bestätige, dass diese Adresse dir ' +
            'gehört. Danach kannst du dich anmelden. Der Link ist sieben Tage gültig.',
        ],
        button: { label: 'Adresse bestätigen', url },
        after: [
          'Hast du dich nicht gerade selbst registriert, öffne den Link bitte nicht: Mit ihm gilt das ' +
            'Passwort, das bei dieser Registrierung gewählt wurde.',
        ],
      },
      en: {
        subject: `Please confirm your email address for ${sender}`,
        preview: 'Then you can log in',
        heading: 'Please confirm your email address',
        paragraphs: [
          'Thank you for registering. One more step: confirm that this address is yours. ' +
            'Then you can log in. The link is valid for seven days.',
        ],
        button: { label: 'Confirm the address', url },
        after: [
          'If you have not just registered, please do not use the link: it puts the password into ' +
            'effect that was chosen in this registration.',
        ],
      },
    };
  },
});

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

export const acceptInvite = defineMail({
  name: 'accept-invite',
  ...toOwner,
  load: loadInvitation,
  outdated: linkIsClosed,
  write(context) {
    const { address, sender, token, inviter, operator, language } = context;
    const url = withFragment(address('invite'), token);
    const role = roles[language][context.role];
    return {
      de: {
        subject: `Deine Einladung zu ${sender}`,
        preview: inviter ? `${inviter} lädt dich ein` : 'Leg ein Passwort fest und nimm sie an',
        heading: `Du bist zu ${sender} eingeladen`,
        paragraphs: [
          `${inviter ?? 'die Verwaltung'} hat bei ${sender} ein Konto für dich vorbereitet, ${role}. ` +
            `${sender} wird von der ${operator.name}, ${operator.city}, betrieben.`,
          'Leg ein Passwort fest, dann gehört es dir. Der Link ist sieben Tage gültig.',
        ],
        button: { label: 'Einladung annehmen', url },
        after: ['Weißt du nicht, worum es geht, brauchst du nichts zu tun.'],
      },
      en: {
        subject: `Your invitation to ${sender}`,
        preview: inviter ? `${inviter} invites you` : 'Set a password to accept it',
        heading: `You are invited to ${sender}`,
        paragraphs: [
          `${inviter ?? 'The administration'} has prepared an account with ${sender} for you, ${role}. ` +
            `${sender} is run by ${operator.name}, ${operator.city}.`,
          'Set a password and it is yours. The link is valid for seven days.',
        ],
        button: { label: 'Accept the invitation', url },
        after: ['If you do not know what this is about, you can ignore this email.'],
      },
    };
  },
});

const roles: Record<Locale, Record<Invitation['role'], string>> = {
  de: {
    member: 'als Mitglied',
    staff: 'für die Sachbearbeitung',
    lawyer: 'für die Arbeit der Kanzlei',
    admin: 'für die Verwaltung',
  },
  en: {
    member: 'as a member',
    staff: 'as one of its staff',
    lawyer: 'as a lawyer of the law firm',
    admin: 'as an administrator',
  },
};

/** Whoever registers an address must not renew an invitation for it: that takes an admin. */
export const invitationExpired = defineMail({
  name: 'invitation-expired',
  ...toOwner,
  write: ({ address, sender }) => ({
    de: {
      subject: `Deine Einladung zu ${sender} ist abgelaufen`,
      preview: 'Bitte lass dir eine neue schicken',
      heading: 'Deine Einladung ist abgelaufen',
      paragraphs: [
        'jemand, vermutlich du, hat sich gerade mit dieser Adresse registriert. Für sie gibt es eine ' +
          'Einladung, die abgelaufen ist. Bitte lass dir von der Person, die dich eingeladen hat, eine neue schicken.',
      ],
      button: { label: 'Zur Startseite', url: address('home') },
      after: ['Warst du das nicht, brauchst du nichts zu tun. Niemand hat Zugang bekommen.'],
    },
    en: {
      subject: `Your invitation to ${sender} has expired`,
      preview: 'Please ask for a new one',
      heading: 'Your invitation has expired',
      paragraphs: [
        'Someone, probably you, has just registered with this address. There is an invitation for it ' +
          'that has expired. Please ask the person who invited you for a new one.',
      ],
      button: { label: 'To the home page', url: address('home') },
      after: ['If it was not you, there is nothing you need to do. Nobody has gained access.'],
    },
  }),
});
