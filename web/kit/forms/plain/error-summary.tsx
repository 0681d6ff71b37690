import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Link from '@mui/material/Link';
import { useI18n } from '../../texts/use-i18n.ts';
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
    <Alert severity="error" role="alert" {...focused} sx={{ outlineOffset: 2 }}>
      <AlertTitle sx={{ fontWeight: 600, mb: 0.25 }}>
        {code === 'failed' ? (failed ?? title) : title}
      </AlertTitle>
      {description}
      {wrong.length > 0 && (
        <ul style={{ margin: '8px 0 0', paddingLeft: 20 }}>
          {wrong.map((name) => (
            <li key={name}>
              <Link href={`#${form.id}-${name}`}>{form.labels[name]}</Link>
              {`: ${form.problemText(form.problems[name] ?? '', name)}`}
            </li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
