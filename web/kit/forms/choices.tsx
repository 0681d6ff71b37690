import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type FieldProps, useField } from './field.ts';
import { PlainCheck } from './plain/fields.tsx';

interface Option {
  value: string;
  label: string;
  help?: string;
}

interface ChoiceInputProps {
  name: string;
  label: string;
  options: readonly Option[];
  required?: boolean;
  /** The label is a heading of its part of the form. */
  heading?: boolean;
}

/** A few options, each explained: radio buttons drawn as cards. */
export function ChoiceInput(props: ChoiceInputProps) {
  const { name, label, options, required = false, heading = false } = props;
  const { value, problem, wrong, attributes } = useField({ name, label, required });
  const { id, name: _name, ...marks } = attributes;
  return (
    <Box role="radiogroup" aria-labelledby={`${id}-label`} {...marks}>
      <Typography
        id={`${id}-label`}
        {...(heading ? { variant: 'h5', component: 'h3' } : { variant: 'body2' })}
        color={problem ? 'error' : heading ? 'primary' : 'textSecondary'}
        sx={{ mb: heading ? 1.5 : 1 }}
      >
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {options.map((option) => (
          <ChoiceCard key={option.value} option={option} wrong={wrong}>
            <input
              type="radio"
              name={name}
              value={option.value}
              defaultChecked={value === option.value}
            />
          </ChoiceCard>
        ))}
      </Box>
      {problem && (
        <FormHelperText error id={`${id}-problem`}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}

interface CheckCardProps {
  name: string;
  option: Option;
}

/** A single checkbox drawn as a card. Errors are shown elsewhere in the form. */
export function CheckCard({ name, option }: CheckCardProps) {
  const { value, wrong, attributes } = useField({ name, label: option.label, required: true });
  const { 'aria-describedby': _elsewhere, ...marks } = attributes;
  return (
    <ChoiceCard option={option} wrong={wrong}>
      <input
        type="checkbox"
        {...marks}
        value={option.value}
        defaultChecked={value === option.value}
      />
    </ChoiceCard>
  );
}

interface CheckInputProps extends Pick<FieldProps, 'name' | 'required'> {
  label: ReactNode;
}

/** Sends `on` when checked, as browsers do, and nothing otherwise. */
export function CheckInput({ label, ...field }: CheckInputProps) {
  const control = useField(field);
  if (control.plain) return <PlainCheck control={control}>{label}</PlainCheck>;
  const { id, problem, value, wrong, attributes } = control;
  const { name, ...marks } = attributes;
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            defaultChecked={value === 'on'}
            sx={{ color: wrong ? 'error.main' : 'brand.fieldBorder' }}
            slotProps={{ input: marks }}
          />
        }
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1 } }}
      />
      {problem && (
        <FormHelperText id={`${id}-problem`} error sx={{ ml: 4 }}>
          {problem}
        </FormHelperText>
      )}
    </div>
  );
}

interface ChoiceCardProps {
  option: Option;
  wrong: boolean;
  children: ReactNode;
}

function ChoiceCard({ option, wrong, children }: ChoiceCardProps) {
  return (
    <Box
      component="label"
      sx={{
        display: 'flex',
        gap: 1.5,
        p: 2,
        border: 1,
        borderColor: wrong ? 'error.main' : 'brand.fieldBorder',
        borderRadius: '12px',
        cursor: 'pointer',
        minHeight: 44,
        transition: 'background-color 150ms ease-out',
        // Under a finger it would stay, and look chosen.
        '@media (hover: hover)': { '&:hover': { bgcolor: 'brand.highlight' } },
        '&:has(:checked)': {
          bgcolor: 'brand.highlight',
          borderColor: 'primary.main',
          boxShadow: 'inset 0 0 0 1px var(--s-palette-primary-main)',
        },
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'brand.accent' },
        '& input': {
          accentColor: 'var(--s-palette-primary-main)',
          width: 20,
          height: 20,
          m: 0,
          mt: '3px',
          flexShrink: 0,
          outline: 'none',
        },
        // Browsers draw an empty radio button in greys of their own.
        '& input[type=radio]': {
          appearance: 'none',
          borderRadius: '50%',
          border: '2px solid',
          borderColor: 'brand.fieldBorder',
          '&:checked': { border: '6px solid', borderColor: 'primary.main' },
        },
      }}
    >
      {children}
      <span>
        <Typography component="span" sx={{ fontWeight: 600, display: 'block' }}>
          {option.label}
        </Typography>
        {option.help && (
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {option.help}
          </Typography>
        )}
      </span>
    </Box>
  );
}
