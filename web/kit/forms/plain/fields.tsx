import { ChevronDown } from 'lucide-react';
import type { HTMLAttributes } from 'react';
import { FieldFrame, type PlainFieldProps, useControl } from './field-frame.tsx';
import styles from './fields.module.css';

interface PlainTextProps extends PlainFieldProps {
  type?: 'text' | 'email' | 'tel' | 'url';
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode'];
}

export function PlainText({ type = 'text', autoComplete = 'off', ...field }: PlainTextProps) {
  const control = useControl(field);
  return (
    <FieldFrame control={control}>
      <input
        {...control.attributes}
        type={type}
        inputMode={field.inputMode}
        autoComplete={autoComplete}
        defaultValue={control.value}
        className={styles.input}
      />
    </FieldFrame>
  );
}

export function PlainTextArea({ rows = 5, ...field }: PlainFieldProps & { rows?: number }) {
  const control = useControl(field);
  return (
    <FieldFrame control={control}>
      <textarea
        {...control.attributes}
        rows={rows}
        defaultValue={control.value}
        className={styles.textArea}
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
      <div className={styles.select}>
        <select {...control.attributes} defaultValue={control.value} className={styles.control}>
          <option value="">{placeholder}</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" className={styles.arrow} />
      </div>
    </FieldFrame>
  );
}
