import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#domain/inquiries/inquiry.ts';
import { PlainForm } from '../../../kit/forms/plain/plain-form.tsx';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import type { Fields } from '../../../kit/forms/rules.ts';
import { Card } from '../../../kit/ui/elements/card.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import styles from './confirmation.module.css';
import { DeclarationList } from './declaration-list.tsx';

interface ConfirmationProps {
  declared: Withdrawal;
  hidden: Fields;
}

/** The second step: what is sent, and the button that sends it (§ 356a (3) BGB). */
export function Confirmation({ declared, hidden }: ConfirmationProps) {
  const { t } = useTranslation(['withdrawal']);
  const { message = '', ...rest } = declared;
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <>
      <Text variant="h2" as="h1" {...focused} className={styles.title}>
        {t('withdrawal:steps.confirm')}
      </Text>
      <Text tone="secondary" className={styles.review}>
        {t('withdrawal:review')}
      </Text>
      <Card className={styles.declaration}>
        <DeclarationList declared={declared} />
      </Card>
      <PlainForm id="confirm" labels={{}} hidden={{ ...rest, message, ...hidden }} trap={false}>
        <div className={styles.buttons}>
          <PlainSubmit name="step" value="confirm">
            {t('withdrawal:confirm')}
          </PlainSubmit>
          <PlainSubmit name="step" value="edit" variant="outlined">
            {t('withdrawal:edit')}
          </PlainSubmit>
        </div>
      </PlainForm>
    </>
  );
}
