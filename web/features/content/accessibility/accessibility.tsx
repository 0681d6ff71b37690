import { phoneLink } from '#domain/site/formats.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { TextLink } from '../../../kit/ui/elements/text-link.tsx';
import { ReadingPage } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { useOperator } from '../../../kit/ui/site-data.ts';
import styles from './accessibility.module.css';

/** What § 14 and annex 3 BFSG want to be said about the service. */
export default function Accessibility() {
  const { texts, to } = useI18n('accessibility');
  const { name, phone, email } = useOperator();
  const { title, description, lead, sections, feedback, authority, date } = texts.accessibility;
  return (
    <ReadingPage>
      <PageHead title={title} description={description} />
      <Text variant="h2" as="h1">
        {title}
      </Text>
      <Text tone="secondary" className={styles.lead}>
        {lead}
      </Text>
      {sections.map((section) => (
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
          {feedback.title}
        </Text>
        <Text className={styles.text}>{feedback.text}</Text>
        <Text className={styles.address}>
          {name}
          <br />
          <TextLink href={`mailto:${email}`}>{email}</TextLink>
          <br />
          <TextLink href={phoneLink(phone)}>{phone}</TextLink>
          <br />
          <TextLink href={to('contact')}>{feedback.form}</TextLink>
        </Text>
      </section>
      <section className={styles.section}>
        <Text variant="h4" as="h2" className={styles.title}>
          {authority.title}
        </Text>
        <Text className={styles.text}>{authority.text}</Text>
        <Text lang="de" className={styles.address}>
          {authority.name}
        </Text>
      </section>
      <Text variant="body2" tone="secondary" className={styles.date}>
        {date}
      </Text>
    </ReadingPage>
  );
}
