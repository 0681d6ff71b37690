import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NoteInput } from '../../commands/text-fields.tsx';
import { dialog } from '../commands/dialog.tsx';
import { Conflicts } from '../conflicts/conflicts.tsx';
import type { Foundation } from '../types.ts';

/** Whether the firm still has to answer, for everybody or for somebody who was stated since. */
export const isMandatePending = ({ mandate, participants }: Foundation): boolean =>
  mandate.state === 'pending' && participants.length > 0;

export const acceptMandate = dialog({
  command: 'accept-mandate',
  tone: 'primary',
  offered: isMandatePending,
  Fields({ foundation, words }) {
    return (
      <>
        <People foundation={foundation} />
        <Conflicts foundationId={foundation.id} />
        <NoteInput words={words} />
      </>
    );
  },
});

/** Everybody for whom the firm would act. */
export function People({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffCommands']);
  return (
    <div>
      <Typography variant="subtitle2" component="h3">
        {t('staffCommands:commands.accept-mandate.people')}
      </Typography>
      <ul>
        {foundation.participants.map(({ participantId, name }) => (
          <li key={participantId}>{name}</li>
        ))}
      </ul>
    </div>
  );
}
