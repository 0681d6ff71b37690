import { ERASED } from '#domain/erased.ts';
import { participantKey } from '#domain/erasures/classes.ts';
import { nameOf, participantIn } from '#domain/foundations/people/people.ts';
import { longDate } from '#domain/site/formats.ts';
import type { Operator } from '#domain/site/operator.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import {
  accountOfAddress,
  activeReader,
  holderOfAccount,
} from '#modules/accounts/directory/people.ts';
import { findOpenInvitation, isSuppressed } from '#modules/participants/invitations.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { withFragment } from '../../addresses.ts';
import { defineMail, type Frame, type Loaded, type MailDeps } from '../../define-mail.ts';
import { greet } from '../../greeting.ts';
import { unlinked } from '../../unlinked.ts';
import { companyOf } from '../load-foundation.ts';

export interface InvitationFacts {
  company: string | null;
  /** Name of the member who invites. */
  inviter: string | null;
  expiresAt: string;
  token: string;
}

export interface InvitationIds {
  invitationId: string;
}

/** The invited person as they are in the formation now; nobody where the invitation is over or unwanted. */
async function loadInvitation(
  deps: MailDeps,
  { invitationId }: InvitationIds,
): Promise<Loaded<InvitationFacts, 'invited'> | null> {
  const { db, linkSecret, now } = deps;
  const invitation = await findOpenInvitation(db, { id: invitationId }, now());
  if (!invitation) return null;
  const { foundationId, participantId, expiresAt } = invitation;
  const { state, events } = await readHistory(deps, foundationId);
  if (state.status === 'not-started') return null;
  const { people, founderId } = state;
  const invited = participantIn(people, participantId);
  const email = invited?.email;
  const lead = await holderOfAccount(db, founderId);
  if (!invited?.invited || !email || email === ERASED || !lead) return null;
  if (await isSuppressed(db, linkSecret, email)) return null;
  const account = await accountOfAddress(db, email);
  const known = account && (await activeReader(db, account));
  const name = invited.kind === 'natural' ? invited.firstName : nameOf(invited);
  const language = known ? known.language : lead.language;
  return {
    facts: {
      company: companyOf(events),
      inviter: lead.fullName && unlinked(lead.fullName),
      expiresAt,
      token: tokenOf(linkSecret, invitationId),
    },
    readers: {
      invited: () => ({
        person: participantKey(foundationId, participantId),
        name: unlinked(name),
        email,
        language,
      }),
    },
    filed: { subject: 'case', foundationId, accountId: founderId, persons: [founderId] },
  };
}

/** Who is told by the founder, and not by the person, has to know this (Art. 14 GDPR). */
const notice = {
  de: ({ operator, address }: NoticeOf) => [
    `Verantwortlich ist ${operator.name}, ${operator.street}, ${operator.postalCode} ${operator.city}, ${operator.email}. ` +
      'Deinen Namen, diese Adresse und deine Rolle in der Gesellschaft (Anteil, Geschäftsführung) haben wir von der ' +
      'Person, die dich eingeladen hat.',
    'Wir verwenden sie, um dich einzuladen und um die Gründung vorzubereiten, an der du beteiligt sein sollst (Art. 6 ' +
      `Abs. 1 Buchst. b und f DSGVO). Wer die Gründung begonnen hat, unser Team und die Kanzlei ${operator.lawFirm.name} ` +
      'sehen sie; später stehen Name, Geburtsdatum, Anschrift und Anteil aller Beteiligten in der Urkunde.',
    'Nimmst du nicht an, endet die Einladung nach 30 Tagen. Wer als beteiligt angegeben ist, entscheidet die Person, ' +
      'die die Gründung begonnen hat; diese Angabe bleibt so lange wie die Gründung.',
    'Du kannst Auskunft, Berichtigung, Löschung oder Einschränkung verlangen, widersprechen und dich bei einer ' +
      `Aufsichtsbehörde beschweren. Alles Weitere steht hier: ${address('privacy')}`,
  ],
  en: ({ operator, address }: NoticeOf) => [
    `The controller is ${operator.name}, ${operator.street}, ${operator.postalCode} ${operator.city}, ${operator.email}. ` +
      'We have your name, this address and your role in the company (share, management) from the person who ' +
      'invited you.',
    'We use them to invite you and to prepare the formation in which you are meant to take part (Art. 6 (1) (b) and ' +
      `(f) GDPR). The person who began the formation, our team and the law firm ${operator.lawFirm.name} see them; later, ` +
      'name, date of birth, address and share of everybody who takes part are in the deed.',
    'If you do not accept, the invitation ends after 30 days. Who is named as a participant is decided by the person ' +
      'who began the formation; this is kept as long as the formation.',
    'You can ask for access, rectification, erasure or restriction, object, and complain to a supervisory authority. ' +
      `Everything else is here: ${address('privacy')}`,
  ],
};
interface NoticeOf extends Pick<Frame, 'address'> {
  operator: Operator;
}

export const participantInvited = defineMail({
  name: 'participant-invited',
  to: 'invited',
  choice: 'none',
  load: loadInvitation,
  frame: (context) => ({
    greeting: greet(context),
    reason: {
      de: `Du bekommst diese E-Mail, weil ${context.inviter ?? 'jemand'} dich als beteiligt an einer Gründung genannt hat.`,
      en: `You are receiving this because ${context.inviter ?? 'someone'} named you as taking part in a company formation.`,
    }[context.language],
  }),
  write(context) {
    const { language, company, inviter, expiresAt, token, address, sender } = context;
    const url = withFragment(address('invitation'), token);
    const day = longDate(expiresAt, language);
    return {
      station: 1,
      de: {
        subject: company
          ? `${inviter ?? 'Jemand'} lädt dich ein: Gründung der ${company}`
          : `${inviter ?? 'Jemand'} lädt dich zu einer Gründung ein`,
        preview: 'Was du siehst, wenn du annimmst, und was nicht',
        heading: 'Einladung zu einer Gründung',
        paragraphs: [
          `${inviter ?? 'jemand'} gründet mit ${sender} ${company ? `die ${company}` : 'eine Gesellschaft'} und hat dich als ` +
            'beteiligt angegeben.',
          'Wenn du annimmst, machst du deine eigenen Angaben selbst, siehst den Stand der Gründung und liest die Entwürfe, ' +
            'bevor jemand unterschreibt. Bestellen, bezahlen oder abbrechen kannst du dort nichts.',
        ],
        after: [
          `Die Einladung gilt bis ${day}. Kennst du die Person nicht, sag es auf derselben Seite; dann schreiben wir dir ` +
            'nicht mehr.',
        ],
        button: { label: 'Einladung ansehen', url },
        sections: [{ title: 'Woher wir deine Daten haben', paragraphs: notice.de(context) }],
      },
      en: {
        subject: company
          ? `${inviter ?? 'Someone'} invites you: formation of ${company}`
          : `${inviter ?? 'Someone'} invites you to a company formation`,
        preview: 'What you see if you accept, and what you don’t',
        heading: 'Invitation to a company formation',
        paragraphs: [
          `${inviter ?? 'Someone'} is setting up ${company ?? 'a company'} with ${sender} and has named you as taking part.`,
          'If you accept, you state your own details yourself, see where the formation stands and read the drafts before ' +
            'anybody signs. You cannot order, pay for or cancel anything there.',
        ],
        after: [
          `The invitation is open until ${day}. If you don’t know this person, say so on the same page, and we will not ` +
            'write to you again.',
        ],
        button: { label: 'View the invitation', url },
        sections: [{ title: 'Where we have your data from', paragraphs: notice.en(context) }],
      },
    };
  },
});
