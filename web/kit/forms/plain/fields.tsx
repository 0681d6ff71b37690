import { ChevronDown } from 'lucide-react';
import type { HTMLAttributes, HTMLInputTypeAttribute, ReactNode } from 'react';
import type { Control } from '../field.ts';
import { FieldFrame, HelpAndProblem, Star } from './field-frame.tsx';
import styles from './fields.module.css';

interface PlainTextProps {
  control: Control;
  type: HTMLInputTypeAttribute | undefined;
  autoComplete: string;
  inputMode: HTMLAttributes<HTMLInputElement>['inputMode'];
}

export function PlainText({ control, type = 'text', autoComplete, inputMode }: PlainTextProps) {
  return (
    <FieldFrame control={control}>
      <input
        {...control.attributes}
        type={type}
        inputMode={inputMode}
        autoComplete={autoComplete}
        defaultValue={control.value}
        className={styles.input}
      />
    </FieldFrame>
  );
}

export function PlainTextArea({ control, rows }: { control: Control; rows: number }) {
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

/** @param children the options */
export function PlainSelect({ control, children }: { control: Control; children: ReactNode }) {
  return (
    <FieldFrame control={control}>
      <div className={styles.select}>
        <select {...control.attributes} defaultValue={control.value} className={styles.control}>
          {children}
        </select>
        <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" className={styles.arrow} />
      </div>
    </FieldFrame>
  );
}

/** @param children the label */
export function PlainCheck({ control, children }: { control: Control; children: ReactNode }) {
  return (
    <div>
      <label htmlFor={control.id} className={styles.check}>
        <input type="checkbox" {...control.attributes} defaultChecked={control.value === 'on'} />
        <span>
          {children}
          {control.starred && <Star />}
        </span>
      </label>
      <HelpAndProblem control={control} />
    </div>
  );
}
