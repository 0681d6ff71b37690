import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type CostFacts, costsOf, nothingYet } from '#domain/costs/costs.ts';
import { type CostLine, leastOf, mostOf, totalsOf } from '#domain/costs/lines.ts';
import { type CostStage, costStages, stageOf } from '#domain/costs/names.ts';
import { exampleCases } from '#domain/pricing/examples.ts';
import { feeTable } from '#domain/pricing/fees.ts';
import type { LegalForm } from '#domain/pricing/legal-forms.ts';
import { grossCents, PACKAGE_NET_CENTS } from '#domain/pricing/price.ts';
import { longDate, money, wholeEuros } from '#domain/site/formats.ts';
import type { Operator } from '#domain/site/operator.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { TextLink } from '../../../kit/ui/elements/text-link.tsx';
import { Main } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { Section, SectionHead } from '../../../kit/ui/section.tsx';
import { useOperator } from '../../../kit/ui/site-data.ts';
import styles from './pay-when.module.css';

/** Usual cases of both forms. */
const shown = ['ug', 'gmbh', 'gmbh-of-two'] as const satisfies (keyof typeof exampleCases)[];

function factsOf(name: (typeof shown)[number], seller: Operator): CostFacts {
  const legalForm: LegalForm = name === 'ug' ? 'ug' : 'gmbh';
  return {
    ...nothingYet,
    seller,
    // The package has one price in public; both contracts are told apart when it is ordered.
    offer: { platformCents: grossCents(PACKAGE_NET_CENTS), lawFirmCents: 0 },
    company: { ...exampleCases[name], legalForm, online: false },
  };
}

/** What founders pay when, from the same functions as the page of a formation. */
export default function PayWhen() {
  const { t } = useTranslation(['payWhen']);
  const { locale, to } = useLocale();
  const operator = useOperator();
  const costs = shown.map((name) => costsOf(factsOf(name, operator)));
  return (
    <Main>
      <PageHead title={t('payWhen:title')} description={t('payWhen:description')} />
      <Section>
        <Text variant="h1">{t('payWhen:title')}</Text>
        <Text variant="subtitle1" as="p" tone="secondary" className={styles.lead}>
          {t('payWhen:lead')}
        </Text>
        <Text variant="body2" tone="secondary" className={styles.lead}>
          {t('payWhen:asOf', { day: longDate(feeTable.validFrom, locale) })}{' '}
          <TextLink href={`${to('found-now')}#kosten`}>{t('payWhen:calculate')}</TextLink>
        </Text>
        <div className={styles.stages}>
          {costStages.map((stage) => (
            <Stage key={stage} stage={stage} cases={costs.map(({ lines }) => lines)} />
          ))}
          <Sums cases={costs.map(({ lines }) => lines)} />
        </div>
      </Section>
      <Section band>
        <SectionHead title={t('payWhen:forged.title')} />
        <Text className={styles.lead}>{t('payWhen:forged.text')}</Text>
      </Section>
    </Main>
  );
}

interface Cases {
  /** Of each case that is shown. */
  cases: readonly (readonly CostLine[])[];
}

function Stage({ stage, cases }: { stage: CostStage } & Cases) {
  const { t } = useTranslation(['payWhen']);
  const tell = useTelling();
  const kinds = [...new Set(cases.flat().map(({ kind }) => kind))].filter(
    (kind) => stageOf[kind] === stage && kind !== 'law-firm',
  );
  return (
    <Part title={t('payWhen:stages')[stage]} text={t('payWhen:whenWords')[stage]}>
      {kinds.map((kind) => (
        <Amounts
          key={kind}
          name={kind === 'platform' ? t('payWhen:package') : t('payWhen:kinds')[kind]}
          ofCases={cases.map((lines) => tell(lines.find((line) => line.kind === kind)))}
        />
      ))}
    </Part>
  );
}

/** What it comes to in each case; the share capital stands apart, as it is no cost. */
function Sums({ cases }: Cases) {
  const { t } = useTranslation(['payWhen']);
  const tell = useAmount();
  const words = t('payWhen:sums');
  const sums = (isCounted: (line: CostLine) => boolean) =>
    cases.map((lines) => tell(totalsOf(lines.filter(isCounted)).estimated));
  return (
    <Part title={words.title} text={words.note}>
      <Amounts name={words.once} ofCases={sums(({ yearly }) => !yearly)} />
      <Amounts name={words.yearly} ofCases={sums(({ yearly }) => yearly === true)} />
    </Part>
  );
}

interface PartProps {
  title: string;
  text: string;
  children: ReactNode;
}

function Part({ title, text, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <div>
        <Text id={id} variant="h3" as="h2">
          {title}
        </Text>
        <Text tone="secondary" className={styles.when}>
          {text}
        </Text>
      </div>
      <dl className={styles.kinds}>{children}</dl>
    </section>
  );
}

/** One amount where all cases have the same. */
function Amounts({ name, ofCases }: { name: string; ofCases: readonly string[] }) {
  const { t } = useTranslation(['payWhen']);
  const [first] = ofCases;
  const isSame = ofCases.every((amount) => amount === first);
  return (
    <div className={isSame ? styles.row : undefined}>
      <dt className={styles.name}>{name}</dt>
      {isSame ? (
        <dd className={styles.amount}>{first}</dd>
      ) : (
        shown.map((example, index) => (
          <dd key={example} className={styles.row}>
            <span>{t('payWhen:cases')[example]}</span>
            <span className={styles.amount}>{ofCases[index]}</span>
          </dd>
        ))
      )}
    </div>
  );
}

/** The amount of a line as people read it. */
function useTelling(): (line: CostLine | undefined) => string {
  const { t } = useTranslation(['payWhen']);
  const tell = useAmount();
  return (line) => {
    if (!line) return '–';
    const amount = tell({ min: leastOf(line), max: mostOf(line) });
    return line.yearly ? t('payWhen:yearly', { amount }) : amount;
  };
}

function useAmount(): (between: { min: number; max: number }) => string {
  const { t } = useTranslation(['payWhen']);
  const { locale } = useLocale();
  return ({ min, max }) =>
    min === max
      ? money(min, locale)
      : t('payWhen:range', { min: wholeEuros(min, locale), max: wholeEuros(max, locale) });
}
