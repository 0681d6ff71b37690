import TextField from '@mui/material/TextField';
import type { HTMLAttributes } from 'react';
import type { CommandHandle } from './command-form.tsx';

interface PlainFieldProps {
  handle: CommandHandle;
  name: string;
  label: string;
  help?: string;
  /** Characters. */
  max: number;
  required?: boolean;
  rows?: number;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  defaultValue?: string;
}

/** A field of a short form that only the server judges. */
export function PlainField({ handle, name, label, help, max, rows = 1, ...rest }: PlainFieldProps) {
  const problem = handle.problem(name);
  return (
    <TextField
      name={name}
      label={label}
      helperText={problem ?? help}
      error={problem !== undefined}
      defaultValue={handle.typed(name) ?? rest.defaultValue}
      multiline={rows > 1}
      minRows={rows}
      maxRows={rows > 1 ? 12 : undefined}
      autoComplete="off"
      slotProps={{
        htmlInput: { maxLength: max, inputMode: rest.inputMode, 'aria-required': rest.required },
      }}
    />
  );
}
