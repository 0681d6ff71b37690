import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '#domain/inquiries/inquiry.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import styles from './declaration-list.module.css';

interface DeclarationListProps {
  declared: Withdrawal;
  /** As people say it, once it is received. */
  receivedAt?: string;
}

/** The declaration as it is sent and confirmed. */
export function DeclarationList({ declared, receivedAt }: DeclarationListProps) {
  const { t } = useTranslation(['withdrawal']);
  const facts = [
    [t('withdrawal:labels.name'), declared.name],
    [t('withdrawal:labels.contract'), declared.contract],
    [t('withdrawal:labels.email'), declared.email],
    [t('withdrawal:labels.message'), declared.message],
    [t('withdrawal:received'), receivedAt],
  ] as const;
  return (
    <>
      <Text className={styles.declaration}>{t('withdrawal:declaration')}</Text>
      <dl className={styles.list}>
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
    </>
  );
}
