import { useTranslation } from 'react-i18next';
import { TextInput } from '../../../kit/forms/fields.tsx';
import type { FormRefusal } from '../../../kit/forms/form-outcome.ts';
import { PlainForm } from '../../../kit/forms/plain/plain-form.tsx';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { Island } from '../../../kit/ui/island.tsx';
import styles from './appointment.module.css';

/**
 * Fragments stay in the browser: the island sends the token of the address. Without script the link
 * can be pasted.
 */
export function OpenLink({ refusal }: { refusal: FormRefusal | undefined }) {
  const { t } = useTranslation(['visitorAppointments']);
  const words = t('visitorAppointments:appointment');
  const invalid = refusal?.code === 'LINK_INVALID';
  return (
    <Island name="mailed-link">
      <Text variant="h2" as="h1">
        {invalid ? words.invalidTitle : words.openTitle}
      </Text>
      <Text tone="secondary" className={styles.text}>
        {invalid ? words.invalidText : words.openText}
      </Text>
      <div className={styles.form}>
        <PlainForm
          id="open"
          labels={{ link: words.link }}
          problemTexts={{ REQUIRED: words.linkRequired }}
          refusalTexts={{ UNAVAILABLE: { title: words.failed, description: words.offline } }}
          refused={invalid ? undefined : refusal}
          trap={false}
        >
          <TextInput name="link" required />
          <PlainSubmit>{words.open}</PlainSubmit>
        </PlainForm>
      </div>
    </Island>
  );
}
