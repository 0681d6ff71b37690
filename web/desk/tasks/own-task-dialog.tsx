import Button from '@mui/material/Button';
import { NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addWorkingDays } from '#domain/days/working-days.ts';
import { OWN_TASK_CHARS, ownTaskDayRefusal, ownTaskSchema } from '#domain/desk/own-tasks.ts';
import { dayKey } from '#domain/site/formats.ts';
import { TextInput } from '../../kit/forms/fields.tsx';
import type { FormRules } from '../../kit/forms/rules.ts';
import { call } from '../call.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useCommandForm } from '../forms/use-command-form.ts';
import { keys } from '../keys.ts';
import { useIdentity } from '../session/session.ts';
import { useShortcuts } from '../shortcuts.ts';

const today = () => dayKey(new Date().toISOString());

const rules: FormRules<typeof ownTaskSchema> = {
  schema: ownTaskSchema,
  problems({ dueOn }) {
    const code = dueOn ? ownTaskDayRefusal(dueOn, today()) : undefined;
    return code ? { dueOn: code } : ({} as Record<string, string>);
  },
};

interface Props {
  /** The case that it is about. */
  foundationId?: string;
}

/** Opens the dialog for a task of one's own, by key as well. */
export function AddOwnTask({ foundationId }: Props) {
  const { t } = useTranslation(['staffTasks']);
  const [open, setOpen] = useState(false);
  useShortcuts({ 'own-task': () => setOpen(true) });
  return (
    <>
      <Button
        size="small"
        startIcon={<NotebookPen size={18} strokeWidth={1.75} aria-hidden />}
        aria-keyshortcuts={keys['own-task']}
        onClick={() => setOpen(true)}
      >
        {t('staffTasks:tasks.own.add')}
      </Button>
      {open && (
        <OwnTaskDialog
          {...(foundationId !== undefined && { foundationId })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function OwnTaskDialog({ foundationId, onClose }: Props & { onClose: () => void }) {
  const { t } = useTranslation(['staffTasks']);
  const words = t('staffTasks:tasks.own');
  const isLawyer = useIdentity()?.role === 'lawyer';
  const form = useCommandForm({
    rules,
    initial: { dueOn: addWorkingDays(today(), 1) },
    send: (fields, idempotencyKey) =>
      call('POST /admin/own-tasks', {
        body: { ...fields, ...(foundationId !== undefined && { foundationId }) },
        idempotencyKey,
      }),
    done: () => words.done,
    onDone: onClose,
  });
  const whose = isLawyer ? words.whatLawFirm : words.what;
  return (
    <FormDialog
      form={form}
      title={words.add}
      what={foundationId === undefined ? whose : `${whose} ${words.ofCase}`}
      words={words}
      problems={words.problems}
      error={form.refused?.code === 'TOO_MANY_OWN_TASKS' ? words.tooMany : form.refused?.text}
      onClose={onClose}
    >
      <TextInput name="text" label={words.text} maxLength={OWN_TASK_CHARS} required />
      <TextInput name="dueOn" type="date" label={words.dueOn} required />
    </FormDialog>
  );
}
