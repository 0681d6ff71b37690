import type { ReactNode } from 'react';
import type { Control } from '../field.ts';
import styles from './field-frame.module.css';

interface FieldFrameProps {
  control: Control;
  children: ReactNode;
}

/** Label above, help and problem below. */
export function FieldFrame({ control, children }: FieldFrameProps) {
  const { id, label, starred } = control;
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {starred && <Star />}
      </label>
      {children}
      <HelpAndProblem control={control} />
    </div>
  );
}

export const Star = () => (
  <span aria-hidden="true" className={styles.star}>
    {' *'}
  </span>
);

export function HelpAndProblem({ control }: { control: Control }) {
  const { id, help, problem } = control;
  return (
    <>
      {problem && (
        <p id={`${id}-problem`} className={styles.problem}>
          {problem}
        </p>
      )}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
    </>
  );
}
