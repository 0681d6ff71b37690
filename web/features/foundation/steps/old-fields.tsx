import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type HTMLAttributes, useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** How a field knows its form: react-hook-form in the browser, plain values without it. */
export interface FieldTools<Name extends string> {
  register: (name: Name) => UseFormRegisterReturn;
  defaultOf: (name: Name) => string;
  problem: (name: Name) => string | undefined;
}

interface FieldProps<Name extends string> {
  tools: FieldTools<Name>;
  name: Name;
  label: string;
  help?: string;
}

interface FormFieldProps<Name extends string> extends FieldProps<Name> {
  /** Characters. */
  max: number;
  required?: boolean;
  /** More than one makes a text area. */
  rows?: number;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
}

export function FormField<Name extends string>({
  tools,
  name,
  label,
  help,
  max,
  required = false,
  rows = 1,
  inputMode,
  autoComplete = 'off',
}: FormFieldProps<Name>) {
  const { ref, ...field } = tools.register(name);
  const problem = tools.problem(name);
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={label}
      defaultValue={tools.defaultOf(name)}
      helperText={problem ?? help}
      error={problem !== undefined}
      multiline={rows > 1}
      minRows={rows}
      maxRows={rows > 1 ? 12 : undefined}
      autoComplete={autoComplete}
      slotProps={{
        htmlInput: { maxLength: max, inputMode, 'aria-required': required },
      }}
    />
  );
}

interface Option {
  value: string;
  label: string;
  help?: string;
}

interface SelectFieldProps<Name extends string> extends FieldProps<Name> {
  placeholder: string;
  options: readonly Option[];
}

/** The browser's own list: it works everywhere, and on phones best. */
export function SelectField<Name extends string>(props: SelectFieldProps<Name>) {
  const { tools, name, label, help, placeholder, options } = props;
  const { ref, ...field } = tools.register(name);
  const problem = tools.problem(name);
  return (
    <TextField
      {...field}
      inputRef={ref}
      select
      label={label}
      defaultValue={tools.defaultOf(name)}
      helperText={problem ?? help}
      error={problem !== undefined}
      slotProps={{
        select: { native: true },
        inputLabel: { shrink: true },
        htmlInput: { 'aria-required': true },
      }}
    >
      <option value="">{placeholder}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}

interface ChoiceFieldProps<Name extends string> extends FieldProps<Name> {
  options: readonly Option[];
}

/** A few options, each explained: radio buttons drawn as cards. */
export function ChoiceField<Name extends string>(props: ChoiceFieldProps<Name>) {
  const { tools, name, label, options } = props;
  const id = useId();
  const problem = tools.problem(name);
  return (
    <Box
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={problem ? `${id}-problem` : undefined}
      aria-required="true"
    >
      <Typography
        id={id}
        variant="body2"
        color={problem ? 'error' : 'textSecondary'}
        sx={{ mb: 1 }}
      >
        {label}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {options.map((option) => (
          <ChoiceCard key={option.value} option={option} wrong={problem !== undefined}>
            <input
              type="radio"
              {...tools.register(name)}
              value={option.value}
              defaultChecked={tools.defaultOf(name) === option.value}
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

interface ChoiceCardProps {
  option: Option;
  wrong?: boolean;
  children: React.ReactNode;
}

export function ChoiceCard({ option, wrong = false, children }: ChoiceCardProps) {
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
