import { useTranslation } from 'react-i18next';
import type { ManagedConsultant } from '#api/contract.gen.d.ts';
import { hourChange, hourChangeRefusal } from '#domain/appointments/weekly-hours.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import { call } from '../../../../desk/call.ts';
import { FormDialog } from '../../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import type { FormRules } from '../../../../kit/forms/rules.ts';
import { DayFields, hoursFields, hoursIn, hoursProblems } from './day-fields.tsx';

const today = () => dateOf(new Date().toISOString());

const rules: FormRules<typeof hourChange> = {
  schema: hourChange,
  payload: (fields) => ({ holdsFrom: fields.holdsFrom, hours: hoursIn(fields) }),
  problems(fields) {
    const code = hourChangeRefusal({ holdsFrom: fields.holdsFrom || today() }, today());
    return { ...hoursProblems(fields), ...(code && { holdsFrom: code }) };
  },
};

interface Props {
  consultant: ManagedConsultant;
  onClose: () => void;
}

/** All hours of the week, from a day on. */
export function HoursDialog({ consultant: { id, name, hours }, onClose }: Props) {
  const { t } = useTranslation(['staffAppointments']);
  const words = t('staffAppointments:hoursForm');
  const form = useCommandForm({
    rules,
    initial: { holdsFrom: today(), ...hoursFields(hours) },
    send: (body) => call('PUT /admin/calendar/consultants/:id/hours', { params: { id }, body }),
    done: () => words.done,
    onDone: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={t('staffAppointments:hoursForm.title', { name })}
      what={words.what}
      words={words}
      problems={words.problems}
      error={form.refused?.text}
      onClose={onClose}
    >
      <TextInput name="holdsFrom" type="date" label={words.holdsFrom} required />
      <DayFields />
    </FormDialog>
  );
}
