import type { ReactNode } from 'react';
import styles from './field-frame.module.css';
import { usePlainField } from './form-context.ts';

export interface PlainFieldProps {
  name: string;
  help?: string | undefined;
  required?: boolean;
}

/** What every control says about itself. */
export function useControl({ name, help, required = false }: PlainFieldProps) {
  const { id, label, value, problem } = usePlainField(name);
  const described = [problem && `${id}-problem`, help && `${id}-help`].filter(Boolean).join(' ');
  return {
    id,
    label,
    value,
    problem,
    help,
    required,
    attributes: {
      id,
      name,
      'aria-required': required || undefined,
      'aria-invalid': problem === undefined ? undefined : true,
      'aria-describedby': described || undefined,
    },
  };
}

type Control = ReturnType<typeof useControl>;

interface FieldFrameProps {
  control: Control;
  children: ReactNode;
}

/** Label above, help and problem below. */
export function FieldFrame({ control, children }: FieldFrameProps) {
  const { id, label, required } = control;
  return (
    <div className={styles.frame}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && <Star />}
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
