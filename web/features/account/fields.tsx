import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import type { FieldFaults } from './forms.ts';

/** Faults and values of the form around a field. */
export const FormFaults = createContext<{ faults: FieldFaults; values: Record<string, string> }>({
  faults: {},
  values: {},
});

function useField(name: string) {
  const { texts } = useI18n('account');
  const { faults, values } = useContext(FormFaults);
  const known: Record<string, string> = texts.account.faults;
  const code = faults[name];
  return {
    fault: code === undefined ? undefined : (known[code] ?? texts.account.faults.INVALID),
    value: values[name],
  };
}

interface FieldProps {
  name: string;
  label: string;
  autoComplete: string;
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  hint?: string;
  autoFocus?: boolean;
}

export function Field({ name, label, autoComplete, type = 'text', hint, ...rest }: FieldProps) {
  const { fault, value } = useField(name);
  return (
    <TextField
      name={name}
      label={label}
      type={type}
      autoComplete={autoComplete}
      defaultValue={value}
      error={fault !== undefined}
      helperText={fault ?? hint}
      {...rest}
    />
  );
}

/** A password that can be looked at, so that nobody has to type it blindly. */
export function PasswordField({ name, label, autoComplete, hint, ...rest }: FieldProps) {
  const { texts } = useI18n('account');
  const { fault } = useField(name);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? texts.account.hidePassword : texts.account.showPassword}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      name={name}
      label={label}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      error={fault !== undefined}
      helperText={fault ?? hint}
      slotProps={{ input: { endAdornment: toggle } }}
      {...rest}
    />
  );
}

interface CheckFieldProps {
  name: string;
  label: ReactNode;
  required?: boolean;
}

export function CheckField({ name, label, required = false }: CheckFieldProps) {
  const { fault, value } = useField(name);
  const help = `${name}-help`;
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            defaultChecked={value === 'on'}
            sx={{ color: fault ? 'error.main' : 'brand.fieldBorder' }}
            slotProps={{
              input: {
                'aria-required': required,
                'aria-invalid': fault !== undefined,
                'aria-describedby': fault ? help : undefined,
              },
            }}
          />
        }
        sx={{ alignItems: 'flex-start', mr: 0, '& .MuiFormControlLabel-label': { pt: 1 } }}
      />
      {fault && (
        <FormHelperText id={help} error sx={{ ml: 4 }}>
          {fault}
        </FormHelperText>
      )}
    </div>
  );
}
