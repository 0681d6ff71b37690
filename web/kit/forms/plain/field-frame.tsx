import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Control } from '../field.ts';

interface FieldFrameProps {
  control: Control;
  children: ReactNode;
}

/** Label above, help and problem below. */
export function FieldFrame({ control, children }: FieldFrameProps) {
  const { id, label, starred } = control;
  return (
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box
        component="label"
        htmlFor={id}
        sx={{ display: 'block', mb: 0.75, fontSize: '0.9375rem', fontWeight: 500 }}
      >
        {label}
        {starred && <Star />}
      </Box>
      {children}
      <HelpAndProblem control={control} />
    </Box>
  );
}

export const Star = () => (
  <Box component="span" aria-hidden="true" sx={{ color: 'error.main' }}>
    {' *'}
  </Box>
);

export function HelpAndProblem({ control }: { control: Control }) {
  const { id, help, problem } = control;
  return (
    <>
      {problem && (
        <FormHelperText error id={`${id}-problem`} sx={{ mt: 0.5, mx: 0 }}>
          {problem}
        </FormHelperText>
      )}
      {help && (
        <FormHelperText id={`${id}-help`} sx={{ mt: 0.5, mx: 0 }}>
          {help}
        </FormHelperText>
      )}
    </>
  );
}

/** Text fields look like those of the member area, whose script pages without one don't load. */
export const controlStyle = {
  display: 'block',
  boxSizing: 'border-box',
  width: 1,
  minHeight: 52,
  px: 1.75,
  py: 1.5,
  font: 'inherit',
  lineHeight: 1.5,
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'brand.fieldBorder',
  borderRadius: '12px',
  transition: 'border-color 150ms ease-out, box-shadow 150ms ease-out',
  '&:hover': { borderColor: 'text.primary' },
  '&:focus-visible': {
    outline: 'none',
    borderRadius: '12px',
    borderColor: 'primary.main',
    boxShadow: (theme: Theme) =>
      `inset 0 0 0 1px ${(theme.vars ?? theme).palette.primary.main}, 0 0 0 3px ${(theme.vars ?? theme).palette.brand.highlight}`,
  },
  '&[aria-invalid]': { borderColor: 'error.main' },
  '&::placeholder': { color: 'text.secondary', opacity: 1 },
} as const;
