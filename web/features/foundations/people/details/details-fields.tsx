import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesIn } from '#domain/orders/countries/names.ts';
import { SelectInput, TextInput } from '../../../../kit/forms/fields.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import type { Person } from '../person-context.ts';
import type { people } from '../texts.de.ts';

type Words = Readonly<Record<keyof typeof people.details, string>>;
interface Props {
  words: Words;
}

/** What the deed says of a person or a company, asked of founders and of the team. */
export const DetailsFields = ({ kind, words }: Props & Pick<Person, 'kind'>) =>
  kind === 'natural' ? <PersonFields words={words} /> : <CompanyFields words={words} />;

function useCountries() {
  const { locale } = useLocale();
  return countriesIn(locale);
}

function PersonFields({ words }: Props) {
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
      <AddressFields words={words} />
    </>
  );
}

function CompanyFields({ words }: Props) {
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
      <AddressFields words={words} />
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

function AddressFields({ words }: Props) {
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
export function initialFields({ stated }: Pick<Person, 'stated'>): Record<string, string> {
  if (!stated) return { country: 'DE', 'nationalities.0': 'DE', 'register.country': 'DE' };
  return Object.fromEntries(flat(stated));
}

const flat = (value: unknown, path = ''): [string, string][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, part]) => flat(part, path ? `${path}.${name}` : name))
    : [[path, String(value ?? '')]];
