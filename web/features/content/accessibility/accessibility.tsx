import { useTranslation } from 'react-i18next';
import { phoneLink } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { TextLink } from '../../../kit/ui/elements/text-link.tsx';
import { ReadingPage } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { useOperator } from '../../../kit/ui/site-data.ts';
import styles from './accessibility.module.css';

/** What § 14 and annex 3 BFSG want to be said about the service. */
export default function Accessibility() {
  const { t } = useTranslation(['accessibility']);
  const { to } = useLocale();
  const { name, phone, email } = useOperator();
  return (
    <ReadingPage>
      <PageHead title={t('accessibility:title')} description={t('accessibility:description')} />
      <Text variant="h2" as="h1">
        {t('accessibility:title')}
      </Text>
      <Text tone="secondary" className={styles.lead}>
        {t('accessibility:lead')}
      </Text>
      {t('accessibility:sections').map((section) => (
        <section key={section.title} className={styles.section}>
          <Text variant="h4" as="h2" className={styles.title}>
            {section.title}
          </Text>
          <Text className={styles.text}>{section.text}</Text>
          <ul className={styles.points}>
            {section.points.map((point) => (
              <li key={point} className={styles.point}>
                {point}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.section}>
        <Text variant="h4" as="h2" className={styles.title}>
          {t('accessibility:feedback.title')}
        </Text>
        <Text className={styles.text}>{t('accessibility:feedback.text')}</Text>
        <Text className={styles.address}>
          {name}
          <br />
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
          <br />
          <TextLink href={phoneLink(phone)}>{phone}</TextLink>
          <br />
          <TextLink href={to('contact')}>{t('accessibility:feedback.form')}</TextLink>
        </Text>
      </section>
      <section className={styles.section}>
        <Text variant="h4" as="h2" className={styles.title}>
          {t('accessibility:authority.title')}
        </Text>
        <Text className={styles.text}>{t('accessibility:authority.text')}</Text>
        <Text lang="de" className={styles.address}>
          {t('accessibility:authority.name')}
        </Text>
      </section>
      <Text variant="body2" tone="secondary" className={styles.date}>
        {t('accessibility:date')}
      </Text>
    </ReadingPage>
  );
}
