import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { ErrorText } from '../../../desk/error-text.ts';
import { ErrorAlert } from '../../../desk/forms/error-alert.tsx';
import { isTyped } from '../../../desk/forms/form-dialog.tsx';
import { useProblemText } from '../../../desk/forms/use-problem-text.ts';
import { useUnsavedGuard } from '../../../desk/forms/use-unsaved-guard.tsx';
import { SchemaForm } from '../../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import type { SchemaFormHandle } from '../../../kit/forms/use-schema-form.ts';
import { DialogHead, dialogPaper } from '../../../kit/ui/dialog/dialog-head.tsx';

interface Props {
  form: SchemaFormHandle & { refused?: { code: string; text: ErrorText } | undefined };
  title: string;
  what?: string;
  words: { submit: string; cancel: string };
  /** What is wrong with a field, where the pages of the team have no text for it. */
  problems?: Readonly<Record<string, string>>;
  /** Why it was refused, where they have none. */
  refusals?: Readonly<Record<string, ErrorText>>;
  /** Whether there is anything to send. */
  canSubmit?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form over the page; what is typed in it is not lost without asking. */
export function FormDialog(props: Props) {
  const { form, title, what, words, canSubmit = true, onClose, children } = props;
  const { problems = {}, refusals = {} } = props;
  const { refused } = form;
  const id = useId();
  const shared = useProblemText();
  const hasUnsaved = () => !form.sending && isTyped(form);
  const { close, question } = useUnsavedGuard({ hasUnsaved, onClose });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={form.sending ? undefined : close}
      aria-labelledby={`${id}-title`}
      slotProps={dialogPaper}
    >
      <DialogHead id={`${id}-title`} title={title} onClose={close} disabled={form.sending} />
      <SchemaForm form={form} problemText={(code) => problems[code] ?? shared(code)} starred>
        <DialogContent sx={{ pt: 1 }}>
          {what && (
            <Typography color="textSecondary" sx={{ mb: 2.5 }}>
              {what}
            </Typography>
          )}
          <Box inert={form.sending} sx={{ display: 'grid', gap: 2.5, pt: 1 }}>
            {children}
          </Box>
          {refused && <ErrorAlert text={refusals[refused.code] ?? refused.text} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pt: 1, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close} disabled={form.sending}>
            {words.cancel}
          </Button>
          <SubmitButton disabled={!canSubmit}>{words.submit}</SubmitButton>
        </DialogActions>
      </SchemaForm>
      {question}
    </Dialog>
  );
}
