import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Eye, EyeOff } from 'lucide-react';
import { type HTMLAttributes, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Control, type FieldProps, useField } from './field.ts';
import { PlainSelect, PlainText, PlainTextArea } from './plain/fields.tsx';

/** What every field of the member area tells MUI. */
const drawn = ({ id, label, value, wrong, starred, attributes, ...control }: Control) => ({
  id,
  name: attributes.name,
  label,
  defaultValue: value,
  error: wrong,
  required: starred,
  helperText: messages(id, control),
  htmlInput: { 'aria-required': attributes['aria-required'] ?? false },
  describedBy: attributes['aria-describedby'],
});

interface TextInputProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'date' | 'time';
  autoComplete?: string;
  /** More than one makes a text area. */
  rows?: number;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
  sx?: TextFieldProps['sx'];
}

export function TextInput(props: TextInputProps) {
  const { type, autoComplete = 'off', rows = 1, inputMode, sx, ...field } = props;
  const control = useField(field);
  if (control.plain) {
    if (rows > 1) return <PlainTextArea control={control} rows={rows} />;
    return <PlainText {...{ control, type, autoComplete, inputMode }} />;
  }
  // Browsers show a format hint in these, which the label must not cover.
  const shrink = type === 'date' || type === 'time' ? true : undefined;
  const { htmlInput, describedBy, ...shared } = drawn(control);
  return (
    <TextField
      {...shared}
      type={type}
      autoComplete={autoComplete}
      multiline={rows > 1}
      minRows={rows}
      maxRows={rows > 1 ? 12 : undefined}
      sx={sx}
      slotProps={{
        htmlInput: { ...htmlInput, inputMode, 'aria-describedby': describedBy },
        inputLabel: { shrink },
      }}
    />
  );
}

type Messages = Pick<Control, 'problem' | 'help' | 'count'>;

/** Below the field: what is wrong with it, or what helps, and how long the text is. */
function messages(id: string, { problem, help, count }: Messages): ReactNode {
  const text = problem ? (
    <span id={`${id}-problem`}>{problem}</span>
  ) : (
    help && <span id={`${id}-help`}>{help}</span>
  );
  if (!count) return text;
  return (
    <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
      {text || <span />}
      <Box
        component="span"
        id={`${id}-count`}
        sx={{ flexShrink: 0, fontWeight: count.over ? 600 : undefined }}
      >
        {count.text}
      </Box>
    </Box>
  );
}

interface PasswordInputProps extends FieldProps {
  autoComplete: 'current-password' | 'new-password';
}

/** A password that can be made visible while typing. */
export function PasswordInput({ autoComplete, ...field }: PasswordInputProps) {
  const { htmlInput, describedBy, ...shared } = drawn(useField(field));
  const { t } = useTranslation(['forms']);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  const toggle = (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={t(`forms:password.${shown ? 'hide' : 'show'}`)}
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
      autoComplete={autoComplete}
      slotProps={{
        htmlInput: { ...htmlInput, 'aria-describedby': describedBy },
        input: { endAdornment: toggle },
      }}
    />
  );
}

interface SelectInputProps extends FieldProps {
  autoComplete?: string;
  /** What an empty choice says; without it there is always one. */
  placeholder?: string;
  options: readonly SelectOption[];
}

interface SelectOption {
  value: string;
  label: string;
  /** The heading that it stands below, with all others of it. */
  group?: string;
}

const optionOf = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);

/** The native select works everywhere, and best on phones. */
export function SelectInput(props: SelectInputProps) {
  const { placeholder, options, autoComplete = 'off', ...field } = props;
  const control = useField(field);
  const choices = (
    <>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {[...Map.groupBy(options, ({ group }) => group)].map(([group, members]) =>
        group === undefined ? (
          members.map(optionOf)
        ) : (
          <optgroup key={group} label={group}>
            {members.map(optionOf)}
          </optgroup>
        ),
      )}
    </>
  );
  if (control.plain) return <PlainSelect control={control}>{choices}</PlainSelect>;
  const { htmlInput, describedBy, ...shared } = drawn(control);
  return (
    <TextField
      {...shared}
      select
      autoComplete={autoComplete}
      slotProps={{
        // A choice that cannot be empty needs no check by the browser, and HTML allows none.
        htmlInput: {
          ...htmlInput,
          required: placeholder !== undefined && shared.required,
          'aria-describedby': describedBy,
        },
        select: { native: true },
        inputLabel: { shrink: true },
      }}
    >
      {choices}
    </TextField>
  );
}
