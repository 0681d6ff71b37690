import type { Locale } from '#domain/site/paths.ts';
import type { Invitation } from '#modules/accounts/directory/invitation.ts';
import { withFragment } from '../addresses.ts';
import { defineMail } from '../define-mail.ts';
import { linkIsClosed, loadInvitation, toOwner } from './load-account.ts';

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
