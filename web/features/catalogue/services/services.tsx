import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ProductCard } from '#api/contract.ts';
import { productCategoryNames } from '#domain/catalogue/names.ts';
import { productCategories } from '#domain/catalogue/product.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { dataOf, services } from '../../../kit/session/context.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { Fold } from '../../../kit/ui/page/fold.tsx';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import { Main } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { Section } from '../../../kit/ui/section.tsx';
import { ProductCards } from './product-cards.tsx';

/** As many as the API gives at once. */
const most = 200;

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = services(context);
  const query = { limit: most };
  const answer = await call('GET /products', { as: 'none', query });
  return { products: fixSpacesIn(dataOf(answer)) };
}

/** Consulting first, then the additional services, then the rest by category. */
export default function Services() {
  const { products } = useLoaderData<typeof loader>();
  const { t, locale } = useTexts('services');
  const { title, description, ...list } = t('services:list');
  const inGroup = (group: ProductCard['group']) => products.filter((one) => one.group === group);
  const rest = Map.groupBy(inGroup('marketplace'), ({ category }) => category);
  return (
    <Main>
      <PageHead title={title} description={description} />
      <Intro />
      <Section band>
        <Group title={list.consulting} lead={list.consultingLead}>
          <ProductCards products={inGroup('consulting')} columns={2} />
          <Typography color="textSecondary" sx={{ mt: 4, maxWidth: '68ch', textWrap: 'pretty' }}>
            {list.membersPay}
          </Typography>
        </Group>
      </Section>
      <Section>
        <Group title={list.additional} lead={list.additionalLead}>
          <ProductCards products={inGroup('additional')} columns={3} last={<SomethingElse />} />
        </Group>
        {productCategories.map((category) => {
          const members = rest.get(category);
          return (
            members && (
              <Box key={category} sx={{ mt: 8 }}>
                <Group title={productCategoryNames[category][locale]}>
                  <Fold summary={t('services:list.count', { count: members.length })}>
                    <Box sx={{ pt: { xs: 3, sm: 0 } }}>
                      <ProductCards products={members} columns={3} />
                    </Box>
                  </Fold>
                </Group>
              </Box>
            )
          );
        })}
      </Section>
    </Main>
  );
}

function Intro() {
  const { t, to } = useTexts('services');
  return (
    <Section>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 384px' },
          gap: { xs: 5, md: 8 },
          alignItems: 'center',
        }}
      >
        <Box>
          <Typography variant="overline" component="p" color="textSecondary" sx={{ mb: 1 }}>
            {t('services:list.kicker')}
          </Typography>
          <Typography variant="h1">{t('services:list.heading')}</Typography>
          <Typography
            color="textSecondary"
            sx={{ mt: 3, fontSize: '1.125rem', textWrap: 'pretty' }}
          >
            {t('services:list.lead')}
          </Typography>
          <Button variant="contained" size="large" href={to('strategy-meeting')} sx={{ mt: 4 }}>
            {t('services:detail.meeting')}
          </Button>
        </Box>
        <Card sx={{ p: { xs: 3, sm: 3.5 } }}>
          <Typography variant="h5" component="p" sx={{ mb: 1 }}>
            {t('services:list.onEachPage')}
          </Typography>
          <MarkedList items={t('services:list.told')} included />
        </Card>
      </Box>
    </Section>
  );
}

/** Fills the row, for those who have not found what they need. */
function SomethingElse() {
  const { t, to } = useTexts('services');
  return (
    <Box sx={{ p: 3, gridRow: '1 / -1', alignSelf: 'center' }}>
      <Typography variant="h4" component="h3">
        {t('services:list.other.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 1, textWrap: 'pretty' }}>
        {t('services:list.other.text')}
      </Typography>
      <Link
        href={to('contact')}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {t('services:list.other.action')}
      </Link>
    </Box>
  );
}

interface GroupProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

function Group({ title, lead, children }: GroupProps) {
  return (
    <>
      <Typography variant="h2">{title}</Typography>
      {lead && (
        <Typography
          variant="subtitle1"
          component="p"
          color="textSecondary"
          sx={{ mt: 2, maxWidth: '62ch', textWrap: 'pretty' }}
        >
          {lead}
        </Typography>
      )}
      <Box sx={{ mt: 5 }}>{children}</Box>
    </>
  );
}
