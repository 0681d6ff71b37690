import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { ManagedConsultant } from '#api/contract.gen.d.ts';
import { periodsIn, periodsText } from '#domain/appointments/hours-text.ts';
import {
  hourChange,
  hourChangeRefusal,
  type WeeklyHours,
  weeklyHours,
} from '#domain/appointments/weekly-hours.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import { line, optional } from '#domain/text.ts';
import { call } from '../../../../desk/call.ts';
import { FormDialog } from '../../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import type { Colleague } from '../../../../desk/use-team.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import type { Fields, FormRules, Problems } from '../../../../kit/forms/rules.ts';

const shown = z.object({ name: line(100), accountId: optional(z.uuid()) });
const added = shown.extend({ kind: z.enum(['lawyer', 'coach']), hours: weeklyHours });

const addRules: FormRules<typeof added> = {
  schema: added,
  payload: (fields) => ({ ...fields, hours: hoursIn(fields) }),
  problems: hoursProblems,
};
const editRules = { schema: shown };

interface Props {
  accounts: readonly Colleague[];
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

const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;
const nameOf = (weekday: number) => `day${weekday}`;

const hoursOfDay = (fields: Fields, weekday: number): WeeklyHours[] | undefined =>
  periodsIn(fields[nameOf(weekday)] ?? '')?.map((period) => ({ weekday, ...period }));

/** The hours that the fields of all days hold. */
const hoursIn = (fields: Fields): WeeklyHours[] =>
  weekdays.flatMap((weekday) => hoursOfDay(fields, weekday) ?? []);

/** Said beside the day that has them. */
function hoursProblems(fields: Fields): Problems {
  return Object.fromEntries(
    weekdays.flatMap((weekday): [string, string][] => {
      const hours = hoursOfDay(fields, weekday);
      if (!hours) return [[nameOf(weekday), 'NOT_HOURS']];
      const [issue] = weeklyHours.safeParse(hours).error?.issues ?? [];
      if (!issue) return [];
      const isCode = /^[A-Z_]+$/.test(issue.message);
      return [[nameOf(weekday), isCode ? issue.message : 'NOT_HOURS']];
    }),
  );
}

const hoursFields = (hours: readonly WeeklyHours[]): Fields =>
  Object.fromEntries(
    weekdays.map((weekday) => [
      nameOf(weekday),
      periodsText(hours.filter((one) => one.weekday === weekday)),
    ]),
  );

/** A line for each day, as people write hours. */
function DayFields() {
  const { t } = useTranslation(['staffAppointments']);
  const names = t('staffAppointments:hoursForm.days');
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
      {weekdays.map((weekday) => (
        <TextInput key={weekday} name={nameOf(weekday)} label={names[weekday - 1] ?? ''} />
      ))}
    </Box>
  );
}

const today = () => dateOf(new Date().toISOString());

const hoursRules: FormRules<typeof hourChange> = {
  schema: hourChange,
  payload: (fields) => ({ holdsFrom: fields.holdsFrom, hours: hoursIn(fields) }),
  problems(fields) {
    const code = hourChangeRefusal({ holdsFrom: fields.holdsFrom || today() }, today());
    return { ...hoursProblems(fields), ...(code && { holdsFrom: code }) };
  },
};

interface HoursProps {
  consultant: ManagedConsultant;
  onClose: () => void;
}

/** All hours of the week, from a day on. */
export function HoursDialog({ consultant: { id, name, hours }, onClose }: HoursProps) {
  const { t } = useTranslation(['staffAppointments']);
  const words = t('staffAppointments:hoursForm');
  const form = useCommandForm({
    rules: hoursRules,
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
