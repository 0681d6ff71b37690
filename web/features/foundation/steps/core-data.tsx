import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { type FieldErrors, type Resolver, useForm, useWatch } from 'react-hook-form';
import type { Notary } from '#domain/foundation/core-data-schema.ts';
import {
  type CoreData,
  coreDataSchema,
  legalForms,
  totalShareholders,
} from '#domain/foundation/core-data-schema.ts';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { useFoundationPage } from '../page-context.tsx';
import { CommandForm, RefusalAlert, SubmitButton, useCommand } from './command-form.tsx';
import { ChoiceField, type FieldTools, FormField, SelectField } from './old-fields.tsx';
import { payloadOf, problemsOf } from './payloads.ts';

const inputs = [
  'companyName',
  'city',
  'website',
  'legalForm',
  'shareCapital',
  'totalShareholders',
  'companyPurpose',
  'description',
  'notaryName',
  'notaryEmail',
  'notaryCity',
] as const;
type Input = (typeof inputs)[number];
type Values = Record<Input, string>;

/** The domain's schema judges in the browser, too; the server does it again. */
const resolver: Resolver<Values> = (values) => {
  const parsed = coreDataSchema.safeParse(payloadOf['submit-core-data'](values));
  if (parsed.success) return { values, errors: {} };
  const problems = Object.entries(problemsOf(parsed.error.issues, values));
  const errors = Object.fromEntries(problems.map(([input, type]) => [input, { type }]));
  return { values: {}, errors: errors as FieldErrors<Values> };
};

const valuesOf = (data: CoreData | null, notary: Notary | null): Values => ({
  companyName: data?.companyName ?? '',
  city: data?.city ?? '',
  website: data?.website ?? '',
  legalForm: data?.legalForm ?? '',
  shareCapital: data ? String(data.shareCapitalCents / 100) : '',
  totalShareholders: data?.totalShareholders ?? '',
  companyPurpose: data?.companyPurpose ?? '',
  description: data?.description ?? '',
  notaryName: notary?.name ?? '',
  notaryEmail: notary?.email ?? '',
  notaryCity: notary?.city ?? '',
});

interface CoreDataFormProps {
  command: 'submit-core-data' | 'correct-core-data';
  onDone?: () => void;
}

/** Everything the documents are written from; sent once, then corrected with the same form. */
export function CoreDataForm({ command, onDone }: CoreDataFormProps) {
  const { texts } = useI18n('member', 'foundation');
  const { foundation } = useFoundationPage();
  const handle = useCommand(command, onDone);
  const known = valuesOf(foundation.coreData, foundation.notary);
  const typed = inputs.map((input) => [input, handle.typed(input) ?? known[input]] as const);
  const defaultValues = Object.fromEntries(typed) as Values;
  const form = useForm<Values>({ defaultValues, resolver });
  const { errors } = form.formState;
  const legalForm = useWatch({ control: form.control, name: 'legalForm' });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const element = event.currentTarget;
    void form.handleSubmit(() => handle.fetcher.submit(element, { method: 'post' }))(event);
  };
  const problemTexts: Readonly<Record<string, string>> = texts.member.problem;
  const tools: FieldTools<Input> = {
    register: (input) => form.register(input),
    defaultOf: (input) => defaultValues[input],
    problem: (input) => {
      const code = errors[input]?.type;
      if (code === undefined) return handle.problem(input);
      return problemTexts[code] ?? texts.member.problem.INVALID;
    },
  };
  const words = texts.foundation.coreData;
  return (
    <CommandForm handle={handle} onSubmit={submit} quiet>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {words.lead}
      </Typography>
      <Stack spacing={5}>
        <CompanySection tools={tools} />
        <CapitalSection tools={tools} legalForm={legalForm} />
        <ProjectSection tools={tools} />
        <NotarySection tools={tools} />
      </Stack>
      <Summary errors={errors} />
      <RefusalAlert handle={handle} />
      <SubmitButton handle={handle} size="large" sx={{ mt: 4, width: { xs: 1, sm: 'auto' } }}>
        {command === 'submit-core-data' ? words.submit : words.correct}
      </SubmitButton>
    </CommandForm>
  );
}

