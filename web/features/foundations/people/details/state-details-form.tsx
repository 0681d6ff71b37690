import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesIn } from '#domain/orders/countries/names.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { SubmitButton } from '../../../../kit/forms/submit-button.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { CommandForm, useCommandForm } from '../../commands/command-form.tsx';
import { useFoundationPage } from '../../page-context.tsx';
import { type Person, usePerson } from '../person-context.ts';
import { detailsRules } from './details-rules.ts';

/** What the deed says of a person or a company, and who reads it. */
export function StateDetailsForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(['foundations']);
  const { viewer } = useFoundationPage().foundation;
  const person = usePerson();
  const { participantId, kind } = person;
  const form = useCommandForm('state-details', {
    rules: detailsRules,
    initial: initialFields(person),
    onDone,
  });
  const words = t('foundations:people.details');
  const isOwn = viewer?.participantId === participantId;
  return (
    <CommandForm form={form}>
      <input type="hidden" name="participantId" value={participantId} />
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5 }}>
        {isOwn ? words.lead : words.leadOfOthers}
      </Typography>
      <Stack spacing={2.5}>{kind === 'natural' ? <PersonFields /> : <CompanyFields />}</Stack>
      <Alert severity="info" sx={{ mt: 2.5 }}>
        {words.readers}
      </Alert>
      <SubmitButton sx={{ mt: 3 }}>{words.submit}</SubmitButton>
    </CommandForm>
  );
}

const useWords = () => useTranslation(['foundations']).t('foundations:people.details');

function useCountries() {
  const { locale } = useLocale();
  return countriesIn(locale);
}

function PersonFields() {
  const words = useWords();
  const { t } = useTranslation(['forms']);
  const countries = useCountries();
  return (
    <>
      <Columns>
        <TextInput name="birthDate" type="date" label={words.birthDate} required />
        <TextInput name="birthPlace" label={words.birthPlace} maxLength={100} required />
      </Columns>
      <TextInput
        name="birthName"
        label={words.birthName}
        help={words.birthNameHelp}
        maxLength={100}
      />
      <Columns>
        <SelectInput
          name="nationalities.0"
          label={words.nationality}
          placeholder={t('forms:choose')}
          options={countries}
          required
        />
        <SelectInput
          name="nationalities.1"
          label={words.otherNationality}
          placeholder={words.none}
          options={countries}
        />
      </Columns>
      <AddressFields />
    </>
  );
}

function CompanyFields() {
  const words = useWords();
  const { t } = useTranslation(['forms']);
  const countries = useCountries();
  const representative = (index: number) => (
    <Columns key={index}>
      <TextInput
        name={`representedBy.${index}.firstName`}
        label={words.firstName}
        maxLength={100}
        required={index === 0}
      />
      <TextInput
        name={`representedBy.${index}.lastName`}
        label={words.lastName}
        maxLength={100}
        required={index === 0}
      />
      <TextInput
        name={`representedBy.${index}.birthDate`}
        type="date"
        label={words.birthDate}
        required={index === 0}
      />
    </Columns>
  );
  return (
    <>
      <TextInput
        name="legalForm"
        label={words.legalForm}
        help={words.legalFormHelp}
        maxLength={100}
        required
      />
      <AddressFields />
      <Columns>
        <TextInput
          name="register.authority"
          label={words.registerAuthority}
          help={words.registerAuthorityHelp}
          maxLength={200}
          required
        />
        <TextInput name="register.number" label={words.registerNumber} maxLength={100} required />
        <SelectInput
          name="register.country"
          label={words.registerCountry}
          placeholder={t('forms:choose')}
          options={countries}
          required
        />
      </Columns>
      <Typography component="h3" variant="h5" color="primary">
        {words.representedBy}
      </Typography>
      {[0, 1].map(representative)}
    </>
  );
}

function AddressFields() {
  const words = useWords();
  const { t } = useTranslation(['forms']);
  return (
    <>
      <TextInput
        name="street"
        label={words.street}
        autoComplete="address-line1"
        maxLength={200}
        required
      />
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 2fr' } }}>
        <TextInput
          name="zip"
          label={words.zip}
          autoComplete="postal-code"
          maxLength={20}
          required
        />
        <TextInput
          name="city"
          label={words.city}
          autoComplete="address-level2"
          maxLength={100}
          required
        />
      </Box>
      <SelectInput
        name="country"
        label={words.country}
        placeholder={t('forms:choose')}
        options={useCountries()}
        required
      />
    </>
  );
}

const Columns = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>{children}</Box>
);

/** Details that are stated, by the names of the fields; most people live in Germany. */
function initialFields({ stated }: Person): Record<string, string> {
  if (!stated) return { country: 'DE', 'nationalities.0': 'DE', 'register.country': 'DE' };
  return Object.fromEntries(flat(stated));
}

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => flat(part, path ? `${path}.${name}` : name))
    : [[path, String(value ?? '')]];
