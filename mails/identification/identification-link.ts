import { nameOf, participantIn } from '#domain/foundations/people/people.ts';
import { longDate } from '#domain/site/formats.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { findOpenLink } from '#modules/identification/links.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { withFragment } from '../addresses.ts';
import { defineMail, type Loaded, type MailDeps } from '../define-mail.ts';
import { unlinked } from '../unlinked.ts';

export interface LinkFacts {
  company: string;
  token: string;
  expiresAt: string;
}

async function loadLink(
  deps: MailDeps,
  { identificationLinkId: id }: { identificationLinkId: string },
): Promise<Loaded<LinkFacts, 'participant'> | null> {
  const link = await findOpenLink(deps.db, { id }, deps.now());
  if (!link) return null;
  const { state } = await readHistory(deps, link.foundationId);
  if (state.status === 'not-started' || !('coreData' in state)) return null;
  const participant = participantIn(state.people, link.participantId);
  const email = participant?.email;
  if (!participant || email === undefined) return null;
  return {
    facts: {
      company: unlinked(state.coreData.companyName),
      token: tokenOf(deps.linkSecret, id),
      expiresAt: link.expiresAt,
    },
    // Nobody knows the language of somebody without an account: the letter is in both.
    readers: { participant: () => ({ name: nameOf(participant), email, language: 'de' }) },
    // A copy would tell the team more than that details are being checked.
    filed: null,
  };
}

/** A link for one purpose, to somebody who takes part in a formation and has no account. */
export const identificationLink = defineMail({
  name: 'identification-link',
  to: 'participant',
  choice: 'none',
  load: loadLink,
  frame: ({ name, sender }) => ({
    greeting: `Hallo ${name ?? ''},`,
    reason: `Du bekommst diese E-Mail, weil jemand dich als beteiligt an einer Gründung bei ${sender} genannt hat.`,
  }),
  write({ company, token, expiresAt, address }) {
    const page = address('identification-link');
    return {
      subject: `Gründung der ${company}: Bitte bestätige deine Identität`,
      preview: 'Ein Link ohne Anmeldung, für dich allein',
      heading: 'Bitte bestätige deine Identität',
      paragraphs: [
        `an der Gründung der ${company} bist du als Gesellschafterin, Gesellschafter oder in der Geschäftsführung beteiligt. Das Geldwäschegesetz verlangt, dass alle Beteiligten sich ausweisen, bevor Unterlagen entworfen werden.`,
        'Die Schaltfläche unten führt auf eine Seite, von der aus du zu einem Anbieter gehst, der deine Identität bestätigt. Du brauchst dafür kein Konto. Stattdessen kannst du auch persönlich mit deinem Ausweis zu uns kommen.',
      ],
      after: [
        `Der Link gilt einmal und bis zum ${longDate(expiresAt, 'de')}. Bitte gib ihn nicht weiter.`,
        'Du weißt von dieser Gründung nichts? Dann tu nichts weiter und schreib uns; auf diese E-Mail kannst du antworten.',
      ],
      button: { label: 'Identität bestätigen', url: withFragment(page, token) },
      english: [
        `You take part in the formation of ${company} as a shareholder or managing director. The German Money Laundering Act asks everybody who takes part to prove their identity before documents are drafted.`,
        `The button above leads to a provider that confirms who you are; you do not need an account. The link works once, until ${longDate(expiresAt, 'en')}. You can also come to us in person with your identity document. If you know nothing about this company, do nothing and write to us.`,
      ],
    };
  },
});
