import { useTranslation } from 'react-i18next';
import type { PartnerCard } from '#api/contract.gen.d.ts';
import { homeSections } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Fold } from '../../kit/ui/page/fold.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { LinkCard } from './link-card.tsx';
import styles from './partners.module.css';

interface PartnersProps {
  partners: readonly PartnerCard[];
}

/** Partners with an offer for members. */
export function Partners({ partners }: PartnersProps) {
  const { t } = useTranslation(['home']);
  const listed = partners.filter(({ kind }) => kind === 'partner').slice(0, 6);
  return (
    <Section id={homeSections.partners}>
      <SectionHead
        kicker={t('home:partners.kicker')}
        title={t('home:partners.title')}
        lead={t('home:partners.lead')}
      />
      <div className={styles.fold}>
        <Fold
          summary={listed
            .map(({ name }) => name)
            .slice(0, 3)
            .join(', ')
            .concat(' …')}
        >
          <Cards partners={listed} columns={3} />
        </Fold>
      </div>
      {listed.some((partner) => partner.sample) && (
        <Text variant="body2" tone="secondary" className={styles.note}>
          {t('home:partners.sample')}
        </Text>
      )}
    </Section>
  );
}

/** Programmes that send their teams, and how to become a partner. */
export function Universities({ partners }: PartnersProps) {
  const { t } = useTranslation(['home']);
  const { to } = useLocale();
  const listed = partners.filter(({ kind }) => kind !== 'partner');
  return (
    <Section band>
      <SectionHead title={t('home:universities.title')} lead={t('home:universities.text')} />
      <div className={styles.programmes}>
        <Fold summary={listed.map(({ name }) => name).join(', ')}>
          <Cards partners={listed} columns={2} />
        </Fold>
      </div>
      <Button variant="outlined" href={to('become-a-partner')} className={styles.action}>
        {t('home:universities.action')}
      </Button>
    </Section>
  );
}

function Cards({ partners, columns }: PartnersProps & { columns: number }) {
  const { to } = useLocale();
  return (
    <ul className={columns === 2 ? styles.pairs : styles.threes}>
      {partners.map(({ slug, name, headline }) => (
        <LinkCard key={slug} href={to('partner', { slug })} title={name} text={headline} />
      ))}
    </ul>
  );
}
