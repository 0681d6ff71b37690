import { useTranslation } from 'react-i18next';
import { type CalculatorInput, calculate, calculatorQuery } from '#domain/pricing/calculator.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import { Calls } from '../../kit/ui/page/calls.tsx';
import styles from './hero.module.css';

export function Hero() {
  const { t } = useTranslation(['foundNow']);
  return (
    <section className={styles.hero}>
      <div>
        <Text variant="overline" as="p" tone="secondary" className={styles.kicker}>
          {t('foundNow:hero.kicker')}
        </Text>
        <Text variant="h1">{t('foundNow:hero.title')}</Text>
        <Text variant="subtitle1" as="p" tone="secondary" className={styles.lead}>
          {t('foundNow:hero.lead')}
        </Text>
        <Calls
          start={t('foundNow:hero.start')}
          meeting={t('foundNow:hero.meeting')}
          small={t('foundNow:hero.small')}
        />
        <ul className={styles.contents}>
          {t('foundNow:hero.contents').map(({ href, text }) => (
            <li key={href}>
              <TextLink href={href} className={styles.content}>
                {text}
              </TextLink>
            </li>
          ))}
        </ul>
      </div>
      <Examples />
    </section>
  );
}

const cases: readonly CalculatorInput[] = [
  { form: 'ug', capital: '500', shareholders: '1', articles: 'model-protocol' },
  { form: 'ug', capital: '3000', shareholders: '2', articles: 'own-articles' },
  { form: 'gmbh', capital: '25000', shareholders: '1', articles: 'own-articles' },
];

/** Usual cases with their totals; each fills in the calculator. */
function Examples() {
  const { t } = useTranslation(['foundNow']);
  const { locale, to } = useLocale();
  return (
    <Card className={styles.examples}>
      <Text variant="h5" as="h2">
        {t('foundNow:hero.examples.title')}
      </Text>
      <ul className={styles.cases}>
        {cases.map((input, index) => {
          const result = calculate(input);
          return (
            <li key={t('foundNow:hero.examples.names')[index]} className={styles.case}>
              <TextLink
                href={`${to('found-now')}?${calculatorQuery(input)}#kosten`}
                rel="nofollow"
                tone="inherit"
                className={styles.caseLink}
              >
                {t('foundNow:hero.examples.names')[index]}
                <Text variant="h4" as="span" className={styles.total}>
                  {result.ok && wholeEuros(result.costs.total, locale)}
                </Text>
              </TextLink>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
