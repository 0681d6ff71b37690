import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Control } from '../field.ts';
import { HelpAndProblem, Star } from './field-frame.tsx';

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

/** @param children the label */
export function PlainCheck({ control, children }: { control: Control; children: ReactNode }) {
  return (
    <div>
      <Box component="label" htmlFor={control.id} sx={row}>
        <input type="checkbox" {...control.attributes} defaultChecked={control.value === 'on'} />
        <span>
          {children}
          {control.starred && <Star />}
        </span>
      </Box>
      <HelpAndProblem control={control} />
    </div>
  );
}
