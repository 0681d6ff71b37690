import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ownerReasons, riskClasses, riskFile } from '#domain/identification/risk.ts';
import { countriesIn } from '#domain/orders/countries/names.ts';
import { call } from '../../../desk/call.ts';
import { FormDialog } from '../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../desk/forms/use-command-form.ts';
import { CheckInput } from '../../../kit/forms/choices.tsx';
import { SelectInput, TextInput } from '../../../kit/forms/fields.tsx';
import type { Fields } from '../../../kit/forms/rules.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import type { File } from './types.ts';

const OWNERS_MAX = 20;
const PLACE = 'beneficialOwners';
const texts = [
  'firstName',
  'lastName',
  'birthDate',
  'birthPlace',
  'street',
  'zip',
  'city',
  'country',
  'because',
] as const;

const nameOf = (index: number, field: string) => `${PLACE}.${index}.${field}`;

/** The fields of each owner are named by its number; a removed one leaves a gap. */
function payload(fields: Fields) {
  const numbers = Array.from({ length: OWNERS_MAX }, (_, index) => index).filter(
    (index) => fields[nameOf(index, 'firstName')] !== undefined,
  );
  return {
    class: fields.class,
    reasons: fields.reasons,
    beneficialOwners: numbers.map((index) => ({
      ...Object.fromEntries(
        texts
          .map((field) => [field, fields[nameOf(index, field)] ?? ''] as const)
          .filter(([, value]) => value !== ''),
      ),
      nationalities: [fields[nameOf(index, 'nationality')] ?? ''],
      identified: fields[nameOf(index, 'identified')] === 'on',
    })),
  };
}

const rules = { schema: riskFile, payload };

function initialOf({ risk, owners }: File): Fields {
  const known = risk?.beneficialOwners ?? [];
  const people = risk
    ? known.map(({ nationalities, identified, ...owner }) => ({
        ...owner,
        nationality: nationalities[0] ?? 'DE',
        identified: identified ? 'on' : '',
      }))
    : owners.map(({ name }) => {
        const [lastName = '', ...first] = name.split(' ').toReversed();
        return {
          firstName: first.toReversed().join(' '),
          lastName,
          country: 'DE',
          nationality: 'DE',
        };
      });
  return Object.fromEntries([
    ['class', risk?.class ?? 'normal'],
    ['reasons', risk?.reasons ?? ''],
    ...people.flatMap((person, index) =>
      Object.entries(person).map(([field, value]) => [nameOf(index, field), String(value ?? '')]),
    ),
  ]);
}

interface Props {
  id: string;
  file: File;
  onDone: () => void;
  onClose: () => void;
}

/** Writes a new version of the file on risk. */
export function RiskForm({ id, file, onDone, onClose }: Props) {
  const { t } = useTranslation(['staffIdentification']);
  const count = file.risk ? file.risk.beneficialOwners.length : file.owners.length;
  const [shown, setShown] = useState(() => Array.from({ length: count }, (_, index) => index));
  const words = t('staffIdentification:risk');
  const classes = t('staffIdentification:classes');
  const form = useCommandForm({
    rules,
    initial: initialOf(file),
    send: async (body) => {
      const outcome = await call('PUT /admin/foundations/:id/risk', { params: { id }, body });
      if (outcome.ok) onDone();
      return outcome;
    },
    done: () => words.done,
    onDone: onClose,
  });
  const next = Math.max(-1, ...shown) + 1;
  return (
    <FormDialog
      form={form}
      title={words.write}
      what={words.what}
      words={{ submit: words.submit }}
      error={form.refused?.text}
      onClose={onClose}
    >
      <SelectInput
        name="class"
        label={words.class}
        options={riskClasses.map((value) => ({ value, label: classes[value] }))}
        required
      />
      <TextInput name="reasons" label={words.reasons} rows={3} maxLength={2_000} required />
      {shown.map((index, place) => (
        <Owner
          key={index}
          index={index}
          number={place + 1}
          onRemove={() => setShown(shown.filter((one) => one !== index))}
        />
      ))}
      {next < OWNERS_MAX && (
        <div>
          <Button onClick={() => setShown([...shown, next])}>{words.add}</Button>
        </div>
      )}
    </FormDialog>
  );
}

interface OwnerProps {
  index: number;
  number: number;
  onRemove: () => void;
}

function Owner({ index, number, onRemove }: OwnerProps) {
  const { t } = useTranslation(['staffIdentification']);
  const { locale } = useLocale();
  const words = t('staffIdentification:risk');
  const because = t('staffIdentification:reasons');
  const at = (field: string) => nameOf(index, field);
  const countries = countriesIn(locale);
  return (
    <Box
      component="fieldset"
      sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', p: 2 }}
    >
      <Box component="legend" sx={{ px: 1 }}>
        <Typography component="span" sx={{ fontWeight: 600 }}>
          {t('staffIdentification:risk.person', { number: String(number) })}
        </Typography>
      </Box>
      <Box sx={pair}>
        <TextInput name={at('firstName')} label={words.firstName} maxLength={100} required />
        <TextInput name={at('lastName')} label={words.lastName} maxLength={100} required />
        <TextInput name={at('birthDate')} type="date" label={words.birthDate} required />
        <TextInput name={at('birthPlace')} label={words.birthPlace} maxLength={120} />
        <SelectInput
          name={at('nationality')}
          label={words.nationality}
          options={countries}
          required
        />
        <TextInput name={at('street')} label={words.street} maxLength={120} required />
        <TextInput name={at('zip')} label={words.zip} maxLength={20} required />
        <TextInput name={at('city')} label={words.city} maxLength={120} required />
        <SelectInput name={at('country')} label={words.country} options={countries} required />
        <SelectInput
          name={at('because')}
          label={words.because}
          options={ownerReasons.map((value) => ({ value, label: because[value] }))}
          required
        />
      </Box>
      <CheckInput name={at('identified')} label={words.isIdentified} />
      <Button color="error" onClick={onRemove}>
        {words.remove}
      </Button>
    </Box>
  );
}

const pair = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  mb: 1.5,
} as const;
