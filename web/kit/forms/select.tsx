import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';

/** Of a field without a frame for its label and messages. */
export const bareField = {
  width: 1,
  minHeight: 46,
  font: 'inherit',
  fontSize: '0.9375rem',
  color: 'text.primary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'brand.fieldBorder',
  borderRadius: '12px',
} as const;

interface SelectProps {
  field: Ref<HTMLSelectElement>;
  name: string;
  label: string;
  value: string;
  /** What an empty choice says; without it there is always one. */
  none?: string | undefined;
  options: readonly { value: string; label: string }[];
}

/** A native select whose label only screen readers need. */
export const Select = ({ field, name, label, value, none, options }: SelectProps) => (
  <Box sx={{ position: 'relative' }}>
    <Box
      component="select"
      ref={field}
      name={name}
      defaultValue={value}
      aria-label={label}
      autoComplete="off"
      sx={{
        ...bareField,
        pl: 1.75,
        pr: 5,
        appearance: 'none',
        textOverflow: 'ellipsis',
        cursor: 'pointer',
      }}
    >
      {none !== undefined && <option value="">{none}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </Box>
    <Box
      component="span"
      sx={{
        position: 'absolute',
        right: 14,
        top: 'calc(50% - 9px)',
        lineHeight: 0,
        pointerEvents: 'none',
      }}
    >
      <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
    </Box>
  </Box>
);
