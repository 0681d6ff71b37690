import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { pastBerlinInstant } from '#domain/days/berlin-instant.ts';
import {
  callDirections,
  callOutcomes,
  callPartners,
  isCallAhead,
  NOTE_CHARS_MAX,
  phoneCallSchema,
} from '#domain/desk/notes.ts';
import { clockDigits, dayKey } from '#domain/site/formats.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';
import { useProblemText } from '../../../../desk/forms/use-problem-text.ts';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import type { Fields, FormRules } from '../../../../kit/forms/rules.ts';
import { SchemaForm } from '../../../../kit/forms/schema-form.tsx';
import { FormButtons, type FormProps } from './note-form.tsx';

type CallBody = { kind: 'call' } & z.output<typeof phoneCallSchema>;

const rules: FormRules<typeof phoneCallSchema> = {
  schema: phoneCallSchema,
  payload: ({ date = '', time = '', ...call }) => ({
    ...call,
    at: pastBerlinInstant(date, time, new Date()),
  }),
  inputs: { at: 'time' },
  problems: ({ date = '', time = '' }) => {
    const at = pastBerlinInstant(date, time, new Date());
    return {
      ...(date === '' && { date: 'REQUIRED' }),
      ...(time === '' && { time: 'REQUIRED' }),
      ...(at && isCallAhead(at, new Date()) && { time: 'IN_THE_FUTURE' }),
    };
  },
};

/** As a call is mostly noted: we rang the founder just now. */
const usual = (now: number): Fields => {
  const at = new Date(now).toISOString();
  return { ...whenFields(at), with: 'founder', direction: 'outgoing', outcome: 'reached' };
};

/** The day and the time of an instant, as they are typed. */
export const whenFields = (at: string) => ({ date: dayKey(at), time: clockDigits(at, 'en') });

export function CallForm(props: FormProps<CallBody>) {
  const { submit, done, send, onDone, onCancel } = props;
  const { t } = useTranslation(['staffCommunication']);
  const words = t('staffCommunication:compose');
  const call = t('staffCommunication:call');
  const now = useNow();
  const form = useCommandForm({
    rules,
    initial: props.initial ?? usual(now),
    send: (data, key) => send({ kind: 'call', ...data }, key),
    done: () => done,
    onDone,
  });
  const choice = (values: readonly string[], names: Readonly<Record<string, string>>) =>
    values.map((value) => ({ value, label: names[value] ?? value }));
  return (
    <SchemaForm form={form} problemText={useProblemText()}>
      <Box inert={form.sending} sx={fields}>
        <SelectInput
          name="with"
          label={words.with}
          options={choice(callPartners, call.with)}
          required
        />
        <SelectInput
          name="direction"
          label={words.direction}
          options={choice(callDirections, call.direction)}
          required
        />
        <TextInput name="date" type="date" label={words.date} required />
        <TextInput name="time" type="time" label={words.time} required />
        <Box sx={wide}>
          <SelectInput
            name="outcome"
            label={words.outcome}
            options={choice(callOutcomes, call.outcome)}
            required
          />
        </Box>
        <TextInput
          name="text"
          label={words.callText}
          help={words.callHint}
          rows={2}
          maxLength={NOTE_CHARS_MAX}
          sx={wide}
        />
        <Box sx={{ ...wide, display: 'grid', gap: 2 }}>
          {form.refused && <ErrorAlert text={form.refused.text} />}
          <FormButtons submit={submit} onCancel={onCancel} />
        </Box>
      </Box>
    </SchemaForm>
  );
}

const wide = { gridColumn: '1 / -1' } as const;
const fields = {
  display: 'grid',
  gap: 2,
  pt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
