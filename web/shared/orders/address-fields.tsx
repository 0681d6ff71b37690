import Box from '@mui/material/Box';
import { billingCountries } from '#domain/orders/billing.ts';
import type { Locale } from '#domain/site/paths.ts';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
import { useTexts } from '../../kit/texts/use-texts.ts';
import type { CheckoutWords } from './texts.de.ts';

/** To whom the invoice goes; the fields of `billingSchema`. */
export function AddressFields({ words, required }: { words: CheckoutWords; required?: boolean }) {
  const { locale } = useTexts();
  const must = { required: required ?? false };
  const { address } = words;
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2.5,
        gridTemplateColumns: { sm: 'repeat(6, minmax(0, 1fr))' },
        '& > *': { gridColumn: { sm: 'span 3' } },
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
        autoComplete="street-address"
        maxLength={200}
        sx={{ gridColumn: { sm: '1 / -1' } }}
        {...must}
      />
      <TextInput
        name="zip"
        label={address.zip}
        autoComplete="postal-code"
        maxLength={12}
        sx={{ gridColumn: { sm: 'span 2' } }}
        {...must}
      />
      <TextInput
        name="city"
        label={address.city}
        autoComplete="address-level2"
        maxLength={100}
        sx={{ gridColumn: { sm: 'span 4' } }}
        {...must}
      />
      <SelectInput
        name="country"
        label={address.country}
        autoComplete="country"
        options={countriesIn(locale)}
        {...must}
      />
      <TextInput name="vatId" label={address.vatId} help={address.vatIdHelp} maxLength={20} />
    </Box>
  );
}

function countriesIn(locale: Locale): { value: string; label: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return billingCountries
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
