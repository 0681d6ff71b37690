import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldsOf } from '../../../kit/forms/rules.ts';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import type { ErrorText } from '../../../shared/staff/error-text.ts';
import { ErrorAlert } from '../../../shared/staff/forms/error-alert.tsx';
import type { useCommandForm } from '../../../shared/staff/forms/use-command-form.ts';
import { useProblemText } from '../../../shared/staff/forms/use-problem-text.ts';
import { useUnsavedGuard } from '../../../shared/staff/forms/use-unsaved-guard.tsx';

type CommandForm = ReturnType<typeof useCommandForm>;

interface Props {
  form: CommandForm;
  title: string;
  what: string;
  submit: string;
  destructive?: boolean | undefined;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before something is done to an account, and stays open until it was done. */
export function AccountDialog(props: Props) {
  const { form, title, what, submit, destructive, onClose, children } = props;
  const { t } = useTranslation(['staffAccounts']);
  const problemText = useProblemText();
  const id = useId();
  const { close, question } = useUnsavedGuard({ hasUnsaved: () => isTyped(form), onClose });
  const error = useRefusalText(form);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={form.sending ? undefined : close}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      slotProps={{ paper: { sx: { borderRadius: '20px', m: { xs: 1.5, sm: 4 } } } }}
    >
      <SchemaForm form={form} problemText={problemText} starred>
        <DialogTitle id={`${id}-title`} variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ pb: 1 }}>
          <Typography id={`${id}-what`} color="textSecondary" sx={{ mb: 2 }}>
            {what}
          </Typography>
          <Box inert={form.sending} sx={{ display: 'grid', gap: 2, pt: 1 }}>
            {children}
          </Box>
          {error && <ErrorAlert text={error} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pt: 1, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close} disabled={form.sending}>
            {t('staffAccounts:cancel')}
          </Button>
          <SubmitButton color={destructive ? 'error' : 'primary'} sx={{ whiteSpace: 'normal' }}>
            {submit}
          </SubmitButton>
        </DialogActions>
      </SchemaForm>
      {question}
    </Dialog>
  );
}

function isTyped({ element, initial }: CommandForm): boolean {
  if (!element.current) return false;
  const fields = Object.entries(fieldsOf(new FormData(element.current)));
  return fields.some(([name, value]) => value !== (initial[name] ?? ''));
}

/** What a refusal means for an account; of what is forbidden, only the password can be mended. */
function useRefusalText({ refused }: CommandForm): ErrorText | undefined {
  const { t } = useTranslation(['staffAccounts']);
  const own: Readonly<Record<string, ErrorText>> = t('staffAccounts:refusal');
  if (!refused) return undefined;
  const isOwn = refused.code !== 'FORBIDDEN' || 'current_password' in refused.problems;
  return (isOwn && own[refused.code]) || refused.text;
}
