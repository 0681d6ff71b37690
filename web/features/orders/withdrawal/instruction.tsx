import { useTranslation } from 'react-i18next';
import { fillLegalText } from '#domain/site/legal-text.ts';
import { pathTo } from '#domain/site/paths.ts';

import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Card } from '../../../kit/ui/elements/card.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { useOperator, useSiteData } from '../../../kit/ui/site-data.ts';
import styles from './instruction.module.css';

/** What it applies to, then instruction and model form of Art. 246a EGBGB, annexes 1 and 2. */
export function Instruction() {
  const { t } = useTranslation(['withdrawal']);
  const { locale } = useLocale();
  const operator = useOperator();
  const site = useSiteData();
  const page = `${site?.publicUrl ?? ''}${pathTo('withdrawal', locale)}`;
  const filled = (text: string) => fillLegalText(text, operator, { page });
  return (
    <>
      <section className={styles.scope}>
        <Text variant="h3" as="h2">
          {t('withdrawal:scope.title')}
        </Text>
        {t('withdrawal:scope.paragraphs').map((paragraph) => (
          <Text key={paragraph} className={styles.paragraph}>
            {filled(paragraph)}
          </Text>
        ))}
      </section>
      <section id="belehrung" className={styles.section}>
        <Text variant="h3" as="h2">
          {t('withdrawal:instruction.title')}
        </Text>
        <Text tone="secondary" className={styles.paragraph}>
          {t('withdrawal:instruction.note')}
        </Text>
        {t('withdrawal:instruction.sections').map((section) => (
          <div key={section.title} className={styles.part}>
            <Text variant="h5" as="h3">
              {section.title}
            </Text>
            {section.paragraphs.map((paragraph) => (
              <Text key={paragraph} className={styles.paragraph}>
                {filled(paragraph)}
              </Text>
            ))}
          </div>
        ))}
      </section>
      <section id="formular" className={styles.section}>
        <Text variant="h3" as="h2">
          {t('withdrawal:model.title')}
        </Text>
        <Card className={styles.model}>
          <Text>{t('withdrawal:model.lead')}</Text>
          <ul className={styles.lines}>
            {t('withdrawal:model.lines').map((line) => (
              <li key={line}>{filled(line)}</li>
            ))}
          </ul>
          <Text variant="body2" tone="secondary" className={styles.star}>
            {t('withdrawal:model.star')}
          </Text>
        </Card>
      </section>
    </>
  );
}
