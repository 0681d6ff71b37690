import { PlainText } from '../../../kit/forms/plain/fields.tsx';
import { PlainForm } from '../../../kit/forms/plain/plain-form.tsx';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { Alert, AlertTitle } from '../../../kit/ui/elements/alert.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { Island } from '../../../kit/ui/island.tsx';
import type { Problem } from './appointment-view.tsx';
import styles from './open-link.module.css';

/**
 * Fragments stay in the browser: the island sends the token of the address. Without script the link
 * can be pasted.
 */
export function OpenLink({ problem }: { problem: Problem | undefined }) {
  const { texts } = useI18n('meeting');
  const words = texts.meeting.appointment;
  return (
    <Island name="mailed-link">
      <Text variant="h2" as="h1">
        {problem === 'invalid' ? words.invalidTitle : words.openTitle}
      </Text>
      <Text tone="secondary" className={styles.text}>
        {problem === 'invalid' ? words.invalidText : words.openText}
      </Text>
      {problem === 'failed' && (
        <Alert severity="error" role="alert" className={styles.notice}>
          <AlertTitle>{words.failed}</AlertTitle>
          {words.offline}
        </Alert>
      )}
      <div className={styles.form}>
        <PlainForm
          id="open"
          labels={{ link: words.link }}
          problemTexts={{ LINK: words.linkRequired }}
          refused={
            problem === 'no-link'
              ? { ok: false, code: 'missing', problems: { link: 'LINK' }, typed: {} }
              : undefined
          }
          trap={false}
        >
          <PlainText name="link" required />
          <PlainSubmit>{words.open}</PlainSubmit>
        </PlainForm>
      </div>
    </Island>
  );
}
