import Box from '@mui/material/Box';
import { countryNames } from '#domain/orders/countries/names.ts';
import type { Locale } from '#domain/site/paths.ts';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
import { useTexts } from '../../kit/texts/use-texts.ts';
import type { CheckoutWords } from './texts.de.ts';

interface AddressFieldsProps {
  words: CheckoutWords;
  required?: boolean;
  /** One below the other, however wide the window is. */
  narrow?: boolean;
}

const sideBySide = {
  gridTemplateColumns: { sm: 'repeat(6, minmax(0, 1fr))' },
  '& > *': { gridColumn: { sm: 'span 3' } },
} as const;

/** To whom the invoice goes; the fields of `billingSchema`. */
export function AddressFields({ words, required, narrow = false }: AddressFieldsProps) {
  const { locale } = useTexts();
  const must = { required: required ?? false };
  const { address } = words;
  const across = (gridColumn: string) => (narrow ? {} : { gridColumn: { sm: gridColumn } });
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        ...(!narrow && sideBySide),
      }}
    >
      <TextInput name="name" label={address.name} autoComplete="name" maxLength={100} {...must} />
      <TextInput
        name="company"
        label={address.company}
        autoComplete="organization"
        maxLength={200}
      />
      <TextInput
        name="street"
        label={address.street}
        autoComplete="address-line1"
        maxLength={200}
        sx={across('1 / -1')}
        {...must}
      />
      <TextInput
        name="zip"
        label={address.zip}
        autoComplete="postal-code"
        maxLength={12}
        sx={across('span 2')}
        {...must}
      />
      <TextInput
        name="city"
        label={address.city}
        autoComplete="address-level2"
        maxLength={100}
        sx={across('span 4')}
        {...must}
      />
      <SelectInput
        name="country"
        label={address.country}
        help={address.countryHelp}
        autoComplete="country"
        options={countriesIn(locale)}
        {...must}
      />
      <TextInput name="vatId" label={address.vatId} help={address.vatIdHelp} maxLength={20} />
    </Box>
  );
}

const countriesIn = (locale: Locale): { value: string; label: string }[] =>
  Object.entries(countryNames[locale]).map(([value, label]) => ({ value, label }));
