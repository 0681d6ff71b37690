import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { Cart } from '#api/contract.gen.d.ts';
import { productTypeNames } from '#domain/catalogue/names.ts';
import type { LineChange } from '#domain/orders/cart.ts';
import { grossCents } from '#domain/pricing/price.ts';
import { appointmentDate, money } from '#domain/site/formats.ts';
import { ignoreSecondClick } from '../../../kit/forms/double-click.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useHydrated } from '../../../kit/ui/use-hydrated.ts';
import { pictureOf } from '../../../shared/catalogue/pictures.ts';
import type { CartChanged } from '../../../shared/orders/cart/cart-change.ts';
import { QuantityField } from '../../../shared/orders/cart/quantity-field.tsx';

export type LineInCart = Cart['lines'][number];

/** The page listens, too: by the time of the answer the line may be gone. */
export const useLineFetcher = (productId: string) =>
  useFetcher<CartChanged>({ key: `cart ${productId}` });

export function CartLine({ line }: { line: LineInCart }) {
  const { t } = useTranslation(['cart']);
  const { locale, to } = useLocale();
  const { product, available } = line;
  const { id, title, type, category, startsAt } = product;
  const Picture = pictureOf[category];
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: available ? 'minmax(0, 1fr)' : 'minmax(0, 1fr) auto',
          sm: '48px minmax(0, 1fr) auto',
        },
        columnGap: 2,
        rowGap: 1.5,
        py: 2.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:last-of-type': { pb: 0 },
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' }, opacity: available ? 1 : 0.5 }}>
        <Picture size={44} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Link
          href={to('product', { id })}
          // Large enough for a finger, without moving what is below.
          sx={{ display: 'inline-block', fontSize: '1.0625rem', py: 1.25, my: -1.25 }}
        >
          {title}
        </Link>
        <Typography variant="body2" color="textSecondary">
          {startsAt ? appointmentDate(startsAt, locale) : productTypeNames[type][locale]}
        </Typography>
        {!available && <Chip size="small" label={t('cart:gone')} sx={{ mt: 1 }} />}
      </Box>
      {available ? (
        <>
          <Price line={line} />
          <Box
            sx={{
              gridColumn: { sm: '2 / -1' },
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
            }}
          >
            <Quantity line={line} />
            <Remove line={line} />
          </Box>
        </>
      ) : (
        <Remove line={line} />
      )}
    </Box>
  );
}

function Price({ line }: { line: LineInCart }) {
  const { t } = useTranslation(['catalogue']);
  const { locale } = useLocale();
  const { product, quantity, netCents, unitNetCents } = line;
  const gross = (net: number) => money(grossCents(net, product.price.vatPercent), locale);
  return (
    <Box sx={{ textAlign: { sm: 'end' }, fontVariantNumeric: 'tabular-nums' }}>
      <Typography sx={{ fontWeight: 600 }}>{gross(netCents)}</Typography>
      {quantity > 1 && (
        <Typography variant="body2" color="textSecondary">
          {t('catalogue:cart.each', { amount: gross(unitNetCents) })}
        </Typography>
      )}
    </Box>
  );
}

function Quantity({ line: { product, quantity } }: { line: LineInCart }) {
  const { t } = useTranslation(['cart', 'catalogue']);
  const { to } = useLocale();
  const { submit, data: answer } = useLineFetcher(product.id);
  const hydrated = useHydrated();
  return (
    <Box
      component="form"
      method="post"
      action={to('cart')}
      sx={{ display: 'flex', gap: 1 }}
      onChange={(event) => void submit(event.currentTarget)}
    >
      <Hidden change="set" productId={product.id} />
      <QuantityField
        value={quantity}
        label={t('catalogue:cart.quantityOf', { title: product.title })}
        refusal={answer?.ok === false ? answer : undefined}
      />
      {!hydrated && <Button type="submit">{t('cart:update')}</Button>}
    </Box>
  );
}

function Remove({ line: { product } }: { line: LineInCart }) {
  const { t } = useTranslation(['cart']);
  const { to } = useLocale();
  const fetcher = useLineFetcher(product.id);
  return (
    <fetcher.Form method="post" action={to('cart')}>
      <Hidden change="remove" productId={product.id} />
      <IconButton
        type="submit"
        edge="end"
        aria-label={t('cart:remove', { title: product.title })}
        onClick={ignoreSecondClick}
      >
        <Trash2 size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </fetcher.Form>
  );
}

function Hidden({ change, productId }: { change: LineChange['change']; productId: string }) {
  const hydrated = useHydrated();
  return (
    <>
      <input type="hidden" name="change" value={change} />
      <input type="hidden" name="productId" value={productId} />
      {hydrated && <input type="hidden" name="stay" value="1" />}
    </>
  );
}
