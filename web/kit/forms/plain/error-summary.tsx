import { useI18n } from '../../texts/use-i18n.ts';
import { Alert, AlertTitle } from '../../ui/elements/alert.tsx';
import { TextLink } from '../../ui/elements/text-link.tsx';
import styles from './error-summary.module.css';
import type { FormContent } from './form-context.ts';
import type { RefusalCode } from './read-form.ts';

interface ErrorSummaryProps {
  form: Pick<FormContent, 'id' | 'labels' | 'problems' | 'problemText'>;
  code: RefusalCode;
  /** Title where sending failed. */
  failed: string | undefined;
}

/** Why the form was not accepted, with a link to each wrong field. It takes the focus. */
export function ErrorSummary({ form, code, failed }: ErrorSummaryProps) {
  const { texts } = useI18n();
  const { title, description } = texts.forms.notices[code];
  const wrong = Object.keys(form.labels).filter((name) => form.problems[name] !== undefined);
  // Browsers focus it when the page is read, the island where it replaces the page.
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <Alert severity="error" role="alert" {...focused} className={styles.summary}>
      <AlertTitle className={styles.title}>
        {code === 'failed' ? (failed ?? title) : title}
      </AlertTitle>
      {description}
      {wrong.length > 0 && (
        <ul className={styles.wrong}>
          {wrong.map((name) => (
            <li key={name}>
              <TextLink href={`#${form.id}-${name}`}>{form.labels[name]}</TextLink>
              {`: ${form.problemText(form.problems[name] ?? '', name)}`}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
