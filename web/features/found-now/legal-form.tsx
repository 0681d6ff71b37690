import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import {
  type Advice,
  type Answers,
  adviseLegalForm,
  isComplete,
  openQuestions,
  reasonNames,
  reasons,
  verdicts,
} from '#domain/pricing/legal-form-advice.ts';
import { type LegalForm, legalForms } from '#domain/pricing/legal-forms.ts';
import { type Question, questionNames, questions } from '#domain/pricing/queries.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import { Island } from '../../kit/ui/island.tsx';
import { Choice, choiceId } from '../../kit/ui/page/choice.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import styles from './legal-form.module.css';

const legalFormId = 'rechtsform';

/** “UG or GmbH?”, answered by the server from the query or by the island, like the calculator. */
export function LegalFormQuestions({ answers }: { answers: Partial<Answers> }) {
  const { t } = useTranslation(['foundNow']);
  const advice = isComplete(answers) ? adviseLegalForm(answers) : undefined;
  return (
    <Section id={legalFormId}>
      <SectionHead
        kicker={t('foundNow:legalForm.kicker')}
        title={t('foundNow:legalForm.title')}
        lead={t('foundNow:legalForm.lead')}
      />
      <Island name="legal-form">
        <div className={styles.columns}>
          <form method="get" action={`#${legalFormId}`} className={styles.form}>
            <Questions answers={answers} />
            <Button type="submit" variant="outlined" size="large" className={styles.submit}>
              {t('foundNow:legalForm.submit')}
            </Button>
          </form>
          <div className={styles.answer}>
            <Reasons advice={advice} open={openQuestions(answers)} />
            <Text variant="body2" tone="secondary" className={styles.note}>
              {t('foundNow:legalForm.note')}
            </Text>
          </div>
        </div>
      </Island>
    </Section>
  );
}

function Questions({ answers }: { answers: Partial<Answers> }) {
  const { t } = useTranslation(['foundNow']);
  return questionNames.map((name) => {
    const labels: Readonly<Record<string, string>> = t('foundNow:legalForm.questions')[name]
      .answers;
    return (
      <Choice
        key={name}
        name={name}
        legend={t('foundNow:legalForm.questions')[name].title}
        options={questions[name].map((value) => ({ value, label: labels[value] ?? value }))}
        chosen={answers[name]}
      />
    );
  });
}

interface ReasonsProps {
  advice: Advice | undefined;
  /** Not answered yet, where some are. */
  open: readonly Question[];
}

function Reasons({ advice, open }: ReasonsProps) {
  const { t } = useTranslation(['foundNow']);
  const { to } = useLocale();
  const words = t('foundNow:legalForm');
  return (
    <Card data-answer tabIndex={-1} className={styles.reasons}>
      <p role="status" style={visuallyHidden} data-said />
      <Text data-incomplete hidden={advice !== undefined} tone="secondary">
        {words.incomplete}
      </Text>
      <div data-open-list hidden={open.length === 0} className={styles.open}>
        <Text>{words.open}</Text>
        <ul className={styles.side}>
          {questionNames.map((name) => (
            <li key={name} data-open={name} hidden={!open.includes(name)}>
              <TextLink href={`#${choiceId(name)}`}>{words.questions[name].title}</TextLink>
            </li>
          ))}
        </ul>
      </div>
      {verdicts.map((verdict) => (
        <div key={verdict} data-verdict={verdict} hidden={verdict !== advice?.verdict}>
          <Text variant="h4" as="h3">
            {words.verdicts[verdict].title}
          </Text>
          <Text className={styles.verdictText}>{words.verdicts[verdict].text}</Text>
        </div>
      ))}
      <div data-reasons hidden={advice === undefined}>
        {legalForms.map((form) => (
          <Side key={form} form={form} shown={advice?.for[form] ?? []} />
        ))}
        <Button
          variant="contained"
          size="large"
          href={to('register')}
          data-start
          className={styles.start}
        >
          {words.start}
        </Button>
      </div>
    </Card>
  );
}

function Side({ form, shown }: { form: LegalForm; shown: readonly string[] }) {
  const { t } = useTranslation(['foundNow']);
  return (
    <>
      <Text variant="h6" as="h4" className={styles.sideTitle}>
        {t('foundNow:legalForm.sides')[form]}
      </Text>
      <ul className={styles.side}>
        {reasonNames
          .filter((reason) => reasons[reason] === form)
          .map((reason) => (
            <li key={reason} data-reason={reason} hidden={!shown.includes(reason)}>
              {t('foundNow:legalForm.reasons')[reason]}
            </li>
          ))}
      </ul>
    </>
  );
}
