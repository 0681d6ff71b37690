import { fillLegalText, type LegalValue } from '#domain/site/legal-text.ts';
import type { Unfilled } from '../../../kit/texts/namespaces.ts';
import { usePage } from '../../../kit/texts/use-page.ts';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { Alert } from '../../../kit/ui/elements/alert.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { ReadingPage } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { useOperator, useSiteData } from '../../../kit/ui/site-data.ts';
import styles from './legal.module.css';

type Paragraph = string | Unfilled<LegalValue>;

const legalPages = ['imprint', 'privacy', 'terms', 'terms-of-use'] as const;

/** Imprint, privacy and both sets of terms: one page, different texts. */
export default function Legal() {
  const { t } = useTexts('legal');
  const operator = useOperator();
  const site = useSiteData();
  const page = usePage();
  const name = legalPages.find((one) => one === page?.name) ?? 'imprint';
  const { title, description, sections } = t('legal')[name];
  return (
    <ReadingPage>
      <PageHead title={title} description={description} />
      <Text variant="h2" as="h1">
        {title}
      </Text>
      {operator.sample && (
        <Alert severity="info" role="note" className={styles.notice}>
          {t('legal:sample')}
        </Alert>
      )}
      {sections.map((section) => (
        <section
          key={section.title}
          id={'id' in section ? section.id : undefined}
          className={styles.section}
        >
          <Text variant="h4" as="h2" className={styles.title}>
            {section.title}
          </Text>
          {paragraphsOf(section, site?.cardPayments).map((paragraph) => (
            <Text key={String(paragraph)} className={styles.paragraph}>
              {fillLegalText(String(paragraph), operator)}
            </Text>
          ))}
        </section>
      ))}
    </ReadingPage>
  );
}

/** @param cards whether invoices can be paid by card */
const paragraphsOf = (
  section: { paragraphs: readonly Paragraph[]; cards?: Paragraph },
  cards = false,
): readonly Paragraph[] =>
  cards && section.cards ? [...section.paragraphs, section.cards] : section.paragraphs;
