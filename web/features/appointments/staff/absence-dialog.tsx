import Box from '@mui/material/Box';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { CalendarWeek } from '#api/contract.gen.d.ts';
import { absenceRefusal, absenceRequest } from '#domain/appointments/absences.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import { call } from '../../../desk/call.ts';
import type { ErrorText } from '../../../desk/error-text.ts';
import { FormDialog } from '../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { SelectInput, TextInput } from '../../../kit/forms/fields.tsx';
import type { FormRules } from '../../../kit/forms/rules.ts';

const schema = absenceRequest.extend({ consultantId: z.uuid() });

const rules: FormRules<typeof schema> = {
  schema,
  payload: ({ begins, ends, ...fields }) => ({
    ...fields,
    ...(begins && { begins }),
    ...(ends && { ends }),
  }),
  problems(fields) {
    const parsed = schema.safeParse(rules.payload?.(fields));
    const now = new Date().toISOString();
    const code = parsed.data && absenceRefusal(parsed.data, { today: dateOf(now), now });
    return code ? { until: code } : ({} as Record<string, string>);
  },
};

interface Props {
  consultants: CalendarWeek['consultants'];
  /** First chosen. */
  consultantId: string;
  from: string;
  onClose: () => void;
  /** Somebody has a time then. */
  onFound: () => void;
}

/** Whole days or hours in which somebody cannot be booked; leads to those who have a time then. */
export function AbsenceDialog({ consultants, consultantId, from, onClose, onFound }: Props) {
  const { t } = useTranslation(['staffAppointments']);
  const words = t('staffAppointments:absence');
  const found = useRef(0);
  const form = useCommandForm({
    rules,
    initial: { consultantId, from, until: from },
    send: async (body, idempotencyKey) => {
      const answer = await call('POST /admin/calendar/absences', { body, idempotencyKey });
      if (answer.ok) found.current = answer.data.progress.total;
      return answer;
    },
    done: () => words.entered,
    onDone: () => {
      onClose();
      if (found.current > 0) onFound();
    },
  });
  const refusals: Readonly<Record<string, ErrorText>> = words.refusals;
  const { refused } = form;
  return (
    <FormDialog
      form={form}
      title={words.enter}
      what={words.what}
      words={words}
      problems={words.problems}
      error={refused && (refusals[refused.code] ?? refused.text)}
      onClose={onClose}
    >
      <SelectInput
        name="consultantId"
        label={words.who}
        options={consultants.map(({ id, name }) => ({ value: id, label: name }))}
        required
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput name="from" type="date" label={words.from} required />
        <TextInput name="until" type="date" label={words.until} required />
        <TextInput name="begins" type="time" label={words.begins} help={words.fromMidnight} />
        <TextInput name="ends" type="time" label={words.ends} help={words.untilMidnight} />
      </Box>
    </FormDialog>
  );
}
