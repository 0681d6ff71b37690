import type { Withdrawal } from '#domain/inquiries/inquiry.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import styles from './declaration-list.module.css';

interface DeclarationListProps {
  declared: Withdrawal;
  /** As people say it, once it is received. */
  receivedAt?: string;
}

/** The declaration as it is sent and confirmed. */
export function DeclarationList({ declared, receivedAt }: DeclarationListProps) {
  const { texts } = useI18n('withdrawal');
  const { labels, received, declaration } = texts.withdrawal;
  const facts = [
    [labels.name, declared.name],
    [labels.contract, declared.contract],
    [labels.email, declared.email],
    [labels.message, declared.message],
    [received, receivedAt],
  ] as const;
  return (
    <>
      <Text className={styles.declaration}>{declaration}</Text>
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
