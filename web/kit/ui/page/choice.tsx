import styles from './choice.module.css';

interface ChoiceProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen?: string | undefined;
  /** Explains the choice, below the options. */
  help?: string;
}

/** Where the page jumps to it. */
export const choiceId = (name: string) => `choice-${name}`;

/** One of a few, as native radio buttons. */
export function Choice({ name, legend, options, chosen, help }: ChoiceProps) {
  const helpId = `${name}-help`;
  return (
    <fieldset
      id={choiceId(name)}
      aria-describedby={help ? helpId : undefined}
      className={styles.choice}
    >
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </label>
        ))}
      </div>
      {help && (
        <div id={helpId} className={styles.help}>
          {help}
        </div>
      )}
    </fieldset>
  );
}
