import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ProductCard } from '#api/contract.gen.d.ts';
import { money } from '#domain/site/formats.ts';
import { homeSections } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
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
  const { t } = useTranslation(['home']);
  const { to } = useLocale();
  return (
    <Section id={homeSections.offer}>
      <SectionHead
        kicker={t('home:offer.kicker')}
        title={t('home:offer.title')}
        lead={t('home:offer.lead')}
      />
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
  const { t } = useTranslation(['home']);
  const { to } = useLocale();
  return (
    <Section band>
      <SectionHead title={t('home:additional.title')} lead={t('home:additional.lead')} />
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
          {t('home:additional.notes').map((note) => (
            <Text key={note} variant="body2" tone="secondary" className={styles.note}>
              {note}
            </Text>
          ))}
        </Fold>
      </div>
      <Button
        variant="outlined"
        href={to('services')}
        endIcon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />}
        className={styles.action}
      >
        {t('home:offer.more')}
      </Button>
    </Section>
  );
}

function Row({ product }: { product: ProductCard }) {
  const { t } = useTranslation(['home']);
  const { locale, to } = useLocale();
  const { kind, grossCents } = product.price;
  const amount = grossCents === null ? undefined : money(grossCents, locale);
  const price =
    amount === undefined
      ? t('home:additional.onRequest')
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
