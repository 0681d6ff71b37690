import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { PageHead } from '../../shared/ui/page-head.tsx';
import { LegalForms, Ways } from './comparisons.tsx';
import { Faq } from './faq.tsx';
import { Facts, Hero } from './hero.tsx';
import { Offer } from './offer.tsx';
import { Community, Partners, Testimonials } from './people.tsx';
import { Price } from './price.tsx';
import { Stations } from './stations.tsx';

export default function Home() {
  const { texts } = useI18n('home');
  const { title, description } = texts.home.meta;
  return (
    <main id="content" tabIndex={-1} style={{ outline: 'none' }}>
      <PageHead title={title} description={description} />
      <Hero />
      <Facts />
      <Stations />
      <LegalForms />
      <Ways />
      <Price />
      <Offer />
      <Testimonials />
      <Partners />
      <Community />
      <Faq />
    </main>
  );
}
