import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  redirect,
  useLoaderData,
} from 'react-router';
import type { Product, ProductCard } from '#api/contract.gen.d.ts';
import { type PageCategory, pageCategories } from '#domain/site/categories.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import { slugSchema } from '#domain/slug.ts';
import { foundOr404, pageNotFound } from '../../../kit/api/not-found.ts';
import { services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { breakable } from '../../../kit/ui/breakable.ts';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { TextLink } from '../../../kit/ui/elements/text-link.tsx';
import { Beside } from '../../../kit/ui/page/beside.tsx';
import { Breadcrumbs } from '../../../kit/ui/page/breadcrumbs.tsx';
import { Main } from '../../../kit/ui/page/main.tsx';
import { PageTitle, TextPart } from '../../../kit/ui/page/prose.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { Section } from '../../../kit/ui/section.tsx';
import { Description } from '../../../shared/catalogue/description.tsx';
import { FactList } from '../../../shared/catalogue/fact-list.tsx';
import { usePriceTexts } from '../../../shared/catalogue/offer-texts.ts';
import { PriceCard } from '../../../shared/catalogue/price-card.tsx';
import { canBeAdded } from '../../../shared/orders/cart/can-be-added.ts';
import {
  cookieWishes,
  wishesCookie,
  withOneMore,
} from '../../../shared/orders/cart/cart-cookie.ts';
import { ProductCards } from './product-cards.tsx';
import styles from './service.module.css';
import { StructuredData } from './structured-data.tsx';

const relatedShown = 3;

/** The pages that explain the field of a product. */
const topicOf: Record<Product['category'], PageCategory> = {
  foundation: 'starting-a-business',
  legal: 'legal',
  tax: 'business-taxes',
  funding: 'business-promotion',
  accounting: 'accounting',
  controlling: 'business-planning',
  marketing: 'business-management',
  'personality-development': 'self-employment',
};

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const [product, all] = await Promise.all([
    call('GET /products/:id', { params: { id: params.id ?? '' }, as: 'none' }),
    call('GET /products', { as: 'none', query: { limit: 200 } }),
  ]);
  const shown = foundOr404(product, url);
  return fixSpacesIn({ product: shown, related: all.ok ? relatedTo(shown, all.data) : [] });
}

/** Keeps the choice in a cookie; the cart, behind the login, takes it from there. */
export function action({ params, request, url }: ActionFunctionArgs) {
  const id = slugSchema.safeParse(params.id);
  if (!id.success) throw pageNotFound(url);
  const wishes = withOneMore(cookieWishes(request), id.data);
  const headers = { 'set-cookie': wishesCookie(wishes) };
  throw redirect(pathTo('cart', localeOf(url.pathname)), { status: 303, headers });
}

/** Of the same field first, then what stands beside it in the list. */
function relatedTo({ id, category, group }: Product, all: readonly ProductCard[]) {
  const others = all.filter((one) => one.id !== id);
  const near = (one: ProductCard) =>
    (one.category === category ? 2 : 0) + (one.group === group ? 1 : 0);
  return others.toSorted((one, other) => near(other) - near(one)).slice(0, relatedShown);
}

export default function Service() {
  const { product, related } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['services']);
  const { to } = useLocale();
  const { id, title, summary } = product;
  return (
    <Main>
      <PageHead title={title} description={summary} />
      <StructuredData product={product} />
      <Section>
        <Breadcrumbs
          above={[{ text: t('services:list.kicker'), href: to('services') }]}
          here={{ text: title, href: to('service', { id }) }}
        />
        <Beside head={<Head product={product} />} aside={<OfferCard product={product} />}>
          <Description product={product} parts={<Parts parts={product.parts} />} />
          <Topic category={product.category} />
        </Beside>
      </Section>
      {related.length > 0 && (
        <Section band>
          <Text variant="h2">{t('services:detail.related')}</Text>
          <div className={styles.related}>
            <ProductCards products={related} columns={3} />
          </div>
          <TextLink href={to('services')} className={styles.all}>
            {t('services:detail.all')}
          </TextLink>
        </Section>
      )}
    </Main>
  );
}

const Head = ({ product: { title, summary } }: { product: Product }) => (
  <>
    <PageTitle>{breakable(title)}</PageTitle>
    <Text tone="secondary" className={styles.summary}>
      {summary}
    </Text>
  </>
);

function Parts({ parts }: Pick<Product, 'parts'>) {
  const { t } = useTranslation(['services']);
  const { to } = useLocale();
  if (parts.length === 0) return null;
  return (
    <TextPart title={t('services:detail.parts')}>
      <ul className={styles.parts}>
        {parts.map(({ id, title, quantity }) => (
          <li key={id}>
            {quantity > 1 && `${quantity} × `}
            <TextLink href={to('service', { id })}>{title}</TextLink>
          </li>
        ))}
      </ul>
    </TextPart>
  );
}

function Topic({ category }: Pick<Product, 'category'>) {
  const { t } = useTranslation(['services']);
  const { to, locale } = useLocale();
  const topic = topicOf[category];
  return (
    <TextPart title={t('services:detail.read')}>
      <TextLink href={to('category', { category: topic })}>
        {pageCategories[topic][locale]}
      </TextLink>
    </TextPart>
  );
}

/** Price, facts and the next step, beside the description. */
function OfferCard({ product }: { product: Product }) {
  const { amount, tax, note } = usePriceTexts(product);
  return (
    <PriceCard product={product} amount={amount} notes={[tax, note]}>
      <FactList product={product} />
      <NextStep product={product} />
    </PriceCard>
  );
}

/** Into the cart, which works without script; what is not sold is talked about first. */
function NextStep({ product }: { product: Product }) {
  const { t } = useTranslation(['services', 'catalogue']);
  const { to } = useLocale();
  const sold = canBeAdded(product);
  return (
    <>
      {sold && (
        <form method="post" action={to('service', { id: product.id })} className={styles.add}>
          <Button type="submit" variant="contained" size="large" fullWidth>
            {t('catalogue:cart.addLong')}
          </Button>
        </form>
      )}
      <Button
        variant={sold ? 'outlined' : 'contained'}
        size="large"
        fullWidth
        href={to('strategy-meeting')}
        className={sold ? styles.second : styles.first}
      >
        {t('services:detail.meeting')}
      </Button>
      {!sold && (
        <Button
          variant="outlined"
          size="large"
          fullWidth
          href={to('register')}
          className={styles.register}
        >
          {t('services:detail.register')}
        </Button>
      )}
      <Text variant="body2" tone="secondary" className={styles.note}>
        {sold ? t('services:detail.loginFirst') : t('services:detail.notSold')}
      </Text>
    </>
  );
}
