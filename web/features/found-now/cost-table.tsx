import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { courtFees } from '#domain/pricing/court-fees.ts';
import {
  type FormationCosts,
  feeTable,
  type PositionName,
  positionNames,
  positionRules,
} from '#domain/pricing/fees.ts';
import { grossCents, PACKAGE_NET_CENTS, VAT_PERCENT } from '#domain/pricing/price.ts';
import { longDate, money, wholeEuros } from '#domain/site/formats.ts';
import { numberFormat } from '#domain/site/intl.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import styles from './cost-table.module.css';

/** Every line of the costs with its paragraph or number. Lines that do not arise are hidden. */
export function CostTable({ costs }: { costs: FormationCosts | undefined }) {
  const { t } = useTranslation(['foundNow']);
  const { locale } = useLocale();
  const words = t('foundNow:calculator');
  const amount = (cents: number) => money(cents, locale);
  const gross = grossCents(PACKAGE_NET_CENTS);
  const percent = VAT_PERCENT;
  return (
    <>
      <table className={styles.table}>
        <caption style={visuallyHidden}>{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{words.columns.item}</th>
            <th scope="col">{words.columns.basis}</th>
            <th scope="col">{words.columns.amount}</th>
          </tr>
        </thead>
        <tbody>
          <Group>{words.groups.ours}</Group>
          <Row
            sum
            item={t('foundNow:calculator.package', { percent })}
            basis={t('foundNow:calculator.packageBasis', {
              net: amount(PACKAGE_NET_CENTS),
              vat: amount(gross - PACKAGE_NET_CENTS),
            })}
            amount={amount(gross)}
          />
          <Group>{words.groups.notary}</Group>
          {positionNames.map((name) => (
            <PositionRow key={name} name={name} costs={costs} />
          ))}
          <Row item={words.outlays} basis={words.outlaysBasis} name="outlays" costs={costs} />
          <Row
            item={t('foundNow:calculator.vat', { percent })}
            basis={words.vatBasis}
            name="notaryVat"
            costs={costs}
          />
          <Row sum item={words.notary} basis={words.notaryBasis} name="notary" costs={costs} />
          <Group>{words.groups.court}</Group>
          <Row
            item={words.courtEntry}
            basis={t('foundNow:calculator.courtEntryBasis', {
              inKind: wholeEuros(courtFees('in-kind').entry, locale),
            })}
            name="courtEntry"
            costs={costs}
          />
          <Row
            item={words.courtAvailability}
            basis={words.courtAvailabilityBasis}
            name="courtAvailability"
            costs={costs}
          />
          <Row sum item={words.court} basis={words.courtBasis} name="court" costs={costs} />
        </tbody>
      </table>
      <Sources />
    </>
  );
}

const Group = ({ children }: { children: string }) => (
  <tr className={styles.group}>
    <th scope="rowgroup" colSpan={3}>
      {children}
    </th>
  </tr>
);

interface RowProps {
  item: string;
  basis: ReactNode;
  sum?: boolean;
}

type AmountName = 'outlays' | 'notaryVat' | 'notary' | 'courtEntry' | 'courtAvailability' | 'court';
type Amount = { amount: string } | { name: AmountName; costs: FormationCosts | undefined };

function Row({ item, basis, sum, ...rest }: RowProps & Amount) {
  const { locale } = useLocale();
  return (
    <tr className={sum ? styles.sum : undefined}>
      <th scope="row">{item}</th>
      <td className={styles.basis}>{basis}</td>
      {'name' in rest ? (
        <td data-amount={rest.name}>{rest.costs && money(rest.costs[rest.name], locale)}</td>
      ) : (
        <td>{rest.amount}</td>
      )}
    </tr>
  );
}

interface PositionRowProps {
  name: PositionName;
  costs: FormationCosts | undefined;
}

function PositionRow({ name, costs }: PositionRowProps) {
  const { t } = useTranslation(['foundNow']);
  const { locale } = useLocale();
  const position = costs?.positions.find((one) => one.name === name);
  const rule: { kv: string; rate: number; least?: number; most?: number } = positionRules[name];
  const rate = numberFormat(locale, { minimumFractionDigits: 1 }).format(rule.rate);
  const limits = [
    rule.least && t('foundNow:calculator.least', { amount: wholeEuros(rule.least, locale) }),
    rule.most && t('foundNow:calculator.most', { amount: wholeEuros(rule.most, locale) }),
  ];
  return (
    <tr data-position={name} hidden={position === undefined}>
      <th scope="row">{t('foundNow:calculator.positions')[name]}</th>
      <td className={styles.basis}>
        {`${t('foundNow:calculator.basis', { kv: rule.kv, rate })} `}
        <span data-value>{position && wholeEuros(position.valueCents, locale)}</span>
        {limits.map((limit) => limit && `, ${limit}`)}
      </td>
      <td data-fee>{position && money(position.feeCents, locale)}</td>
    </tr>
  );
}

function Sources() {
  const { t } = useTranslation(['foundNow']);
  const { locale } = useLocale();
  const since = longDate(feeTable.validFrom, locale);
  const leastValue = wholeEuros(feeTable.lowestValue, locale);
  const supervision = money(grossCents(feeTable.lowestFee), locale);
  return (
    <Text variant="body2" tone="secondary" className={styles.sources}>
      {t('foundNow:calculator.source', { since, leastValue })}{' '}
      {t('foundNow:calculator.sourceModel', { supervision })}
    </Text>
  );
}
