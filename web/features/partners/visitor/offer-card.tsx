import { useTranslation } from 'react-i18next';
import type { Partner } from '#api/contract.gen.d.ts';
import { Card } from '../../../kit/ui/elements/card.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import styles from './offer-card.module.css';

/** What members get, and the code for it, which one tap selects. */
export function OfferCard({ partner: { offer, code } }: { partner: Partner }) {
  const { t } = useTranslation(['visitorPartners']);
  return (
    <Card as="aside" aria-label={t('visitorPartners:offer')} className={styles.offer}>
      <Text variant="overline" as="p" tone="secondary">
        {t('visitorPartners:offer')}
      </Text>
      <Text variant="h3" as="p" className={styles.title}>
        {offer.title}
      </Text>
      <MarkedList items={offer.conditions} included />
      <div className={styles.codeBox}>
        {code ? (
          <>
            <Text variant="body2" tone="secondary">
              {t('visitorPartners:code')}
            </Text>
            <code className={styles.code}>{code}</code>
            <Text variant="body2" tone="secondary">
              {t('visitorPartners:codeHint')}
            </Text>
          </>
        ) : (
          <Text>{t('visitorPartners:noCode')}</Text>
        )}
      </div>
    </Card>
  );
}
