import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { legalForms } from '#domain/pricing/legal-forms.ts';
import { questions } from '#domain/pricing/queries.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Choice } from '../../kit/ui/page/choice.tsx';
import { Section } from '../../kit/ui/section.tsx';
import styles from './teaser.module.css';

/** Short forms of both calculators; the page they lead to answers them. */
export function Teaser() {
  const { t } = useTranslation(['home']);
  const { to } = useLocale();
  const page = to('found-now');
  return (
    <Section band>
      <div className={styles.columns}>
        <Short
          title={t('home:teaser.costs.title')}
          text={t('home:teaser.costs.text')}
          action={t('home:teaser.costs.action')}
          to={`${page}#kosten`}
        >
          <Choice
            name="form"
            legend={t('home:teaser.costs.form')}
            chosen="ug"
            options={legalForms.map((value) => ({
              value,
              label: t('home:teaser.costs.forms')[value],
            }))}
          />
          <Choice
            name="shareholders"
            legend={t('home:teaser.costs.shareholders')}
            chosen="1"
            options={(['1', '2', '3', '4'] as const).map((value) => ({
              value,
              label: t('home:teaser.costs.counts')[value],
            }))}
          />
        </Short>
        <Short
          title={t('home:teaser.legalForm.title')}
          text={t('home:teaser.legalForm.text')}
          action={t('home:teaser.legalForm.action')}
          to={`${page}#rechtsform`}
        >
          <div className={styles.wideOnly}>
            <Choice
              name="funds"
              legend={t('home:teaser.legalForm.question')}
              options={questions.funds.map((value) => ({
                value,
                label: t('home:teaser.legalForm.answers')[value],
              }))}
            />
          </div>
        </Short>
      </div>
    </Section>
  );
}

interface ShortProps {
  title: string;
  text: string;
  action: string;
  to: string;
  children: ReactNode;
}

function Short({ title, text, action, to, children }: ShortProps) {
  return (
    <Card as="form" method="get" action={to} className={styles.short}>
      <div>
        <Text variant="h3" as="h2">
          {title}
        </Text>
        <Text tone="secondary" className={styles.text}>
          {text}
        </Text>
      </div>
      {children}
      <Button type="submit" variant="outlined" className={styles.action}>
        {action}
      </Button>
    </Card>
  );
}
