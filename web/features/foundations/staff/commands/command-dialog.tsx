import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '../../../../kit/forms/rules.ts';
import { SchemaForm } from '../../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import type { ErrorText } from '../../../../shared/staff/error-text.ts';
import { ErrorAlert } from '../../../../shared/staff/forms/error-alert.tsx';
import { useProblemText } from '../../../../shared/staff/forms/use-problem-text.ts';
import { useUnsavedGuard } from '../../../../shared/staff/forms/use-unsaved-guard.tsx';
import { useIdentity } from '../../../../shared/staff/session/session.ts';
import { Conflict } from './conflict.tsx';
import { isAllowed } from './is-allowed.ts';
import type { TeamCommand } from './shortcuts.ts';
import type { CommandForm } from './use-foundation-command.ts';

interface Props {
  command: TeamCommand;
  form: CommandForm;
  /** Why a file cannot be sent. */
  fileError?: ErrorText | undefined;
  /** A chosen file, which would be lost like anything typed. */
  hasFile?: boolean;
  /** What the command will do. */
  what: string;
  destructive?: boolean;
  onClose: () => void;
  children?: ReactNode;
}

/** Says what a command will do, asks for what it needs and stays open until it was accepted. */
export function CommandDialog(props: Props) {
  const { command, form, fileError, hasFile = false, what, destructive, onClose } = props;
  const { children } = props;
  const { t } = useTranslation(['staffCommands']);
  const problemText = useProblemText();
  const id = useId();
  const hasUnsaved = () => hasFile || isTyped(form);
  const { close, question } = useUnsavedGuard({ hasUnsaved, onClose });
  const focusFirstField = useFocus(form);
  const role = useIdentity()?.role;
  const changes = form.refused?.conflict;
  const isOver = changes !== undefined && (!role || !isAllowed(command, form.shown, role));
  const error = changes ? fileError : (form.refused?.text ?? fileError);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={form.sending ? undefined : close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      slotProps={{
        paper: { sx: { borderRadius: '20px', m: { xs: 1.5, sm: 4 } } },
        transition: { onEntered: focusFirstField },
      }}
    >
      <SchemaForm form={form} problemText={problemText} starred>
        <DialogTitle id={`${id}-title`} variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
          {t(`staffCommands:commands.${command}.title`)}
        </DialogTitle>
        <DialogContent sx={{ pb: 1 }}>
          <Typography id={`${id}-what`} color="textSecondary" sx={{ mb: children ? 3 : 1 }}>
            {what}
          </Typography>
          {/* What is being sent stays as it is until there is an answer. */}
          <Box inert={form.sending} sx={{ opacity: form.sending ? 0.6 : 1 }}>
            {children}
          </Box>
          {changes && <Conflict changes={changes} canGoOn={!isOver} />}
          {error && <ErrorAlert text={error} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pt: 1, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close} disabled={form.sending}>
            {t(isOver ? 'staffCommands:conflict.close' : 'staffCommands:commands.cancel')}
          </Button>
          {!isOver && (
            <SubmitButton color={destructive ? 'error' : 'primary'} sx={{ whiteSpace: 'normal' }}>
              {t(`staffCommands:commands.${command}.submit`)}
            </SubmitButton>
          )}
        </DialogActions>
      </SchemaForm>
      {question}
    </Dialog>
  );
}

/** Whether a field holds something else than at first. */
function isTyped({ element, initial }: CommandForm): boolean {
  if (!element.current) return false;
  const fields = Object.entries(fieldsOf(new FormData(element.current)));
  return fields.some(([name, value]) => value !== (initial[name] ?? ''));
}

/**
 * On the first field that is to be filled in, unless somebody on a slow machine is already in another
 * one: what they type belongs there. A failed attempt, during which nothing has the focus, gives it back.
 */
function useFocus({ element, refused }: CommandForm) {
  useEffect(() => {
    if (!refused) return;
    const place = element.current?.querySelector<HTMLElement>(
      '[aria-invalid=true], button[type=submit]',
    );
    place?.focus();
  }, [element, refused]);
  return () => {
    const form = element.current;
    if (form?.contains(document.activeElement)) return;
    const fields = [...(form?.querySelectorAll<HTMLInputElement>(FIELDS) ?? [])];
    const missing = fields.find(({ required, value }) => required && value === '');
    (missing ?? fields[0])?.focus();
  };
}

const FIELDS =
  'input:not([type=hidden], [type=file]), select, textarea:not([aria-hidden]), [data-first-field]';
