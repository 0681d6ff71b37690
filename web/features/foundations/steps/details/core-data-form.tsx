import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { totalShareholders } from '#domain/foundations/steps/core-data-schema.ts';
import { type LegalForm, legalForms, shareCapitalLimits } from '#domain/pricing/legal-forms.ts';
import { dayOfYear, spokenDate, wholeNumber } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { useFieldText, useFieldValue, useFormAround } from '../../../../kit/forms/field.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { fillField } from '../../../../kit/forms/live-fields.ts';
import type { Fields } from '../../../../kit/forms/rules.ts';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { useDraft } from '../../../../kit/forms/use-draft.ts';
import { useUser } from '../../../../kit/session/user.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useHydrated } from '../../../../kit/ui/use-hydrated.ts';
import { forgetPlanned, readPlanned } from '../../../../shared/foundations/planned.ts';
import { CommandForm, RefusalAlert, useCommandForm } from '../../commands/command-form.tsx';
import { useFoundationPage } from '../../page-context.tsx';
import {
  coreDataFields,
  coreDataRules,
  isOddCity,
  isOddPurpose,
  missingLegalForm,
} from './core-data-rules.ts';

const monthEnds = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2025, month + 1, 0)).toISOString().slice(5, 10),
);

type CoreDataCommand = 'submit-core-data' | 'correct-core-data';

interface CoreDataFormProps {
  command: CoreDataCommand;
  onDone?: () => void;
  /** Leaves without sending. */
  onCancel?: () => void;
}

/** Where this browser keeps what was typed and not sent. */
export function useCoreDataDraft(command: CoreDataCommand) {
  const { id: userId } = useUser();
  const { id: about } = useFoundationPage().foundation;
  return useDraft({ userId, about, form: command });
}

/** The details the documents are written from; also used to correct them later. */
export function CoreDataForm({ command, ...ends }: CoreDataFormProps) {
  const draft = useCoreDataDraft(command);
  const hydrated = useHydrated();
  const isFirst = command === 'submit-core-data' && !draft.found;
  const planned = useMemo(() => (hydrated && isFirst ? readPlanned() : {}), [hydrated, isFirst]);
  const version = `${draft.version} ${Object.keys(planned).length}`;
  return <DraftedForm key={version} command={command} draft={draft} planned={planned} {...ends} />;
}

interface DraftedFormProps extends CoreDataFormProps {
  draft: ReturnType<typeof useCoreDataDraft>;
  /** What the calculator of the site knew; it goes with the first form. */
  planned: Fields;
}

function DraftedForm({ command, draft, planned, onDone, onCancel }: DraftedFormProps) {
  const { foundation } = useFoundationPage();
  const known = coreDataFields(foundation.coreData, foundation.notary);
  const form = useCommandForm(command, {
    rules: coreDataRules,
    initial: { ...known, ...planned, ...draft.found?.fields },
    onAnswer: (result) => {
      if (!result.ok) return;
      draft.forget();
      forgetPlanned();
    },
    onDone,
  });
  const { t } = useTranslation(['foundations', 'common']);
  const { locale } = useLocale();
  const words = t('foundations:coreData');
  return (
    <CommandForm
      form={form}
      onChange={(fields) => {
        draft.keep(fields);
        suggestCapital(form.element.current, fields, locale);
      }}
      quiet
    >
      {Object.keys(planned).length > 0 && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {words.planned}
        </Alert>
      )}
      {draft.found && <FoundDraft at={draft.found.at} discard={draft.discard} />}
      <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
        {words.lead}
      </Typography>
      <Stack spacing={5}>
        <CompanySection />
        <AddressSection />
        <CapitalSection />
        <ProjectSection />
        <NotarySection />
      </Stack>
      <RefusalAlert form={form} />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ mt: 4 }}>
        <SubmitButton size="large">
          {command === 'submit-core-data' ? words.submit : words.correct}
        </SubmitButton>
        {onCancel && (
          <Button variant="outlined" size="large" onClick={onCancel}>
            {t('common:dialog.cancel')}
          </Button>
        )}
      </Stack>
    </CommandForm>
  );
}

