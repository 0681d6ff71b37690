import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';
import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { Control } from '../field.ts';
import { controlStyle, FieldFrame } from './field-frame.tsx';

interface PlainTextProps {
  control: Control;
  type: HTMLInputTypeAttribute | undefined;
  autoComplete: string;
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode'];
}

export function PlainText({ control, type = 'text', autoComplete, inputMode }: PlainTextProps) {
  return (
    <FieldFrame control={control}>
      <Box
        component="input"
        {...control.attributes}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        defaultValue={control.value}
        sx={controlStyle}
      />
    </FieldFrame>
  );
}

export function PlainTextArea({ control, rows }: { control: Control; rows: number }) {
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

/** @param children the options */
export function PlainSelect({ control, children }: { control: Control; children: ReactNode }) {
  return (
    <FieldFrame control={control}>
      <Box sx={{ position: 'relative' }}>
        <Box
          component="select"
          {...control.attributes}
          defaultValue={control.value}
          sx={{ ...controlStyle, pr: 6, appearance: 'none', cursor: 'pointer' }}
        >
          {children}
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
