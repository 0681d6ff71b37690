import { fillLegalText } from '#domain/site/legal-text.ts';
import { pathTo } from '#domain/site/paths.ts';

import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { Card } from '../../../kit/ui/elements/card.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { useOperator, useSiteData } from '../../../kit/ui/site-data.ts';
import styles from './instruction.module.css';

/** What it applies to, then instruction and model form of Art. 246a EGBGB, annexes 1 and 2. */
export function Instruction() {
  const { texts, locale } = useI18n('withdrawal');
  const operator = useOperator();
  const site = useSiteData();
  const { scope, instruction, model } = texts.withdrawal;
  const page = `${site?.publicUrl ?? ''}${pathTo('withdrawal', locale)}`;
  const filled = (text: string) => fillLegalText(text, operator, page);
  return (
    <>
      <section className={styles.scope}>
        <Text variant="h3" as="h2">
          {scope.title}
        </Text>
        {scope.paragraphs.map((paragraph) => (
          <Text key={paragraph} className={styles.paragraph}>
            {filled(paragraph)}
          </Text>
        ))}
      </section>
      <section id="belehrung" className={styles.section}>
        <Text variant="h3" as="h2">
          {instruction.title}
        </Text>
        <Text tone="secondary" className={styles.paragraph}>
          {instruction.note}
        </Text>
        {instruction.sections.map((section) => (
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
          {model.title}
        </Text>
        <Card className={styles.model}>
          <Text>{model.lead}</Text>
          <ul className={styles.lines}>
            {model.lines.map((line) => (
              <li key={line}>{filled(line)}</li>
            ))}
          </ul>
          <Text variant="body2" tone="secondary" className={styles.star}>
            {model.star}
          </Text>
        </Card>
      </section>
    </>
  );
}
