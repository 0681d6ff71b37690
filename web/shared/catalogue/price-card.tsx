import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/contract.gen.d.ts';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { pictureOf } from './pictures.ts';
import styles from './price-card.module.css';

interface PriceCardProps {
  product: Pick<Product, 'category'>;
  amount: string;
  /** What the amount is made of, and what else it may cost. */
  notes: readonly (string | null)[];
  /** Facts and the next step. */
  children: ReactNode;
}

/** What a product costs, beside its description. */
export function PriceCard({ product, amount, notes, children }: PriceCardProps) {
  const { t } = useTranslation(['catalogue']);
  const Picture = pictureOf[product.category];
  return (
    <Card as="section" aria-label={t('catalogue:facts.title')} className={styles.card}>
      <Picture size={44} />
      <Text variant="h3" as="p" className={styles.amount}>
        {amount}
      </Text>
      <PriceNotes notes={notes} />
      {children}
    </Card>
  );
}

/** What an amount is made of, and what else it may cost. */
export const PriceNotes = ({ notes }: { notes: readonly (string | null)[] }) =>
  notes
    .filter((note) => note !== null)
    .map((note) => (
      <Text key={note} variant="body2" tone="secondary" className={styles.note}>
        {note}
      </Text>
    ));
