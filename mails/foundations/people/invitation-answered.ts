import { nameOf } from '#domain/foundations/people/people.ts';
import type { Locale } from '#domain/site/paths.ts';
import { defineMail } from '../../define-mail.ts';
import { unlinked } from '../../unlinked.ts';
import { theCompany, toFounder } from '../foundation-frame.ts';
import type { FoundationContext } from '../load-foundation.ts';

type Answer = 'joined' | 'declined' | 'unknown' | 'ended';

function answerOf({ event }: FoundationContext): Answer | undefined {
  if (event.type === 'ParticipantJoined') return 'joined';
  if (event.type === 'InvitationEnded') return 'ended';
  if (event.type !== 'InvitationDeclined') return undefined;
  return event.data.unknown ? 'unknown' : 'declined';
}

/** Name of the person whom an event is about, as the list had it before or has it now. */
export function personIn({ event, current, history }: FoundationContext): string | undefined {
  const { participantId } = event.data as { participantId?: string };
  const lists = [current.state, history.state].map((state) =>
    state.status === 'not-started' ? [] : state.people.participants,
  );
  const found = lists.flat().find((each) => each.participantId === participantId);
  return found && unlinked(nameOf(found));
}

interface Words {
  subject: string;
  told: string;
  next: string;
}

const words: Record<Locale, Record<Answer, (who: string, company: string) => Words>> = {
  de: {
    joined: (who, company) => ({
      subject: `${who} ist dabei`,
      told: `${who} hat deine Einladung angenommen und sieht jetzt den Stand der Gründung für ${company}.`,
      next: 'Persönliche Angaben macht jede:r von euch selbst. Was noch fehlt, steht auf der Seite deiner Gründung.',
    }),
    declined: (who, company) => ({
      subject: `${who} hat die Einladung abgelehnt`,
      told: `${who} möchte an der Gründung für ${company} so nicht teilnehmen.`,
      next: 'Sprecht am besten miteinander. Danach kannst du die Liste der Beteiligten ändern oder noch einmal einladen.',
    }),
    unknown: (who, company) => ({
      subject: `Die Einladung an ${who} kam bei jemand anderem an`,
      told: `Unter der Adresse, die du für ${who} angegeben hast, kennt man dich und die Gründung für ${company} nicht.`,
      next: 'Bitte prüf die Adresse. An diese schreiben wir nicht noch einmal.',
    }),
    ended: (who, company) => ({
      subject: `Die Einladung an ${who} ist abgelaufen`,
      told: `${who} hat deine Einladung zur Gründung für ${company} 30 Tage lang nicht beantwortet.`,
      next: 'Wer beteiligt ist, bleibt angegeben. Du kannst noch einmal einladen oder die Angaben selbst machen.',
    }),
  },
  en: {
    joined: (who, company) => ({
      subject: `${who} has joined`,
      told: `${who} has accepted your invitation and now sees where the formation of ${company} stands.`,
      next: 'Each of you states their own personal details. What is still missing is on your company’s page.',
    }),
    declined: (who, company) => ({
      subject: `${who} has declined the invitation`,
      told: `${who} does not want to take part in the formation of ${company} like this.`,
      next: 'It is best to discuss this with each other. Then you can change the list of participants or invite again.',
    }),
    unknown: (who, company) => ({
      subject: `The invitation to ${who} reached somebody else`,
      told: `At the address you gave for ${who}, nobody knows you or the formation of ${company}.`,
      next: 'Please check the address. We will not write to this one again.',
    }),
    ended: (who, company) => ({
      subject: `The invitation to ${who} has expired`,
      told: `${who} has not answered your invitation to the formation of ${company} for 30 days.`,
      next: 'The person stays on the list. You can invite again or state the details yourself.',
    }),
  },
};

/** What became of an invitation, for the member who sent it. */
export const invitationAnswered = defineMail({
  name: 'invitation-answered',
  ...toFounder,
  choice: (facts) => (facts.event.type === 'ParticipantJoined' ? 'progress' : 'turn'),
  write(context) {
    const { language } = context;
    const answer = answerOf(context);
    const who = personIn(context);
    if (!answer || who === undefined) return null;
    const { subject, told, next } = words[language][answer](who, theCompany(context));
    return { station: 1, subject, preview: next, paragraphs: [told], after: [next] };
  },
});
