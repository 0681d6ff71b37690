import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#domain/inquiries/inquiry.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { PlainForm } from '../../../kit/forms/plain/plain-form.tsx';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import type { Fields } from '../../../kit/forms/rules.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Card } from '../../../kit/ui/elements/card.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import styles from './withdrawal.module.css';

/** The second step: what is sent, and the button that sends it (§ 356a (3) BGB). */
export function Confirmation({ declared, hidden }: { declared: Withdrawal; hidden: Fields }) {
  const { t } = useTranslation(['withdrawal']);
  const { message = '', ...rest } = declared;
  return (
    <Declared
      title={t('withdrawal:steps.confirm')}
      lead={t('withdrawal:review')}
      declared={declared}
    >
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
    </Declared>
  );
}

/** Confirms the receipt at once; the mail with the same content is for keeping. */
export function Receipt({ declared, receivedAt }: { declared: Withdrawal; receivedAt: string }) {
  const { t } = useTranslation(['withdrawal', 'errors']);
  const { to, locale } = useLocale();
  return (
    <Declared
      title={t('withdrawal:done.title')}
      lead={t('withdrawal:done.lead', { email: declared.email })}
      declared={declared}
      receivedAt={appointmentDate(receivedAt, locale)}
    >
      <Button variant="outlined" size="large" href={to('home')}>
        {t('errors:goHome')}
      </Button>
    </Declared>
  );
}

interface DeclaredProps {
  title: string;
  lead: string;
  declared: Withdrawal;
  /** As people say it, once it is received. */
  receivedAt?: string;
  children: ReactNode;
}

/** The declaration as it is sent and confirmed. */
function Declared({ title, lead, declared, receivedAt, children }: DeclaredProps) {
  const { t } = useTranslation(['withdrawal']);
  const { name, contract, email, message } = t('withdrawal:labels');
  const facts = [
    [name, declared.name],
    [contract, declared.contract],
    [email, declared.email],
    [message, declared.message],
    [t('withdrawal:received'), receivedAt],
  ] as const;
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <>
      <Text variant="h2" as="h1" {...focused} className={styles.stepTitle}>
        {title}
      </Text>
      <Text tone="secondary" className={styles.stepLead}>
        {lead}
      </Text>
      <Card className={styles.declaration}>
        <Text className={styles.declared}>{t('withdrawal:declaration')}</Text>
        <dl className={styles.facts}>
          {facts.map(
            ([label, value]) =>
              value !== undefined && (
                <div key={label} className={styles.fact}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </Card>
      {children}
    </>
  );
}
