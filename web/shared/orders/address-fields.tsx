import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { countriesIn } from '#domain/orders/countries/names.ts';
import { useFieldTexts } from '../../kit/forms/field.ts';
import { SelectInput, TextInput } from '../../kit/forms/fields.tsx';
import { fillField } from '../../kit/forms/live-fields.ts';
import { fullName } from '../../kit/session/full-name.ts';
import { useUser } from '../../kit/session/user.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useHydrated } from '../../kit/ui/use-hydrated.ts';
import { addressFields, fieldsOfAddress, isIn, type OfferedAddresses } from './billing-rules.ts';

interface AddressFieldsProps {
  required?: boolean;
  /** One below the other, however wide the window is. */
  narrow?: boolean;
  /** To fill the fields with. */
  offered?: OfferedAddresses;
  /** For the team, who enter what they were told. */
  vatIdHelp?: string;
}

const sideBySide = {
  gridTemplateColumns: { sm: 'repeat(6, minmax(0, 1fr))' },
  '& > *': { gridColumn: { sm: 'span 3' } },
} as const;

/** To whom the invoice goes; the fields of `billingSchema`. */
export function AddressFields(props: AddressFieldsProps) {
  const { required, narrow = false, offered = [] } = props;
  const { t } = useTranslation(['checkout']);
  const { locale } = useLocale();
  const must = { required: required ?? false };
  const address = t('checkout:address');
  const across = (gridColumn: string) => (narrow ? {} : { gridColumn: { sm: gridColumn } });
  const text = (
    name: 'name' | 'company' | 'street' | 'zip' | 'city',
    autoComplete: string,
    maxLength: number,
    more: Partial<ComponentProps<typeof TextInput>> = {},
  ) => (
    <TextInput
      name={name}
      label={address[name]}
      autoComplete={autoComplete}
      maxLength={maxLength}
      {...more}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 2.5, ...(!narrow && sideBySide) }}>
      {offered.some(({ used }, place) => !used || place > 0) && <Offered offered={offered} />}
      {text('name', 'name', 100, must)}
      {text('company', 'organization', 200)}
      {text('street', 'address-line1', 200, { ...must, sx: across('1 / -1') })}
      {text('zip', 'postal-code', 12, { ...must, sx: across('span 2') })}
      {text('city', 'address-level2', 100, { ...must, sx: across('span 4') })}
      <SelectInput
        name="country"
        label={address.country}
        help={address.countryHelp}
        autoComplete="country"
        options={countriesIn(locale)}
        {...must}
      />
      <TextInput
        name="vatId"
        label={address.vatId}
        help={props.vatIdHelp ?? address.vatIdHelp}
        maxLength={20}
      />
    </Box>
  );
}

/** Who may pay, with the address as far as it is known: a press fills the fields, which stay to be changed. */
function Offered({ offered }: { offered: OfferedAddresses }) {
  const { t } = useTranslation(['checkout']);
  const labelId = useId();
  const hydrated = useHydrated();
  const typed = useFieldTexts(addressFields);
  const self = fullName(useUser());
  if (!hydrated) return null;
  const payerOf = ({ company, name }: OfferedAddresses[number]) =>
    company ?? (name === self ? t('checkout:address.self') : name);
  const fill = (form: HTMLFormElement | null, address: OfferedAddresses[number]) => {
    for (const [name, value] of Object.entries(fieldsOfAddress(address))) {
      fillField(form?.elements.namedItem(name) ?? null, value);
    }
  };
  return (
    <Box role="group" aria-labelledby={labelId} sx={{ gridColumn: '1 / -1 !important' }}>
      <Typography id={labelId} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('checkout:address.offered')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {offered.map((address) => {
          const chosen = isIn(typed, address);
          return (
            <Button
              key={JSON.stringify(address)}
              type="button"
              variant={chosen ? 'contained' : 'outlined'}
              aria-pressed={chosen}
              size="small"
              sx={{ textAlign: 'left', whiteSpace: 'normal', overflowWrap: 'anywhere' }}
              onClick={({ currentTarget }) => fill(currentTarget.form, address)}
            >
              {[payerOf(address), address.street, address.city].filter(Boolean).join(', ')}
            </Button>
          );
        })}
      </Box>
    </Box>
  );
}
