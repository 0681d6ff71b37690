import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { type HTMLAttributes, useState } from 'react';
import { useFieldText, useFormField } from './schema-form.tsx';

interface FieldProps {
  name: string;
  label: string;
  help?: string;
  required?: boolean;
  autoComplete?: string;
}

/** What every kind of text field has in common. */
function useTextField({ name, label, help, required = false, autoComplete = 'off' }: FieldProps) {
  const { registered, initial, problem, starred } = useFormField(name);
  const { ref, ...handlers } = registered;
  return {
    ...handlers,
    inputRef: ref,
    label,
    defaultValue: initial,
    helperText: problem ?? help,
    error: problem !== undefined,
    autoComplete,
    required: required && starred,
    htmlInput: { 'aria-required': required },
  };
}

interface TextInputProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'date' | 'time';
  /** In characters. Longer text is kept and marked, never cut; close to the limit it is counted. */
  maxLength?: number;
  /** More than one makes a text area. */
  rows?: number;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  sx?: TextFieldProps['sx'];
}

export function TextInput({ type, maxLength, rows = 1, inputMode, sx, ...field }: TextInputProps) {
  const { htmlInput, helperText, error, ...shared } = useTextField(field);
  const length = useFieldText(field.name).trim().length;
  const tooLong = maxLength !== undefined && length > maxLength;
  const counted = maxLength !== undefined && length > maxLength * COUNTED_FROM;
  // Browsers show a format hint in these, which the label must not cover.
  const shrink = type === 'date' || type === 'time' ? true : undefined;
  return (
    <TextField
      {...shared}
      error={error || tooLong}
      helperText={
        counted ? <Counted text={helperText} length={length} max={maxLength} /> : helperText
      }
      type={type}
      multiline={rows > 1}
      minRows={rows}
      maxRows={rows > 1 ? 12 : undefined}
      sx={sx}
      slotProps={{ htmlInput: { ...htmlInput, inputMode }, inputLabel: { shrink } }}
    />
  );
}

const COUNTED_FROM = 0.8;

interface CountedProps {
  text: string | undefined;
  length: number;
  max: number;
}

function Counted({ text, length, max }: CountedProps) {
  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      <span>{text}</span>
      <Box component="span" sx={{ flexShrink: 0, fontWeight: length > max ? 600 : undefined }}>
        {`${length} / ${max}`}
      </Box>
    </Box>
  );
}

interface PasswordInputProps extends FieldProps {
  words: { show: string; hide: string };
}

/** A password that can be made visible while typing. */
export function PasswordInput({ words, ...field }: PasswordInputProps) {
  const { htmlInput, ...shared } = useTextField(field);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={shown ? words.hide : words.show}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </InputAdornment>
  );
  return (
    <TextField
      {...shared}
      type={shown ? 'text' : 'password'}
      slotProps={{ htmlInput, input: { endAdornment: toggle } }}
    />
  );
}

interface SelectInputProps extends FieldProps {
  /** What an empty choice says; without it there is always one. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
}

/** The native select works everywhere, and best on phones. */
export function SelectInput({ placeholder, options, ...field }: SelectInputProps) {
  const { htmlInput, ...shared } = useTextField(field);
  return (
    <TextField
      {...shared}
      select
      slotProps={{ htmlInput, select: { native: true }, inputLabel: { shrink: true } }}
    >
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
