import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useFormAround } from '../field.ts';
import type { FormRefusal } from '../form-outcome.ts';
import { type RefusalTexts, useRefusalText } from '../refusal-text.ts';

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
    <Alert severity="error" role="alert" {...focused} sx={{ outlineOffset: 2 }}>
      <AlertTitle sx={{ fontWeight: 600, mb: 0.25 }}>{title}</AlertTitle>
      {description}
      {wrong.length > 0 && (
        <ul style={{ margin: '8px 0 0', paddingLeft: 20 }}>
          {wrong.map((name) => (
            <li key={name}>
              <Link href={`#${id}-${name}`}>{labels[name]}</Link>
              {`: ${problemText(refused.problems[name] ?? '', name)}`}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
