import { useTranslation } from 'react-i18next';
import type { CommandForm } from '../commands/command.ts';
import { Question } from '../commands/station.tsx';
import { useFoundationPage } from '../page-context.tsx';
import { usePerson } from './person-context.ts';

export const inviteParticipant: CommandForm = { Form: InviteParticipant, places: ['person'] };

/** Sends the invitation, or sends it again once the last one is answered or over. */
function InviteParticipant() {
  const { t } = useTranslation(['foundations']);
  const { lead } = useFoundationPage().foundation;
  const { participantId, name, email, joined, invited, invitedAt } = usePerson();
  if (joined || invited || email === undefined || participantId === lead.participantId) return null;
  const words = t('foundations:people.invite');
  return (
    <Question
      form={{ command: 'invite-participant', ask: `invite-${participantId}` }}
      words={{
        ...words,
        open: invitedAt ? words.again : words.open,
        title: t('foundations:people.invite.title', { name }),
        text: t('foundations:people.invite.text', { name, email }),
        button: small,
      }}
    >
      <input type="hidden" name="participantId" value={participantId} />
    </Question>
  );
}

const small = { size: 'small', variant: 'text' } as const;
