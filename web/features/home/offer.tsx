import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import type { ProductCard } from '#api/contract.ts';
import { money } from '#domain/site/formats.ts';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Coins, Door, Scales, TaxSheet } from '../../kit/ui/illustrations.tsx';
import { Fold } from '../../kit/ui/page/fold.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { LinkCard } from './link-card.tsx';

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
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          mt: { xs: 3, md: 6 },
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          gap: { xs: 0, sm: 3 },
        }}
      >
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
      </Box>
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
      <Box sx={{ mt: { xs: 2.5, md: 5 } }}>
        <Fold
          summary={products
            .map((product) => product.title)
            .slice(0, 2)
            .join(', ')
            .concat(' …')}
        >
          <Box
            component="ul"
            sx={{
              listStyle: 'none',
              m: 0,
              p: 0,
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
              columnGap: 6,
            }}
          >
            {products.map((product) => (
              <Row key={product.id} product={product} />
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            {note}
          </Typography>
        </Fold>
      </Box>
      <Button
        variant="outlined"
        href={to('services')}
        endIcon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />}
        sx={{ mt: { xs: 2.5, md: 4 } }}
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
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component="a"
        href={to('service', { id: product.id })}
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          minHeight: 52,
          py: 1,
          color: 'text.primary',
          textDecoration: 'none',
          '&:hover': { color: 'primary.main', textDecoration: 'underline', textUnderlineOffset: 4 },
        }}
      >
        <Box component="span" sx={{ fontWeight: 600 }}>
          {product.title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {price}
        </Box>
      </Box>
    </Box>
  );
}
