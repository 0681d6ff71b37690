import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Product } from '#api/contract.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';
import { pictureOf } from './pictures.ts';

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
  const { t } = useTexts('shop');
  const Picture = pictureOf[product.category];
  return (
    <Card component="section" aria-label={t('shop:facts.title')} sx={{ p: { xs: 3, sm: 3.5 } }}>
      <Picture size={44} />
      <Typography
        variant="h3"
        component="p"
        sx={{ mt: 2, mb: 1, color: 'brand.heading', fontVariantNumeric: 'tabular-nums' }}
      >
        {amount}
      </Typography>
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
      <Typography
        key={note}
        variant="body2"
        color="textSecondary"
        sx={{ mt: 0.5, textWrap: 'pretty' }}
      >
        {note}
      </Typography>
    ));
