import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import {
  type Calculation,
  type CalculatorInput,
  calculate,
  type Refusal,
  refusalNames,
  refusals,
} from '#domain/pricing/calculator.ts';
import { articlesKinds } from '#domain/pricing/fees.ts';
import { legalForms } from '#domain/pricing/legal-forms.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Island } from '../../kit/ui/island.tsx';
import { Choice } from '../../kit/ui/page/choice.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import styles from './calculator.module.css';
import { CostTable } from './cost-table.tsx';

/** Anchor of the calculator, which the form keeps in the address. */
export const costsId = 'kosten';

/**
 * What a formation costs. The server answers the query of the address; the island does the same
 * while somebody types, on the same markup: all rows and refusals are there, unneeded ones hidden.
 */
export function Calculator({ input }: { input: CalculatorInput }) {
  const { t } = useTranslation(['foundNow']);
  const result = calculate(input);
  return (
    <Section id={costsId} band>
      <SectionHead
        kicker={t('foundNow:calculator.kicker')}
        title={t('foundNow:calculator.title')}
        lead={t('foundNow:calculator.lead')}
      />
      <Island name="calculator">
        <div className={styles.columns}>
          <CostForm input={input} result={result} />
          <Results result={result} />
        </div>
      </Island>
    </Section>
  );
}

function CostForm({ input, result }: { input: CalculatorInput; result: Calculation }) {
  const { t } = useTranslation(['foundNow']);
  const words = t('foundNow:calculator');
  const refused = result.ok ? [] : result.refused;
  return (
    <form method="get" action={`#${costsId}`} noValidate className={styles.form}>
      <Choice
        name="form"
        legend={words.form}
        options={legalForms.map((value) => ({ value, label: words.forms[value] }))}
        chosen={input.form}
      />
      <TextField
        name="capital"
        label={words.capital}
        help={words.capitalHelp}
        value={input.capital}
        refused={refused}
      />
      <TextField
        name="shareholders"
        label={words.shareholders}
        help={words.shareholdersHelp}
        value={input.shareholders}
        refused={refused}
      />
      <Choice
        name="articles"
        legend={words.articles}
        options={articlesKinds.map((value) => ({ value, label: words.articlesKinds[value] }))}
        chosen={input.articles}
        help={words.articlesHelp}
      />
      <Button type="submit" variant="outlined" size="large" className={styles.submit}>
        {words.submit}
      </Button>
    </form>
  );
}

interface TextFieldProps {
  name: 'capital' | 'shareholders';
  label: string;
  help: string;
  value: string;
  refused: readonly Refusal[];
}

function TextField({ name, label, help, value, refused }: TextFieldProps) {
  const { t } = useTranslation(['foundNow']);
  const id = `costs-${name}`;
  const reasons = refusalNames.filter((refusal) => refusals[refusal] === name);
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        aria-invalid={reasons.some((refusal) => refused.includes(refusal)) || undefined}
        aria-describedby={`${id}-help ${id}-refused`}
        className={styles.field}
      />
      <div id={`${id}-help`} className={styles.help}>
        {help}
      </div>
      <div id={`${id}-refused`} className={styles.refusedAt}>
        {reasons.map((refusal) => (
          <div key={refusal} data-refusal={refusal} hidden={!refused.includes(refusal)}>
            {t('foundNow:calculator.refusals')[refusal]}
          </div>
        ))}
      </div>
    </div>
  );
}

function Results({ result }: { result: Calculation }) {
  const { t } = useTranslation(['foundNow']);
  const { locale, to } = useLocale();
  const words = t('foundNow:calculator');
  const total = result.ok ? wholeEuros(result.costs.total, locale) : '';
  return (
    <Card data-answer tabIndex={-1} className={styles.result}>
      <p role="status" style={visuallyHidden} data-said={words.said} />
      <Refusals refused={result.ok ? [] : result.refused} />
      <div data-result hidden={!result.ok}>
        <Text tone="secondary">{words.total}</Text>
        <Text variant="h2" as="p" data-total className={styles.total}>
          {total}
        </Text>
        <Text variant="body2" tone="secondary" className={styles.totalNote}>
          {words.totalNote}
        </Text>
        <Button
          variant="contained"
          size="large"
          href={to('register')}
          data-start
          className={styles.start}
        >
          {words.start}
        </Button>
        <CostTable costs={result.ok ? result.costs : undefined} />
      </div>
    </Card>
  );
}

/** Why a combination is not possible, once more where the button leads. */
function Refusals({ refused }: { refused: readonly Refusal[] }) {
  const { t } = useTranslation(['foundNow']);
  return (
    <div data-refused hidden={refused.length === 0}>
      <Text variant="h4" as="p" className={styles.refused}>
        {t('foundNow:calculator.refused')}
      </Text>
      {refusalNames.map((name) => (
        <Text key={name} data-refusal={name} hidden={!refused.includes(name)}>
          {t('foundNow:calculator.refusals')[name]}
        </Text>
      ))}
    </div>
  );
}
