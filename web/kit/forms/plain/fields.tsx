import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { controlStyle, FieldFrame, type PlainFieldProps, useControl } from './field-frame.tsx';

interface PlainTextProps extends PlainFieldProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

export function PlainText({ type = 'text', autoComplete = 'off', ...field }: PlainTextProps) {
  const control = useControl(field);
  return (
    <FieldFrame control={control}>
      <Box
        component="input"
        {...control.attributes}
        type={type}
        inputMode={field.inputMode}
        autoComplete={autoComplete}
        defaultValue={control.value}
        sx={controlStyle}
      />
    </FieldFrame>
  );
}

export function PlainTextArea({ rows = 5, ...field }: PlainFieldProps & { rows?: number }) {
  const control = useControl(field);
  return (
    <FieldFrame control={control}>
      <Box
        component="textarea"
        {...control.attributes}
        rows={rows}
        defaultValue={control.value}
        sx={{ ...controlStyle, resize: 'vertical' }}
      />
    </FieldFrame>
  );
}

interface PlainSelectProps extends PlainFieldProps {
  /** What the empty choice says. */
  placeholder: string;
  options: readonly { value: string; label: string }[];
}

export function PlainSelect({ placeholder, options, ...field }: PlainSelectProps) {
  const control = useControl(field);
  return (
    <FieldFrame control={control}>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="select"
          {...control.attributes}
          defaultValue={control.value}
          sx={{ ...controlStyle, pr: 6, appearance: 'none', cursor: 'pointer' }}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Box>
        <Box
          component={ChevronDown}
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          sx={{
            position: 'absolute',
            right: 14,
            top: 'calc(50% - 10px)',
            pointerEvents: 'none',
            color: 'text.secondary',
          }}
        />
      </Box>
    </FieldFrame>
  );
}
