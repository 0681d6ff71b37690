import { useTranslation } from 'react-i18next';
import { homeSections } from '#domain/site/paths.ts';
import { Questions } from '../../kit/ui/page/questions.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';
import styles from './faq.module.css';

/** Questions and answers, marked up for search engines as well. */
export function Faq() {
  const { t } = useTranslation(['home']);
  const { phone } = useOperator();
  // A number that breaks is hard to dial.
  const contact = t('home:faq.contact', { phone: phone.replaceAll(' ', '\u00a0') });
  return (
    <Section id={homeSections.faq}>
      <div className={styles.columns}>
        <SectionHead kicker={t('home:faq.kicker')} title={t('home:faq.title')} lead={contact} />
        <Questions items={t('home:faq.items')} />
      </div>
    </Section>
  );
}