function Summary({ errors }: { errors: FieldErrors<Values> }) {
  const { texts } = useI18n('member');
  const codes = Object.values(errors).map((error) => error?.type);
  const { INVALID_PAYLOAD, CHECK_FIELDS } = texts.member.refusal;
  return (
    <div role="alert">
      {codes.length > 0 && (
        <Alert severity="error" role="none" sx={{ mt: 4 }}>
          {codes.includes('REQUIRED') ? INVALID_PAYLOAD : CHECK_FIELDS}
        </Alert>
      )}
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Typography component="legend" variant="h5" sx={{ mb: 2, p: 0, color: 'primary.main' }}>
        {title}
      </Typography>
      <Stack spacing={2.5}>{children}</Stack>
    </Box>
  );
}

interface SectionProps {
  tools: FieldTools<Input>;
}

function CompanySection({ tools }: SectionProps) {
  const words = useI18n('foundation').texts.foundation.coreData;
  return (
    <Section title={words.company}>
      <FormField
        {...{ tools, name: 'companyName', label: words.companyName, max: 200 }}
        help={words.companyNameHelp}
        autoComplete="organization"
        required
      />
      <FormField
        {...{ tools, name: 'city', label: words.city, help: words.cityHelp, max: 100 }}
        required
      />
      <FormField
        {...{ tools, name: 'website', label: words.website, help: words.websiteHelp, max: 200 }}
        inputMode="url"
        autoComplete="url"
      />
    </Section>
  );
}

function CapitalSection({ tools, legalForm }: SectionProps & { legalForm: string }) {
  const words = useI18n('foundation').texts.foundation.coreData;
  const help = words.shareCapitalHelp;
  return (
    <Section title={words.capital}>
      <ChoiceField
        {...{ tools, name: 'legalForm', label: words.legalForm }}
        options={legalForms.map((value) => ({
          value,
          label: words.legalForms[value],
          help: words.legalFormHelp[value],
        }))}
      />
      <FormField
        {...{ tools, name: 'shareCapital', label: words.shareCapital, max: 20 }}
        help={legalForm === 'ug' || legalForm === 'gmbh' ? help[legalForm] : help.none}
        inputMode="decimal"
        required
      />
      <SelectField
        {...{ tools, name: 'totalShareholders', label: words.totalShareholders }}
        help={words.totalShareholdersHelp}
        placeholder={words.choose}
        options={totalShareholders.map((value) => ({ value, label: words.shareholders[value] }))}
      />
    </Section>
  );
}

function ProjectSection({ tools }: SectionProps) {
  const words = useI18n('foundation').texts.foundation.coreData;
  return (
    <Section title={words.project}>
      <FormField
        {...{ tools, name: 'companyPurpose', label: words.companyPurpose, max: 1000 }}
        help={words.companyPurposeHelp}
        rows={2}
        required
      />
      <FormField
        {...{ tools, name: 'description', label: words.description, max: 5000 }}
        help={words.descriptionHelp}
        rows={4}
        required
      />
    </Section>
  );
}

function NotarySection({ tools }: SectionProps) {
  const words = useI18n('foundation').texts.foundation.coreData;
  return (
    <Section title={words.notary}>
      <Typography variant="body2" color="textSecondary">
        {words.notaryLead}
      </Typography>
      <FormField {...{ tools, name: 'notaryName', label: words.notaryName, max: 200 }} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormField
          {...{ tools, name: 'notaryEmail', label: words.notaryEmail, max: 254 }}
          inputMode="email"
        />
        <FormField {...{ tools, name: 'notaryCity', label: words.notaryCity, max: 100 }} />
      </Box>
    </Section>
  );
}
