import { ArrowRight } from 'lucide-react';
import type { ProductCard } from '#api/contract.ts';
import { money } from '#domain/site/formats.ts';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Coins, Door, Scales, TaxSheet } from '../../kit/ui/illustrations.tsx';
import { Fold } from '../../kit/ui/page/fold.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { LinkCard } from './link-card.tsx';
import styles from './offer.module.css';

interface ProductsProps {
  products: readonly ProductCard[];
}

const pictures: Partial<Record<ProductCard['category'], typeof Door>> = {
  funding: Coins,
  legal: Scales,
  tax: TaxSheet,
};

/** The four areas of advice, from the catalogue. */
export function Consulting({ products }: ProductsProps) {
  const { texts, to } = useI18n('home');
  const { kicker, title, lead } = texts.home.offer;
  return (
    <Section id={homeSections.offer}>
      <SectionHead kicker={kicker} title={title} lead={lead} />
      <ul className={styles.cards}>
        {products.map((product) => (
          <LinkCard
            key={product.id}
            href={to('service', { id: product.id })}
            title={product.title}
            text={product.summary}
            Picture={pictures[product.category] ?? Door}
            brief
          />
        ))}
      </ul>
    </Section>
  );
}

/** What many need besides, as a price list. */
export function Additional({ products }: ProductsProps) {
  const { texts, to } = useI18n('home');
  const { title, lead, note } = texts.home.additional;
  return (
    <Section band>
      <SectionHead title={title} lead={lead} />
      <div className={styles.fold}>
        <Fold
          summary={products
            .map((product) => product.title)
            .slice(0, 2)
            .join(', ')
            .concat(' …')}
        >
          <ul className={styles.list}>
            {products.map((product) => (
              <Row key={product.id} product={product} />
            ))}
          </ul>
          <Text variant="body2" tone="secondary" className={styles.note}>
            {note}
          </Text>
        </Fold>
      </div>
      <Button
        variant="outlined"
        href={to('services')}
        endIcon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />}
        className={styles.action}
      >
        {texts.home.offer.more}
      </Button>
    </Section>
  );
}

function Row({ product }: { product: ProductCard }) {
  const { t, texts, locale, to } = useI18n('home');
  const { kind, grossCents } = product.price;
  const amount = grossCents === null ? undefined : money(grossCents, locale);
  const price =
    amount === undefined
      ? texts.home.additional.onRequest
      : kind === 'from'
        ? t('home:additional.from', { amount })
        : amount;
  return (
    <li className={styles.row}>
      <a href={to('service', { id: product.id })} className={styles.link}>
        <span className={styles.name}>{product.title}</span>
        <span className={styles.price}>{price}</span>
      </a>
    </li>
  );
}
