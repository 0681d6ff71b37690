import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Fields, fieldsOf } from '../../kit/forms/rules.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import type { SchemaFormHandle } from '../../kit/forms/use-schema-form.ts';
import type { ErrorText } from '../error-text.ts';
import { ErrorAlert } from './error-alert.tsx';
import { useProblemText } from './use-problem-text.ts';
import { useUnsavedGuard } from './use-unsaved-guard.tsx';

interface Props {
  form: SchemaFormHandle;
  title: string;
  /** What will be done. */
  what?: string;
  words: {
    /** Missing while there is nothing to send. */
    submit?: string | undefined;
    cancel?: string;
  };
  destructive?: boolean | undefined;
  /** Why it was refused. */
  error?: ErrorText | undefined;
  /** Whether anything would be lost beside what is typed. */
  isDirty?: boolean;
  /** What is wrong with a field, where the pages of the team have no text for it. */
  problems?: Readonly<Record<string, string>>;
  hidden?: Readonly<Record<string, string>>;
  onChange?: (fields: Fields) => void;
  onEntered?: () => void;
  onClose: () => void;
  children?: ReactNode;
  /** Below the fields, and to be read while the form is sent. */
  notice?: ReactNode;
}

/** A form of the team over the page: it says what it will do, and stays open until it was accepted. */
export function FormDialog(props: Props) {
  const { form, title, what, words, destructive, error, problems = {} } = props;
  const { hidden = {}, onChange, onEntered, onClose, children, notice, isDirty } = props;
  const hasUnsaved = () => isDirty || isTyped(form, hidden);
  const { t } = useTranslation(['common']);
  const shared = useProblemText();
  const id = useId();
  const { close, question } = useUnsavedGuard({ hasUnsaved, onClose });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={form.sending ? undefined : close}
      aria-labelledby={`${id}-title`}
      aria-describedby={what && `${id}-what`}
      slotProps={{
        paper: { sx: { borderRadius: '20px', m: { xs: 1.5, sm: 4 } } },
        ...(onEntered && { transition: { onEntered } }),
      }}
    >
      <SchemaForm
        form={form}
        problemText={(code) => problems[code] ?? shared(code)}
        starred
        hidden={hidden}
        onChange={onChange}
      >
        <DialogTitle id={`${id}-title`} variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
          {title}
        </DialogTitle>
        <DialogContent sx={{ pb: 1 }}>
          {what && (
            <Typography id={`${id}-what`} color="textSecondary" sx={{ mb: children ? 3 : 1 }}>
              {what}
            </Typography>
          )}
          {/* What is being sent stays as it is until there is an answer. */}
          {children && (
            <Box inert={form.sending} sx={{ ...fields, opacity: form.sending ? 0.6 : 1 }}>
              {children}
            </Box>
          )}
          {notice}
          {error && <ErrorAlert text={error} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pt: 1, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={close} disabled={form.sending}>
            {words.cancel ?? t('common:dialog.cancel')}
          </Button>
          {words.submit && (
            <SubmitButton color={destructive ? 'error' : 'primary'} sx={{ whiteSpace: 'normal' }}>
              {words.submit}
            </SubmitButton>
          )}
        </DialogActions>
      </SchemaForm>
      {question}
    </Dialog>
  );
}

const fields = { display: 'grid', gap: 2.5, pt: 1 } as const;

/** Whether a field holds something else than at first. */
function isTyped({ element, initial }: SchemaFormHandle, hidden: Fields): boolean {
  if (!element.current) return false;
  const fields = Object.entries(fieldsOf(new FormData(element.current)));
  return fields.some(([name, value]) => value !== (hidden[name] ?? initial[name] ?? ''));
}
