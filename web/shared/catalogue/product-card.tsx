import type { ReactNode } from 'react';
import type { ProductCard as Product } from '#api/contract.gen.d.ts';
import { productTypeNames } from '#domain/catalogue/names.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { CoveringLink } from '../../kit/ui/cards/covering-link.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Chip } from '../../kit/ui/elements/chip.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { pictureOf } from './pictures.ts';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: Product;
  href: string;
  /** Level of its title. */
  heading: 'h2' | 'h3';
  /** Above the title. */
  field?: string;
  /** What it costs. */
  foot: ReactNode;
  /** Below the title. */
  children: ReactNode;
}

/** A product in a `CardGrid` with feet. */
export function ProductCard({ product, href, heading, field, foot, children }: ProductCardProps) {
  const { locale } = useLocale();
  const { type, category, title } = product;
  const Picture = pictureOf[category];
  return (
    <Card as="article" covered className={styles.card}>
      <div className={styles.head}>
        <div className={styles.top}>
          <Picture size={44} />
          <Chip label={productTypeNames[type][locale]} className={styles.type} />
        </div>
        {field && (
          <Text variant="overline" as="p" tone="secondary" className={styles.field}>
            {field}
          </Text>
        )}
        <Text variant="h4" as={heading} className={field ? undefined : styles.title}>
          <CoveringLink href={href}>{breakable(title)}</CoveringLink>
        </Text>
        {children}
      </div>
      <div className={styles.foot}>{foot}</div>
    </Card>
  );
}
