import { PageHead } from '../components/page-head.tsx';
import { useI18n } from '../i18n/use-i18n.ts';
import { LegalForms, Ways } from './home/comparisons.tsx';
import { Faq } from './home/faq.tsx';
import { Facts, Hero } from './home/hero.tsx';
import { Offer } from './home/offer.tsx';
import { Community, Partners, Testimonials } from './home/people.tsx';
import { Price } from './home/price.tsx';
import { Stations } from './home/stations.tsx';

export default function Home() {
  const { texts } = useI18n();
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
