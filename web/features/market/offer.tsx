import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Product } from '#api/contract.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { FactList } from '../../shared/shop/fact-list.tsx';
import { usePriceTexts } from '../../shared/shop/offer-texts.ts';
import { pictureOf } from '../../shared/shop/pictures.ts';

/** Price, next step and facts, beside the description. */
export function Offer({ product }: { product: Product }) {
  const words = useI18n('market').texts.market.product;
  const { amount, tax, note } = usePriceTexts(product);
  const Picture = pictureOf[product.category];
  return (
    <Card component="section" aria-label={words.facts} sx={{ p: { xs: 3, sm: 3.5 } }}>
      <Picture size={44} />
      <Typography
        variant="h3"
        component="p"
        sx={{ mt: 2, color: 'brand.heading', fontVariantNumeric: 'tabular-nums' }}
      >
        {amount}
      </Typography>
      {[tax, note].map(
        (text) =>
          text && (
            <Typography key={text} variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {text}
            </Typography>
          ),
      )}
      <NextStep product={product} />
      <FactList product={product} />
    </Card>
  );
}

function NextStep({ product }: { product: Product }) {
  const { texts, to } = useI18n('market');
  const words = texts.market.product;
  if (product.price.kind === 'on-request') {
    return (
      <>
        <Typography variant="body2" sx={{ mt: 2 }}>
          {words.onRequest}
        </Typography>
        <Button variant="contained" size="large" fullWidth href={to('contact')} sx={{ mt: 2 }}>
          {words.contact}
        </Button>
      </>
    );
  }
  return (
    <>
      <Typography sx={{ mt: 2.5, fontWeight: 600 }}>{words.notSold}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {words.notSoldText}
      </Typography>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        href={to('strategy-meeting')}
        sx={{ mt: 2 }}
      >
        {words.meeting}
      </Button>
    </>
  );
}
