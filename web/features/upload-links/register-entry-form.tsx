import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { deedSchema, isDeedInFuture } from '#domain/foundations/steps/share-capital.ts';
import { isInFuture, registerEntrySchema } from '#domain/register-entry.ts';
import { dayKey } from '#domain/site/formats.ts';
import { TextInput } from '../../kit/forms/fields.tsx';
import type { FormRules } from '../../kit/forms/rules.ts';
import { SchemaForm } from '../../kit/forms/schema-form.tsx';
import { type SchemaFormHandle, useSchemaForm } from '../../kit/forms/use-schema-form.ts';
import type { FormField } from '../../kit/upload/upload.ts';
import type { UploadLink } from './upload-link.ts';

const entryRules: FormRules<typeof registerEntrySchema> = {
  schema: registerEntrySchema,
  problems: ({ enteredOn }) =>
    enteredOn && isInFuture({ enteredOn }, new Date().toISOString())
      ? { enteredOn: 'ENTRY_IN_THE_FUTURE' }
      : ({} as Record<string, string>),
};

const deedRules = (isRequired: boolean): FormRules<typeof deedSchema> => ({
  schema: deedSchema,
  problems: ({ deedDate = '' }): Record<string, string> => {
    if (deedDate === '') return isRequired ? { deedDate: 'DEED_DATE_REQUIRED' } : {};
    const isAhead = isDeedInFuture(deedDate, new Date().toISOString());
    return isAhead ? { deedDate: 'DEED_IN_THE_FUTURE' } : {};
  },
});

/** The appointment's day, once it has come; before, the notary has to say when the deed was made. */
export function dayOfDeed({ appointment }: Pick<UploadLink, 'appointment'>): {
  initial: string;
  isRequired: boolean;
} {
  const agreed = appointment && dayKey(appointment.startsAt);
  if (!agreed) return { initial: '', isRequired: false };
  const isRequired = isDeedInFuture(agreed, new Date().toISOString());
  return { initial: isRequired ? '' : agreed, isRequired };
}

/** What a notary says beside the file: judged when it is sent, and sent along with it. */
export function useBesideFile(link: UploadLink) {
  const sent = useRef<readonly FormField[]>([]);
  const upload = useRef<() => void>(undefined);
  const isDeed = link.purpose === 'foundation-certificate';
  const { initial, isRequired } = dayOfDeed(link);
  const rules: FormRules = isDeed ? deedRules(isRequired) : entryRules;
  const form = useSchemaForm({
    rules,
    initial: isDeed ? { deedDate: initial } : {},
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

const fieldsOf = (said: unknown): FormField[] =>
  Object.entries(said as Record<string, unknown>).flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value] as const] : [],
  );

/** Day and number of the deed. */
export function DeedForm({ form, link }: { form: SchemaFormHandle; link: UploadLink }) {
  const { t } = useTranslation(['uploadLinks']);
  const words = t('uploadLinks:deed');
  const problems: Readonly<Record<string, string>> = words.problem;
  return (
    <SchemaForm form={form} problemText={(code) => problems[code] ?? words.problem.NOT_A_DATE}>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' }, mt: 3, mb: 1 }}>
        <TextInput
          name="deedDate"
          type="date"
          label={words.deedDate}
          help={words.deedDateHelp}
          required={dayOfDeed(link).isRequired}
        />
        <TextInput name="deedNumber" label={words.deedNumber} maxLength={60} />
      </Box>
    </SchemaForm>
  );
}

export function RegisterEntryForm({ form }: { form: SchemaFormHandle }) {
  const { t } = useTranslation(['uploadLinks']);
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
