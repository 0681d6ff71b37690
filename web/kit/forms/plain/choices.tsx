import type { ReactNode } from 'react';
import styles from './choices.module.css';
import { HelpAndProblem, type PlainFieldProps, Star, useControl } from './field-frame.tsx';

/** Sends `on` when checked and nothing otherwise. */
export function PlainCheck({ children, ...field }: PlainFieldProps & { children: ReactNode }) {
  const control = useControl(field);
  return (
    <div>
      <label htmlFor={control.id} className={styles.check}>
        <input type="checkbox" {...control.attributes} defaultChecked={control.value === 'on'} />
        <span>
          {children}
          {control.required && <Star />}
        </span>
      </label>
      <HelpAndProblem control={control} />
    </div>
  );
}
