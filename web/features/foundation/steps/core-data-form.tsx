import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { legalForms, totalShareholders } from '#domain/foundation/core-data-schema.ts';
import { ChoiceInput } from '../../../shared/forms/choices.tsx';
import { SelectInput, TextInput } from '../../../shared/forms/fields.tsx';
import { useFieldValue } from '../../../shared/forms/schema-form.tsx';
import { SubmitButton } from '../../../shared/forms/submit-button.tsx';
import { useI18n } from '../../../shared/i18n/use-i18n.ts';
import { CommandForm, RefusalAlert, useCommandForm } from '../commands/command-form.tsx';
import { useFoundationPage } from '../page-context.tsx';
import { coreDataFields, coreDataRules } from './core-data-rules.ts';

interface CoreDataFormProps {
  command: 'submit-core-data' | 'correct-core-data';
  onDone?: () => void;
}

/** The details the documents are written from; also used to correct them later. */
export function CoreDataForm({ command, onDone }: CoreDataFormProps) {
  const { foundation } = useFoundationPage();
  const initial = coreDataFields(foundation.coreData, foundation.notary);
  const form = useCommandForm(command, { rules: coreDataRules, initial, onDone });
  const words = useI18n('foundation').texts.foundation.coreData;
  return (
    <CommandForm form={form} quiet>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {words.lead}
      </Typography>
      <Stack spacing={5}>
        <CompanySection />
        <CapitalSection />
        <ProjectSection />
        <NotarySection />
      </Stack>
      <RefusalAlert form={form} />
      <SubmitButton size="large" sx={{ mt: 4, width: { xs: 1, sm: 'auto' } }}>
        {command === 'submit-core-data' ? words.submit : words.correct}
      </SubmitButton>
    </CommandForm>
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

function CompanySection() {
  const words = useI18n('foundation').texts.foundation.coreData;
  return (
    <Section title={words.company}>
      <TextInput
        name="companyName"
        label={words.companyName}
        maxLength={200}
        help={words.companyNameHelp}
        autoComplete="organization"
        required
      />
      <TextInput name="city" label={words.city} help={words.cityHelp} maxLength={100} required />
      <TextInput
        name="website"
        label={words.website}
        help={words.websiteHelp}
        maxLength={200}
        inputMode="url"
        autoComplete="url"
      />
    </Section>
  );
}

function CapitalSection() {
  const words = useI18n('foundation').texts.foundation.coreData;
  const help = words.shareCapitalHelp;
  const legalForm = useFieldValue('legalForm');
  return (
    <Section title={words.capital}>
      <ChoiceInput
        name="legalForm"
        label={words.legalForm}
        required
        options={legalForms.map((value) => ({
          value,
          label: words.legalForms[value],
          help: words.legalFormHelp[value],
        }))}
      />
      <TextInput
        name="shareCapital"
        label={words.shareCapital}
        maxLength={20}
        help={legalForm === 'ug' || legalForm === 'gmbh' ? help[legalForm] : help.none}
        inputMode="decimal"
        required
      />
      <SelectInput
        name="totalShareholders"
        label={words.totalShareholders}
        help={words.totalShareholdersHelp}
        placeholder={words.choose}
        required
        options={totalShareholders.map((value) => ({ value, label: words.shareholders[value] }))}
      />
    </Section>
  );
}

function ProjectSection() {
  const words = useI18n('foundation').texts.foundation.coreData;
  return (
    <Section title={words.project}>
      <TextInput
        name="companyPurpose"
        label={words.companyPurpose}
        maxLength={1000}
        help={words.companyPurposeHelp}
        rows={2}
        required
      />
      <TextInput
        name="description"
        label={words.description}
        maxLength={5000}
        help={words.descriptionHelp}
        rows={4}
        required
      />
    </Section>
  );
}

function NotarySection() {
  const words = useI18n('foundation').texts.foundation.coreData;
  return (
    <Section title={words.notary}>
      <Typography variant="body2" color="textSecondary">
        {words.notaryLead}
      </Typography>
      <TextInput name="notaryName" label={words.notaryName} maxLength={200} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput name="notaryEmail" label={words.notaryEmail} maxLength={254} inputMode="email" />
        <TextInput name="notaryCity" label={words.notaryCity} maxLength={100} />
      </Box>
    </Section>
  );
}
