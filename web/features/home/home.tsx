import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ProductCard } from '#api/contract.gen.d.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { LegalForms, Ways } from './comparisons.tsx';
import { Faq } from './faq.tsx';
import { Facts, Hero } from './hero.tsx';
import { Additional, Consulting } from './offer.tsx';
import { Partners, Universities } from './partners.tsx';
import { Price } from './price.tsx';
import { Proof } from './proof.tsx';
import { Stations } from './stations.tsx';
import { StructuredData } from './structured-data.tsx';
import { Teaser } from './teaser.tsx';
import { Community, Testimonials } from './voices.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = services(context);
  const products = (group: ProductCard['group']) =>
    call('GET /products', { query: { group, limit: 20 } });
  const [consulting, additional, partners] = await Promise.all([
    products('consulting'),
    products('additional'),
    call('GET /partners', { query: { limit: 20 } }),
  ]);
  return {
    consulting: dataOf(consulting),
    additional: dataOf(additional),
    partners: dataOf(partners),
  };
}

/** All sections of specification § 2.2, in its order. */
export default function Home() {
  const { t } = useTranslation(['home']);
  const { consulting, additional, partners } = useLoaderData<typeof loader>();
  return (
    <Main>
      <PageHead title={t('home:meta.title')} description={t('home:meta.description')} />
      <Hero />
      <Facts />
      <Stations />
      <Teaser />
      <Consulting products={consulting} />
      <Additional products={additional} />
      <Partners partners={partners} />
      <Universities partners={partners} />
      <Faq />
      <LegalForms />
      <Ways />
      <Testimonials />
      <Proof />
      <Community />
      <Price />
      <StructuredData />
    </Main>
  );
}
