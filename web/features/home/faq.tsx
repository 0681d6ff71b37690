import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Questions } from '../../kit/ui/page/questions.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';
import styles from './faq.module.css';

/** Questions and answers, marked up for search engines as well. */
export function Faq() {
  const { t, texts } = useI18n('home');
  const { phone } = useOperator();
  const { kicker, title, items } = texts.home.faq;
  const contact = t('home:faq.contact', { phone });
  return (
    <Section id={homeSections.faq}>
      <div className={styles.columns}>
        <SectionHead kicker={kicker} title={title} lead={contact} />
        <Questions items={items} />
      </div>
    </Section>
  );
}