/** A GmbH begins with what the law asks at least; nobody's own amount is touched. */
function suggestCapital(form: HTMLFormElement | null, fields: Fields, locale: Locale): void {
  const input = form?.elements.namedItem('shareCapital');
  if (!(input instanceof HTMLInputElement) || document.activeElement === input) return;
  if (fields.legalForm === 'gmbh' && fields.shareCapital === '') {
    fillField(input, wholeNumber(shareCapitalLimits.gmbh.min, locale));
  }
}

function FoundDraft({ at, discard }: { at: string; discard: () => void }) {
  const { t } = useTranslation(['sharedFoundations']);
  const { locale } = useLocale();
  const { now } = useFoundationPage();
  const date = spokenDate(at, locale, now);
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {t('sharedFoundations:draft.found', { date })}
      <Button onClick={discard} sx={{ display: 'flex', ml: -1.5 }}>
        {t('sharedFoundations:draft.discard')}
      </Button>
    </Alert>
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

/** Nobody is asked about a word before it is finished: only once a later field is, or the form was sent. */
function useHasGoneOn(laterField: string): boolean {
  const later = useFieldText(laterField);
  return Object.keys(useFormAround().problems).length > 0 || later !== '';
}

function CompanySection() {
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:coreData');
  const name = useFieldText('companyName');
  const lacksForm = missingLegalForm(name, useFieldValue('legalForm'));
  const isOdd = isOddCity(useFieldText('city'));
  const isTyped = useHasGoneOn('shareCapital');
  return (
    <Section title={words.company}>
      <TextInput
        name="companyName"
        label={words.companyName}
        maxLength={200}
        help={lacksForm ? words.legalFormInName[lacksForm] : words.companyNameHelp}
        autoComplete="organization"
        required
      />
      {lacksForm && <CompleteName name={name} legalForm={lacksForm} />}
      <TextInput
        name="city"
        label={words.city}
        help={isOdd && isTyped ? words.cityOdd : words.cityHelp}
        maxLength={100}
        required
      />
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

/** The name as the law wants it, by one press. */
function CompleteName({ name, legalForm }: { name: string; legalForm: LegalForm }) {
  const { t } = useTranslation(['foundations']);
  const complete = `${name.trim()} ${t('foundations:coreData.legalForms')[legalForm]}`;
  return (
    <Button
      sx={{ alignSelf: 'flex-start', whiteSpace: 'normal', textAlign: 'left' }}
      onClick={({ currentTarget }) => {
        fillField(currentTarget.form?.elements.namedItem('companyName') ?? null, complete);
      }}
    >
      {t('foundations:coreData.completeName', { name: complete })}
    </Button>
  );
}

function CapitalSection() {
  const { t } = useTranslation(['foundations', 'forms']);
  const words = t('foundations:coreData');
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
        placeholder={t('forms:choose')}
        required
        options={totalShareholders.map((value) => ({ value, label: words.shareholders[value] }))}
      />
    </Section>
  );
}

function AddressSection() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const words = t('foundations:coreData');
  return (
    <Section title={words.businessAddress}>
      <Typography variant="body2" color="textSecondary">
        {words.businessAddressLead}
      </Typography>
      <TextInput name="businessStreet" label={words.businessStreet} maxLength={200} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 2fr' } }}>
        <TextInput
          name="businessZip"
          label={words.businessZip}
          maxLength={12}
          inputMode="numeric"
        />
        <TextInput name="businessCity" label={words.businessCity} maxLength={100} />
      </Box>
      <SelectInput
        name="fiscalYearEnd"
        label={words.fiscalYearEnd}
        help={words.fiscalYearEndHelp}
        required
        options={monthEnds.map((value) => ({ value, label: dayOfYear(value, locale) }))}
      />
    </Section>
  );
}

function ProjectSection() {
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:coreData');
  const isOdd = isOddPurpose(useFieldText('companyPurpose'));
  const isTyped = useHasGoneOn('description');
  return (
    <Section title={words.project}>
      <TextInput
        name="companyPurpose"
        label={words.companyPurpose}
        maxLength={1000}
        help={isOdd && isTyped ? words.companyPurposeOdd : words.companyPurposeHelp}
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
  const { t } = useTranslation(['foundations']);
  const words = t('foundations:coreData');
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
