import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { isInFuture, type RegisterEntry, registerEntrySchema } from '#domain/register-entry.ts';
import { TextInput } from '../../kit/forms/fields.tsx';
import type { FormRules } from '../../kit/forms/rules.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { type SchemaFormHandle, useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import type { FormField } from '../../kit/upload/upload.ts';

const rules: FormRules<typeof registerEntrySchema> = {
  schema: registerEntrySchema,
  problems: ({ enteredOn }) =>
    enteredOn && isInFuture({ enteredOn }, new Date().toISOString())
      ? { enteredOn: 'ENTRY_IN_THE_FUTURE' }
      : ({} as Record<string, string>),
};

/** Judged when the file is sent, and sent along with it. */
export function useRegisterEntry() {
  const sent = useRef<readonly FormField[]>([]);
  const upload = useRef<() => void>(undefined);
  const form = useSchemaForm({
    rules,
    sender: {
      state: 'idle',
      result: undefined,
      send: ({ data }) => {
        sent.current = fieldsOf(data);
        upload.current?.();
      },
    },
  });
  const thenStart = (start: (file: File) => void) => (file: File) => {
    upload.current = () => start(file);
    form.element.current?.requestSubmit();
  };
  return { form, sent, thenStart };
}

const fieldsOf = (entry: RegisterEntry): FormField[] =>
  Object.entries(entry).flatMap(([name, value]) => (value ? [[name, value] as const] : []));

export function RegisterEntryForm({ form }: { form: SchemaFormHandle }) {
  const { t } = useTexts('uploadLinks');
  const words = t('uploadLinks:entry');
  const problems: Readonly<Record<string, string>> = words.problem;
  return (
    <SchemaForm form={form} problemText={(code) => problems[code] ?? words.problem.INVALID}>
      <Typography sx={{ fontWeight: 600, mt: 3, mb: 2 }}>{words.title}</Typography>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, mb: 1 }}>
        <TextInput name="enteredOn" label={words.enteredOn} type="date" />
        <TextInput
          name="registerNumber"
          label={words.registerNumber}
          help={words.registerNumberHelp}
          maxLength={40}
        />
        <TextInput
          name="registerCourt"
          label={words.registerCourt}
          help={words.registerCourtHelp}
          maxLength={120}
          sx={{ gridColumn: { sm: '1 / -1' } }}
        />
      </Box>
    </SchemaForm>
  );
}
