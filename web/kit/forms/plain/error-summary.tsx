import { Alert, AlertTitle } from '../../ui/elements/alert.tsx';
import { TextLink } from '../../ui/elements/text-link.tsx';
import { useFormAround } from '../field.ts';
import type { FormRefusal } from '../form-outcome.ts';
import { type RefusalTexts, useRefusalText } from '../refusal-text.ts';
import styles from './error-summary.module.css';

interface ErrorSummaryProps {
  refused: FormRefusal;
  /** The form's own texts. */
  texts: RefusalTexts | undefined;
}

/** Why the form was not accepted, with a link to each wrong field. It takes the focus. */
export function ErrorSummary({ refused, texts }: ErrorSummaryProps) {
  const { title, description } = useRefusalText(texts)(refused);
  const { id, labels, problemText } = useFormAround();
  const wrong = Object.keys(labels).filter((name) => refused.problems[name] !== undefined);
  // Browsers focus it when the page is read, the island where it replaces the page.
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <Alert severity="error" role="alert" {...focused} className={styles.summary}>
      <AlertTitle className={styles.title}>{title}</AlertTitle>
      {description}
      {wrong.length > 0 && (
        <ul className={styles.wrong}>
          {wrong.map((name) => (
            <li key={name}>
              <TextLink href={`#${id}-${name}`}>{labels[name]}</TextLink>
              {`: ${problemText(refused.problems[name] ?? '', name)}`}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
