import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { SavedView, ViewedName } from '#api/contract.gen.d.ts';
import { viewName } from '#domain/desk/lists.ts';
import { CheckInput } from '../../kit/forms/choices.tsx';
import { TextInput } from '../../kit/forms/fields.tsx';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { SubmitButton } from '../../kit/forms/submit-button.tsx';
import { call } from '../call.ts';
import { ErrorAlert } from '../forms/error-alert.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { usePress } from '../forms/use-press.ts';
import { useProblemText } from '../forms/use-problem-text.ts';

interface Props {
  list: ViewedName;
  view: Pick<SavedView, 'filter' | 'sort'>;
  /** An earlier one to rename or remove; else `view` gets a name. */
  edited: SavedView | undefined;
  onDone: () => void;
  onClose: () => void;
}

export function ViewDialog({ edited, ...props }: Props) {
  return edited ? <EditView edited={edited} {...props} /> : <NewView {...props} />;
}

const named = z.object({ name: viewName });
const saved = named.extend({ own: z.literal('on').optional() });

type NewProps = Omit<Props, 'edited'>;

function NewView({ list, view, onDone, onClose }: NewProps) {
  const { t } = useTranslation(['staffList']);
  const form = useCommandForm({
    rules: { schema: saved },
    send: ({ name, own }) =>
      call('POST /admin/views', { body: { list, name, view, own: own === 'on' } }),
    done: () => t('staffList:views.saved'),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  return (
    <NameDialog
      form={form}
      title={t('staffList:views.save')}
      what={t('staffList:views.what')}
      onClose={onClose}
    >
      <CheckInput name="own" label={t('staffList:views.own')} />
    </NameDialog>
  );
}

function EditView({ edited, onDone, onClose }: NewProps & { edited: SavedView }) {
  const { t } = useTranslation(['staffList']);
  const params = { id: edited.id };
  const form = useCommandForm({
    rules: { schema: named },
    initial: { name: edited.name },
    send: (body) => call('PATCH /admin/views/:id', { params, body }),
    done: () => t('staffList:views.renamed'),
    onDone: () => {
      onDone();
      onClose();
    },
  });
  const removal = usePress({
    send: async () => {
      const outcome = await call('DELETE /admin/views/:id', { params });
      if (outcome.ok) onDone();
      return outcome;
    },
    done: () => {
      onClose();
      return t('staffList:views.removed');
    },
  });
  return (
    <NameDialog
      form={form}
      title={t('staffList:views.edit', { name: edited.name })}
      what={t(`staffList:views.${edited.own ? 'ownWhat' : 'shared'}`)}
      onClose={onClose}
      remove={removal}
    />
  );
}

interface NameProps {
  form: Pick<ReturnType<typeof useCommandForm<z.ZodType>>, 'sending' | 'refused'> & object;
  title: string;
  what: string;
  onClose: () => void;
  remove?: ReturnType<typeof usePress>;
  /** Below the name. */
  children?: ReactNode;
}

function NameDialog({ form, title, what, onClose, remove, children }: NameProps) {
  const { t } = useTranslation(['staffList', 'common']);
  const problemText = useProblemText();
  const id = useId();
  const error = form.refused?.text ?? remove?.refused;
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby={id}>
      <SchemaForm form={form as never} problemText={problemText} starred>
        <DialogTitle id={id} variant="h4" component="h2">
          {title}
        </DialogTitle>
        <DialogContent>
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {what}
          </Typography>
          <TextInput name="name" label={t('staffList:views.name')} required />
          {children}
          {error && <ErrorAlert text={error} sx={{ mt: 2 }} />}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          {remove && (
            <Button color="error" loading={remove.busy} onClick={remove.press} sx={{ mr: 'auto' }}>
              {t('staffList:views.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
          <SubmitButton>{t('staffList:views.submit')}</SubmitButton>
        </DialogActions>
      </SchemaForm>
    </Dialog>
  );
}
