import { useTranslation } from 'react-i18next';
import { type CostFacts, costsOf } from '#domain/costs/costs.ts';
import { type CostLine, leastOf, mostOf } from '#domain/costs/lines.ts';
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
import { CompareTable } from '../../../kit/ui/page/compare-table.tsx';
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
    seller,
    contracts: [],
    orders: [],
    invoices: [],
    firmInvoices: [],
    firmStands: true,
    entered: [],
    // The package has one price in public; both contracts are told apart when it is ordered.
    offer: { platformCents: grossCents(PACKAGE_NET_CENTS), lawFirmCents: 0 },
    company: { ...exampleCases[name], legalForm, online: false },
    holders: [],
    paidIn: [],
    notary: null,
    court: null,
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
        {costStages.map((stage) => (
          <Stage key={stage} stage={stage} cases={costs.map(({ lines }) => lines)} />
        ))}
      </Section>
      <Section band>
        <SectionHead title={t('payWhen:forged.title')} />
        <Text className={styles.lead}>{t('payWhen:forged.text')}</Text>
      </Section>
    </Main>
  );
}

function Stage({ stage, cases }: { stage: CostStage; cases: readonly CostLine[][] }) {
  const { t } = useTranslation(['payWhen']);
  const tell = useTelling();
  const kinds = [...new Set(cases.flat().map(({ kind }) => kind))].filter(
    (kind) => stageOf[kind] === stage && kind !== 'law-firm',
  );
  const title = t('payWhen:stages')[stage];
  return (
    <section className={styles.stage}>
      <Text variant="h3" as="h2">
        {title}
      </Text>
      <Text tone="secondary" className={styles.when}>
        {t('payWhen:whenWords')[stage]}
      </Text>
      <CompareTable
        caption={title}
        aspect={t('payWhen:what')}
        columns={shown.map((name) => t('payWhen:cases')[name])}
        rows={kinds.map((kind) => ({
          aspect: kind === 'platform' ? t('payWhen:package') : t('payWhen:kinds')[kind],
          cells: cases.map((lines) => tell(lines.find((line) => line.kind === kind))),
        }))}
      />
    </section>
  );
}

/** The amount of a line as people read it. */
function useTelling(): (line: CostLine | undefined) => string {
  const { t } = useTranslation(['payWhen']);
  const { locale } = useLocale();
  return (line) => {
    if (!line) return '–';
    const [least, most] = [leastOf(line), mostOf(line)];
    const between = { min: wholeEuros(least, locale), max: wholeEuros(most, locale) };
    const amount = least === most ? money(least, locale) : t('payWhen:range', between);
    return line.yearly ? t('payWhen:yearly', { amount }) : amount;
  };
}
