import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ManagedConsultant } from '#api/contract.gen.d.ts';
import { weeklyHours } from '#domain/appointments/weekly-hours.ts';
import { line, optional } from '#domain/text.ts';
import { call } from '../../../../desk/call.ts';
import { FormDialog } from '../../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import type { FormRules } from '../../../../kit/forms/rules.ts';
import type { Account } from './account.ts';
import { DayFields, hoursIn, hoursProblems } from './day-fields.tsx';

const shown = z.object({ name: line(100), accountId: optional(z.uuid()) });
const added = shown.extend({ kind: z.enum(['lawyer', 'coach']), hours: weeklyHours });

const addRules: FormRules<typeof added> = {
  schema: added,
  payload: (fields) => ({ ...fields, hours: hoursIn(fields) }),
  problems: hoursProblems,
};
const editRules = { schema: shown };

interface Props {
  accounts: readonly Account[];
  onClose: () => void;
}

/** Somebody new, with hours: without them nothing could be booked. */
export function ConsultantDialog({ accounts, onClose }: Props) {
  const { t } = useTranslation(['staffAppointments']);
  const words = t('staffAppointments:form');
  const form = useCommandForm({
    rules: addRules,
    initial: { kind: 'coach' },
    send: (body, idempotencyKey) =>
      call('POST /admin/calendar/consultants', { body, idempotencyKey }),
    done: () => words.saved,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={words.addTitle}
      what={words.kindHelp}
      words={words}
      problems={t('staffAppointments:hoursForm.problems')}
      error={form.refused?.text}
      onClose={onClose}
    >
      <TextInput name="name" label={words.name} required />
      <ChoiceInput
        name="kind"
        label={words.kind}
        options={(['coach', 'lawyer'] as const).map((value) => ({
          value,
          label: t(`staffAppointments:people.kinds.${value}`),
        }))}
      />
      <AccountInput accounts={accounts} />
      <DayFields />
    </FormDialog>
  );
}

interface EditProps extends Props {
  consultant: ManagedConsultant;
}

export function EditDialog({ consultant, accounts, onClose }: EditProps) {
  const { t } = useTranslation(['staffAppointments']);
  const words = t('staffAppointments:form');
  const { id, name, accountId, isPaused } = consultant;
  const form = useCommandForm({
    rules: editRules,
    initial: { name, accountId: accountId ?? '' },
    send: (body) =>
      call('PATCH /admin/calendar/consultants/:id', {
        params: { id },
        body: { ...body, isPaused },
      }),
    done: () => words.saved,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('staffAppointments:form.editTitle', { name })}
      words={words}
      error={form.refused?.text}
      onClose={onClose}
    >
      <TextInput name="name" label={words.name} required />
      <AccountInput accounts={accounts} />
    </FormDialog>
  );
}

function AccountInput({ accounts }: Pick<Props, 'accounts'>) {
  const { t } = useTranslation(['staffAppointments']);
  const words = t('staffAppointments:form');
  return (
    <SelectInput
      name="accountId"
      label={words.account}
      help={words.accountHelp}
      placeholder={words.noAccount}
      options={accounts.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
