import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { totalShareholders } from '#domain/foundations/steps/core-data-schema.ts';
import { type LegalForm, legalForms } from '#domain/pricing/legal-forms.ts';
import { dayOfYear } from '#domain/site/formats.ts';
import { registerCourtOf } from '#domain/towns/register-courts.ts';
import { ChoiceInput } from '../../../../kit/forms/choices.tsx';
import { useFieldText, useFieldValue } from '../../../../kit/forms/field.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { fillField } from '../../../../kit/forms/live-fields.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { RegisterCourtFact } from '../../../../shared/foundations/register-court/register-court-fact.tsx';
import { CheckName } from './check-name.tsx';
import { isOddCity, isOddPurpose, missingLegalForm } from './core-data-rules.ts';

/** What each question about the company asks for. */

const useWords = () => useTranslation(['foundations']).t('foundations:coreData');

export function CapitalFields() {
  const words = useWords();
  const help = words.shareCapitalHelp;
  const legalForm = useFieldValue('legalForm');
  return (
    <>
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
    </>
  );
}

export function NameFields() {
  const words = useWords();
  const name = useFieldText('companyName');
  const lacksForm = missingLegalForm(name, useFieldValue('legalForm'));
  return (
    <>
      <TextInput
        name="companyName"
        label={words.companyName}
        maxLength={200}
        help={lacksForm ? words.legalFormInName[lacksForm] : words.companyNameHelp}
        autoComplete="organization"
        required
      />
      {lacksForm && <CompleteName name={name} legalForm={lacksForm} />}
      <CheckName />
      <TextInput
        name="website"
        label={words.website}
        help={words.websiteHelp}
        maxLength={200}
        inputMode="url"
        autoComplete="url"
      />
    </>
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

export function ShareholdersFields() {
  const { t } = useTranslation(['foundations', 'forms']);
  const words = t('foundations:coreData');
  return (
    <SelectInput
      name="totalShareholders"
      label={words.totalShareholders}
      help={words.totalShareholdersHelp}
      placeholder={t('forms:choose')}
      required
      options={totalShareholders.map((value) => ({ value, label: words.shareholders[value] }))}
    />
  );
}

/** Nobody is asked about a word before it is finished. */
function useLeft() {
  const [left, setLeft] = useState(false);
  return { left, onBlur: () => setLeft(true) };
}

export function SeatFields() {
  const { t } = useTranslation(['foundations', 'sharedFoundationsRegisterCourt']);
  const words = t('foundations:coreData');
  const city = useFieldText('city');
  const { left, onBlur } = useLeft();
  const court = registerCourtOf(city);
  return (
    <>
      <Box onBlur={onBlur} sx={{ '& > *': { width: 1 } }}>
        <TextInput
          name="city"
          label={words.city}
          help={left && isOddCity(city) ? words.cityOdd : words.cityHelp}
          maxLength={100}
          required
        />
      </Box>
      <Typography component="div" variant="body2" role="status" sx={statusOnly}>
        {court && (
          <>
            {`${t('sharedFoundationsRegisterCourt:title')}: `}
            <RegisterCourtFact court={court} />
          </>
        )}
      </Typography>
      <BusinessAddress />
    </>
  );
}

/** Empty, it must not take part in the gaps between fields. */
const statusOnly = { '&:empty': { position: 'absolute' } } as const;

function BusinessAddress() {
  const words = useWords();
  return (
    <Stack component="fieldset" spacing={2.5} sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {words.businessAddress}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block' }}
        >
          {words.businessAddressLead}
        </Typography>
      </Box>
      <TextInput
        name="businessStreet"
        label={words.businessStreet}
        maxLength={200}
        autoComplete="street-address"
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 2fr' } }}>
        <TextInput
          name="businessZip"
          label={words.businessZip}
          maxLength={12}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <TextInput name="businessCity" label={words.businessCity} maxLength={100} />
      </Box>
    </Stack>
  );
}

export function PurposeFields() {
  const words = useWords();
  const isOdd = isOddPurpose(useFieldText('companyPurpose'));
  const { left, onBlur } = useLeft();
  return (
    <Box onBlur={onBlur} sx={{ '& > *': { width: 1 } }}>
      <TextInput
        name="companyPurpose"
        label={words.companyPurpose}
        maxLength={1000}
        help={left && isOdd ? words.companyPurposeOdd : words.companyPurposeHelp}
        rows={3}
        required
      />
    </Box>
  );
}

export function ProjectFields() {
  const words = useWords();
  return (
    <TextInput
      name="description"
      label={words.description}
      maxLength={5000}
      help={words.descriptionHelp}
      rows={5}
      required
    />
  );
}

const monthEnds = Array.from({ length: 12 }, (_, month) =>
  new Date(Date.UTC(2025, month + 1, 0)).toISOString().slice(5, 10),
);

export function YearFields() {
  const words = useWords();
  const { locale } = useLocale();
  const chosen = useFieldText('fiscalYearEnd');
  // The API takes any day.
  const days = monthEnds.includes(chosen) ? monthEnds : [...monthEnds, chosen].toSorted();
  return (
    <SelectInput
      name="fiscalYearEnd"
      label={words.fiscalYearEnd}
      help={words.fiscalYearEndHelp}
      required
      options={days.map((value) => ({ value, label: dayOfYear(value, locale) }))}
    />
  );
}

export function NotaryFields() {
  const words = useWords();
  return (
    <>
      <Typography variant="body2" color="textSecondary">
        {words.notaryLead}
      </Typography>
      <TextInput name="notaryName" label={words.notaryName} maxLength={200} />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput name="notaryEmail" label={words.notaryEmail} maxLength={254} inputMode="email" />
        <TextInput name="notaryCity" label={words.notaryCity} maxLength={100} />
      </Box>
    </>
  );
}
