import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useFormField } from './schema-form.tsx';

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
  const id = useId();
  const { registered, initial, problem } = useFormField(name);
  return (
    <Box
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={problem ? `${id}-problem` : undefined}
      aria-required={required || undefined}
    >
      <Typography
        id={id}
        {...(heading ? { variant: 'h5', component: 'h3' } : { variant: 'body2' })}
        color={problem ? 'error' : heading ? 'primary' : 'textSecondary'}
        sx={{ mb: heading ? 1.5 : 1 }}
      >
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {options.map((option) => (
          <ChoiceCard key={option.value} option={option} wrong={problem !== undefined}>
            <input
              type="radio"
              {...registered}
              value={option.value}
              defaultChecked={initial === option.value}
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
  const { registered, initial, problem } = useFormField(name);
  return (
    <ChoiceCard option={option} wrong={problem !== undefined}>
      <input
        type="checkbox"
        {...registered}
        value={option.value}
        defaultChecked={initial === option.value}
        aria-required="true"
        aria-invalid={problem !== undefined}
      />
    </ChoiceCard>
  );
}

interface CheckInputProps {
  name: string;
  label: ReactNode;
  required?: boolean;
}

/** Sends `on` when checked, as browsers do, and nothing otherwise. */
export function CheckInput({ name, label, required = false }: CheckInputProps) {
  const { registered, initial, problem } = useFormField(name);
  const helpId = useId();
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            defaultChecked={initial === 'on'}
            onChange={registered.onChange}
            onBlur={registered.onBlur}
            sx={{ color: problem ? 'error.main' : 'brand.fieldBorder' }}
            slotProps={{
              input: {
                ref: registered.ref,
                'aria-required': required,
                'aria-invalid': problem !== undefined,
                'aria-describedby': problem ? helpId : undefined,
              },
            }}
          />
        }
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1 } }}
      />
      {problem && (
        <FormHelperText id={helpId} error sx={{ ml: 4 }}>
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
        '&:hover': { bgcolor: 'brand.highlight' },
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
