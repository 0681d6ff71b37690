import type { PartnerCard } from '#api/contract.gen.d.ts';
import { partnerKindNames } from '#domain/partners/names.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { CardGrid } from '../../../kit/ui/cards/card-grid.tsx';
import { CoveringLink } from '../../../kit/ui/cards/covering-link.tsx';
import { Card } from '../../../kit/ui/elements/card.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import styles from './partner-cards.module.css';

/** The link of the name covers the whole card. */
export function PartnerCards({ partners }: { partners: readonly PartnerCard[] }) {
  const { locale, to } = useLocale();
  return (
    <CardGrid columns={{ md: 3 }}>
      {partners.map(({ slug, name, kind, headline }) => (
        <li key={slug}>
          <Card covered className={styles.card}>
            <Text variant="overline" as="p" tone="secondary">
              {partnerKindNames[kind][locale]}
            </Text>
            <Text variant="h4" as="h3" className={styles.title}>
              <CoveringLink href={to('partner', { slug })}>{name}</CoveringLink>
            </Text>
            <Text tone="secondary" className={styles.headline}>
              {headline}
            </Text>
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
