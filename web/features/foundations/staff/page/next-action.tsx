import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIdentity } from '../../../../desk/session/session.ts';
import type { CommandButton } from '../commands/command-button.ts';
import { nextButton } from '../commands/command-buttons.ts';
import type { Foundation } from '../types.ts';

/** What comes next, in the head that stays, where the other commands are below the page. */
export function NextAction({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffCommands']);
  const role = useIdentity()?.role;
  const [open, setOpen] = useState<CommandButton | null>(null);
  const next = role && nextButton(foundation, role);
  const Dialog = open?.Dialog;
  return (
    <>
      {next && (
        <Button
          variant="contained"
          onClick={() => setOpen(next)}
          sx={{ display: { lg: 'none' }, width: { xs: '100%', sm: 'auto' } }}
        >
          {t(`staffCommands:commandName.${next.command}`)}
        </Button>
      )}
      {Dialog && <Dialog foundation={foundation} onClose={() => setOpen(null)} />}
    </>
  );
}
