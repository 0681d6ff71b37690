import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type ReactNode, useId } from 'react';
import { SchemaForm } from '../../../shared/forms/schema-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import type { ErrorText } from '../../shell/api/error-text.ts';
import { ErrorAlert } from '../../shell/forms/error-alert.tsx';
import { useProblemText } from '../../shell/forms/use-problem-text.ts';
import type { TeamCommand } from './command-button.ts';
import type { CommandForm } from './use-foundation-command.ts';

interface Props {
  command: TeamCommand;
  form: CommandForm;
  /** Why a file cannot be sent. */
  fileError?: ErrorText | undefined;
  /** For the texts, which are keyed by the command. */
  values?: Record<string, unknown>;
  destructive?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** Says what a command will do, asks for what it needs and stays open until it was accepted. */
export function CommandDialog(props: Props) {
  const { command, form, fileError, values, destructive, onClose, children } = props;
  const translate = useTranslate();
  const problemText = useProblemText();
  const id = useId();
  const error = form.refused?.text ?? fileError;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={form.sending ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      slotProps={{ paper: { sx: { borderRadius: '20px', m: { xs: 1.5, sm: 4 } } } }}
    >
      <SchemaForm form={form} problemText={problemText} starred>
        <DialogTitle id={`${id}-title`} variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
          {translate(`commands.${command}.title`, values)}
        </DialogTitle>
        <DialogContent sx={{ pb: 1 }}>
          <Typography id={`${id}-what`} color="textSecondary" sx={{ mb: children ? 3 : 1 }}>
            {translate(`commands.${command}.what`, values)}
          </Typography>
          {children}
          {error && <ErrorAlert text={error} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pt: 1, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onClose} disabled={form.sending}>
            {translate('commands.cancel')}
          </Button>
          <SubmitButton color={destructive ? 'error' : 'primary'} sx={{ whiteSpace: 'normal' }}>
            {translate(`commands.${command}.submit`)}
          </SubmitButton>
        </DialogActions>
      </SchemaForm>
    </Dialog>
  );
}
