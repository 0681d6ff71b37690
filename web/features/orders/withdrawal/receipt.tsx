import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#domain/inquiries/inquiry.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Card } from '../../../kit/ui/elements/card.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { DeclarationList } from './declaration-list.tsx';
import styles from './receipt.module.css';

interface ReceiptProps {
  declared: Withdrawal;
  receivedAt: string;
}

/** Confirms the receipt at once; the mail with the same content is for keeping. */
export function Receipt({ declared, receivedAt }: ReceiptProps) {
  const { t } = useTranslation(['withdrawal', 'errors']);
  const { to, locale } = useLocale();
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <>
      <Text variant="h2" as="h1" {...focused} className={styles.title}>
        {t('withdrawal:done.title')}
      </Text>
      <Text tone="secondary" className={styles.lead}>
        {t('withdrawal:done.lead', { email: declared.email })}
      </Text>
      <Card className={styles.declaration}>
        <DeclarationList declared={declared} receivedAt={appointmentDate(receivedAt, locale)} />
      </Card>
      <Button variant="outlined" size="large" href={to('home')} className={styles.home}>
        {t('errors:goHome')}
      </Button>
    </>
  );
}
