import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Product, ProductCard } from '#api/contract.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { Breadcrumbs } from '../../shared/pages/breadcrumbs.tsx';
import { MarkedList, StepList } from '../../shared/pages/lists.tsx';
import { dataOf, services } from '../../shared/session/context.ts';
import { breakable } from '../../shared/ui/breakable.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { Section } from '../../shared/ui/section.tsx';
import { OfferCard } from './offer-card.tsx';
import { ProductCards } from './product-cards.tsx';
import { StructuredData } from './structured-data.tsx';

const relatedShown = 3;

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { backend } = services(context);
  const [product, all] = await Promise.all([
    backend.get<Product>(`/products/${encodeURIComponent(params.id ?? '')}`),
    backend.get<ProductCard[]>('/products', { query: { limit: 200 } }),
  ]);
  const shown = dataOf(product);
  return { product: shown, related: all.ok ? relatedTo(shown, all.data) : [] };
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
  const { texts, to } = useI18n('services');
  const { detail, list } = texts.services;
  const { title, summary } = product;
  return (
    <main id="content" tabIndex={-1} style={{ outline: 'none' }}>
      <PageHead title={title} description={summary} />
      <StructuredData product={product} />
      <Section>
        <Box sx={{ mt: { xs: -4, md: -7 }, mb: { xs: 3, md: 4 } }}>
          <Breadcrumbs
            label={detail.breadcrumb}
            above={[
              { text: detail.home, href: to('home') },
              { text: list.kicker, href: to('services') },
            ]}
          />
        </Box>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              md: 'minmax(0, 1fr) minmax(320px, 368px)',
            },
            gap: { xs: 5, md: 8 },
            alignItems: 'start',
          }}
        >
          <Box>
            <Typography variant="h1">{breakable(title)}</Typography>
            <Typography
              color="textSecondary"
              sx={{ mt: 2.5, fontSize: '1.1875rem', maxWidth: '60ch', textWrap: 'pretty' }}
            >
              {summary}
            </Typography>
          </Box>
          <Box sx={{ gridRow: { md: 'span 2' }, position: { md: 'sticky' }, top: { md: 108 } }}>
            <OfferCard product={product} />
          </Box>
          <Description product={product} />
        </Box>
      </Section>
      {related.length > 0 && (
        <Section band>
          <Typography variant="h2">{detail.related}</Typography>
          <Box sx={{ mt: 4 }}>
            <ProductCards products={related} columns={3} heading="h3" />
          </Box>
          <Link
            href={to('services')}
            sx={{ mt: 3, display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {detail.all}
          </Link>
        </Section>
      )}
    </main>
  );
}

function Description({ product: { description, parts } }: { product: Product }) {
  const { texts, to } = useI18n('services');
  const { detail } = texts.services;
  const { lead, includes, steps, provider, time, price, limits } = description;
  return (
    <Box sx={{ '& > * + *': { mt: 5 } }}>
      <Box>
        {lead.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
      </Box>
      {parts.length > 0 && (
        <Part title={detail.parts}>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {parts.map(({ id, title, quantity }) => (
              <li key={id}>
                {quantity > 1 && `${quantity} × `}
                <Link href={to('service', { id })}>{title}</Link>
              </li>
            ))}
          </Box>
        </Part>
      )}
      <Part title={detail.includes}>
        <MarkedList items={includes} included />
      </Part>
      <Part title={detail.steps}>
        <StepList items={steps} />
      </Part>
      <Part title={detail.provider}>
        <Paragraph>{provider}</Paragraph>
      </Part>
      <Part title={detail.time}>
        <Paragraph>{time}</Paragraph>
      </Part>
      <Part title={detail.price}>
        <Paragraph>{price}</Paragraph>
      </Part>
      <Part title={detail.limits}>
        <MarkedList items={limits} included={false} />
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section">
      <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const Paragraph = ({ children }: { children: ReactNode }) => (
  <Typography sx={{ maxWidth: '68ch', textWrap: 'pretty', '& + &': { mt: 1.5 } }}>
    {children}
  </Typography>
);
