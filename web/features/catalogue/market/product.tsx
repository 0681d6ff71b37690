import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Product, Product as ProductData } from '#api/contract.gen.d.ts';
import { durationText } from '#domain/catalogue/names.ts';
import { pageTitle } from '#domain/site/brand.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { money } from '#domain/site/formats.ts';
import { foundOr404 } from '../../../kit/api/not-found.ts';
import { services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { breakable } from '../../../kit/ui/breakable.ts';
import { BackLink } from '../../../kit/ui/member/back-link.tsx';
import { Beside } from '../../../kit/ui/page/beside.tsx';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import { Paragraph, TextPart } from '../../../kit/ui/page/prose.tsx';
import { Description } from '../../../shared/catalogue/description.tsx';
import { FactList } from '../../../shared/catalogue/fact-list.tsx';
import { usePriceTexts, useVendorName } from '../../../shared/catalogue/offer-texts.ts';
import { PriceCard } from '../../../shared/catalogue/price-card.tsx';
import { AddToCart } from '../../../shared/orders/cart/add-to-cart.tsx';
import { canBeAdded } from '../../../shared/orders/cart/can-be-added.ts';
import { countOf, loadCart } from '../../../shared/orders/cart/cart.ts';
import { QuantityField } from '../../../shared/orders/cart/quantity-field.tsx';
import { CartButton } from './cart-button.tsx';
import { MarketHead } from './market-head.tsx';

export async function loader({ context, params, request, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const [answer, { cart, headers }] = await Promise.all([
    call('GET /products/:id', { params: { id: params.id ?? '' } }),
    loadCart(call, request),
  ]);
  const product = fixSpacesIn(foundOr404(answer, url));
  return data({ product, inCart: countOf(cart) }, { headers });
}

export default function Product() {
  const { product, inCart } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['market']);
  const { to } = useLocale();
  const { title, summary } = product;
  return (
    <>
      <title>{pageTitle(title)}</title>
      <MarketHead actions={<CartButton count={inCart} />}>
        <BackLink href={to('products')}>{t('market:product.back')}</BackLink>
      </MarketHead>
      <Box sx={{ mt: 1.5, '--corner': '0px' }}>
        <Beside head={<Head title={title} summary={summary} />} aside={<Offer product={product} />}>
          <Description product={product} parts={<Parts product={product} />} />
          {product.hourPackage && <Hours hours={product.hourPackage} />}
          <TextPart title={t('market:product.contract.title')}>
            <Contract product={product} />
          </TextPart>
        </Beside>
      </Box>
    </>
  );
}

const Head = ({ title, summary }: { title: string; summary: string }) => (
  <>
    <Typography variant="h2" component="h1" color="primary" sx={{ hyphens: 'auto' }}>
      {breakable(title)}
    </Typography>
    <Typography color="textSecondary" sx={{ mt: 1.5, fontSize: '1.1875rem', textWrap: 'pretty' }}>
      {summary}
    </Typography>
  </>
);

function Contract({ product }: { product: ProductData }) {
  const { t } = useTranslation(['market']);
  const { kind, name } = product.vendor;
  const named = useVendorName(product);
  const vendor = kind === 'law-firm' ? name : named;
  return <Paragraph>{t(`market:product.contract.${kind}`, { vendor })}</Paragraph>;
}

/** What a bundle consists of, and what that would cost without the bundle. */
function Parts({ product: { parts, price } }: { product: ProductData }) {
  const { t } = useTranslation(['market']);
  const { to, locale } = useLocale();
  if (parts.length === 0) return null;
  const singly = parts.every(({ grossCents }) => grossCents !== null)
    ? parts.reduce((sum, part) => sum + (part.grossCents ?? 0) * part.quantity, 0)
    : undefined;
  const saved = singly && price.grossCents ? singly - price.grossCents : 0;
  return (
    <TextPart title={t('market:product.parts.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '68ch' }}>
        {parts.map(({ id, title, quantity, grossCents: each }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              columnGap: 2,
              py: 1.25,
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <span>
              {quantity > 1 && `${quantity} × `}
              {/* As high as its row, for fingers. */}
              <Link
                href={to('product', { id })}
                sx={{ display: 'inline-block', py: 1.25, my: -1.25 }}
              >
                {title}
              </Link>
            </span>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {each === null
                ? t('market:product.parts.onRequest')
                : t('market:product.parts.each', { amount: money(each, locale) })}
            </Box>
          </Box>
        ))}
      </Box>
      {singly !== undefined && (
        <Typography sx={{ mt: 1.5 }}>
          {t('market:product.parts.singly', { amount: money(singly, locale) })}{' '}
          {saved > 0 && t('market:product.parts.saved', { amount: money(saved, locale) })}
        </Typography>
      )}
    </TextPart>
  );
}

/** Price, next step and facts, beside the description. */
function Offer({ product }: { product: Product }) {
  const { amount, tax, note } = usePriceTexts(product);
  return (
    <PriceCard product={product} amount={amount} notes={[tax, note]}>
      <NextStep product={product} />
      <FactList product={product} />
    </PriceCard>
  );
}

function NextStep({ product }: { product: Product }) {
  const { t } = useTranslation(['market', 'catalogue']);
  const { to } = useLocale();
  if (canBeAdded(product)) {
    return (
      <Box sx={{ mt: 2.5 }}>
        <AddToCart
          product={product}
          label={t('catalogue:cart.addLong')}
          variant="contained"
          size="large"
          fullWidth
        >
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <Typography variant="body2">{t('catalogue:cart.quantity')}</Typography>
            <QuantityField value={1} label={t('catalogue:cart.quantity')} />
          </Box>
        </AddToCart>
      </Box>
    );
  }
  if (product.price.kind === 'on-request') {
    return (
      <>
        <Typography variant="body2" sx={{ mt: 2 }}>
          {t('market:product.onRequest')}
        </Typography>
        <Button variant="contained" size="large" fullWidth href={to('contact')} sx={{ mt: 2 }}>
          {t('market:product.contact')}
        </Button>
      </>
    );
  }
  return <NotSold reason={product.notSoldReason ?? 'not-yet'} />;
}

/** Why there is nothing to order, and whom to ask instead. */
function NotSold({ reason }: { reason: NonNullable<Product['notSoldReason']> }) {
  const { t } = useTranslation(['market']);
  const { to } = useLocale();
  const { title, text } = t('market:product.notSold')[reason];
  return (
    <>
      <Typography sx={{ mt: 2.5, fontWeight: 600 }}>{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {text}
      </Typography>
      <Button
        variant="outlined"
        size="large"
        fullWidth
        href={to('strategy-meeting')}
        sx={{ mt: 2 }}
      >
        {t('market:product.meeting')}
      </Button>
    </>
  );
}

/** How a package of hours is used up. */
function Hours({ hours }: { hours: NonNullable<Product['hourPackage']> }) {
  const { t } = useTranslation(['market']);
  const { locale } = useLocale();
  const values = { hours: durationText(hours.hours, locale) };
  return (
    <TextPart title={t('market:product.hours.title')}>
      <MarkedList
        items={[
          t('market:product.hours.units', values),
          t('market:product.hours.until'),
          t('market:product.hours.rest'),
          t('market:product.hours.balance'),
        ]}
        included
      />
    </TextPart>
  );
}
