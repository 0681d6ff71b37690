import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { HelpAndProblem, type PlainFieldProps, Star, useControl } from './field-frame.tsx';

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  minHeight: 44,
  py: 1,
  cursor: 'pointer',
  '& input': {
    accentColor: 'var(--s-palette-primary-main)',
    width: 20,
    height: 20,
    m: 0,
    mt: '3px',
    flexShrink: 0,
  },
} as const;

/** Sends `on` when checked and nothing otherwise. */
export function PlainCheck({ children, ...field }: PlainFieldProps & { children: ReactNode }) {
  const control = useControl(field);
  return (
    <div>
      <Box component="label" htmlFor={control.id} sx={row}>
        <input type="checkbox" {...control.attributes} defaultChecked={control.value === 'on'} />
        <span>
          {children}
          {control.required && <Star />}
        </span>
      </Box>
      <HelpAndProblem control={control} />
    </div>
  );
}

interface PlainRadiosProps extends PlainFieldProps {
  options: readonly { value: string; label: string }[];
}

export function PlainRadios({ options, ...field }: PlainRadiosProps) {
  const control = useControl(field);
  const { id, label, required, value: chosen } = control;
  const { id: _first, name, ...group } = control.attributes;
  return (
    <Box
      component="fieldset"
      role="radiogroup"
      {...group}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: '0.9375rem', fontWeight: 500 }}>
        {label}
        {required && <Star />}
      </Box>
      {options.map(({ value, label: text }, index) => (
        <Box component="label" key={value} sx={row}>
          <input
            type="radio"
            name={name}
            value={value}
            // The summary of errors links to the first one.
            id={index === 0 ? id : undefined}
            defaultChecked={chosen === value}
          />
          <span>{text}</span>
        </Box>
      ))}
      <HelpAndProblem control={control} />
    </Box>
  );
}
