import type { ReactNode } from 'react';
import type { Control } from '../field.ts';
import styles from './choices.module.css';
import { HelpAndProblem, Star } from './field-frame.tsx';

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
