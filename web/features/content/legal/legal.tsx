import { useTranslation } from 'react-i18next';
import { fillLegalText } from '#domain/site/legal-text.ts';
import { type Operator, processing } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { fillIn } from '../../../kit/texts/fill-in.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { usePage } from '../../../kit/texts/use-page.ts';
import { Alert } from '../../../kit/ui/elements/alert.tsx';
import { classes } from '../../../kit/ui/elements/classes.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { ReadingPage } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { type SiteData, useOperator, useSiteData } from '../../../kit/ui/site-data.ts';
import styles from './legal.module.css';

interface Section {
  title: string;
  id?: string;
  prominent?: boolean;
  paragraphs: readonly string[];
  onlyWith?: Partial<Record<'loginProviders' | 'tagManager' | 'cardPayments', string>>;
  processors?: Record<(typeof processing)[number], string>;
  transfers?: Record<NonNullable<Operator['processors']['mail']['transfer']>, string>;
}

const legalPages = ['imprint', 'privacy', 'terms', 'terms-of-use'] as const;

/** Imprint, privacy and both sets of terms: one page, different texts. */
export default function Legal() {
  const { t } = useTranslation(['legal']);
  const { sample } = useOperator();
  const page = usePage();
  const name = legalPages.find((one) => one === page?.name) ?? 'imprint';
  const { title, description, sections } = t(`legal:${name}`);
  return (
    <ReadingPage>
      <PageHead title={title} description={description} />
      <Text variant="h2" as="h1">
        {title}
      </Text>
      {sample && (
        <Alert severity="info" role="note" className={styles.notice}>
          {t('legal:sample')}
        </Alert>
      )}
      {sections.map((section) => (
        <LegalSection key={section.title} section={section} />
      ))}
    </ReadingPage>
  );
}

function LegalSection({ section }: { section: Section }) {
  const { locale } = useLocale();
  const site = useSiteData();
  const operator = useOperator();
  const named = {
    providers: site?.loginProviders.join(', ') ?? '',
    measurement: site?.tagManager ? new URL(site.tagManager).host : '',
  };
  const paragraphs = [...section.paragraphs, ...configured(section, site)].map((paragraph) =>
    fillLegalText(paragraph, operator, named),
  );
  return (
    <section
      id={section.id}
      className={classes(styles.section, section.prominent && styles.prominent)}
    >
      <Text variant="h4" as="h2" className={styles.title}>
        {section.title}
      </Text>
      {[...paragraphs, ...processorsOf(section, operator, locale)].map((paragraph) => (
        <Text key={paragraph} className={styles.paragraph}>
          {paragraph}
        </Text>
      ))}
    </section>
  );
}

/** What is said only where it is configured. */
function configured({ onlyWith = {} }: Section, site: SiteData | undefined): string[] {
  const { loginProviders, tagManager, cardPayments } = onlyWith;
  return [
    site?.loginProviders.length ? loginProviders : undefined,
    site?.tagManager ? tagManager : undefined,
    site?.cardPayments ? cardPayments : undefined,
  ].filter((paragraph) => paragraph !== undefined);
}

/** Who works for the operator, where, and what a transfer rests on. */
function processorsOf(
  { processors, transfers }: Section,
  operator: Operator,
  locale: Locale,
): string[] {
  if (!processors) return [];
  const countries = new Intl.DisplayNames(locale, { type: 'region' });
  return processing.map((task) => {
    const { name, city, country: code, transfer } = operator.processors[task];
    const country = countries.of(code) ?? code;
    const rests = transfer && transfers ? transfers[transfer] : '';
    return fillIn<string>(processors[task], { name, city, country }) + rests;
  });
}
