import { useTranslation } from 'react-i18next';
import { pageCategories } from '#domain/site/categories.ts';
import { homeSections } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Card } from '../../kit/ui/elements/card.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import { finished, Line } from '../../kit/ui/line.tsx';
import { CompareTable } from '../../kit/ui/page/compare-table.tsx';
import { Fold } from '../../kit/ui/page/fold.tsx';
import { MarkedList } from '../../kit/ui/page/lists.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';
import { PackageContents } from '../../shared/catalogue/package-contents.tsx';
import styles from './price.module.css';

/** The price including VAT, with what it covers and what it does not. */
export function Price() {
  const { t } = useTranslation(['home']);
  return (
    <Section id={homeSections.costs} band>
      <SectionHead kicker={t('home:price.kicker')} title={t('home:price.title')} />
      <Card className={styles.card}>
        <Package />
        <Scope />
      </Card>
      <Examples />
      <Reading />
    </Section>
  );
}

function Package() {
  const { t } = useTranslation(['home']);
  const { to } = useLocale();
  return (
    <div>
      <Text variant="overline" as="p" tone="secondary">
        {t('home:price.name')}
      </Text>
      <Text variant="h2" as="p" className={styles.amount}>
        {t('home:price.amount')}
      </Text>
      <Text tone="secondary" className={styles.note}>
        {t('home:price.note')}. {t('home:price.besides')}
      </Text>
      <Line current={finished} />
      <Text variant="body2" tone="secondary" className={styles.covers}>
        {t('home:price.covers')}
      </Text>
      <Button variant="contained" size="large" href={to('register')} className={styles.register}>
        {t('home:price.action')}
      </Button>
      <Text variant="body2" tone="secondary" className={styles.free}>
        {t('home:price.free')}
      </Text>
    </div>
  );
}

function Scope() {
  const { t } = useTranslation(['home']);
  const { lawFirm } = useOperator();
  return (
    <Fold summary={t('home:price.scope')}>
      <Text variant="h4" as="h3" className={styles.included}>
        {t('home:price.included')}
      </Text>
      <PackageContents
        names={{
          operator: t('home:price.contracts.operator'),
          'law-firm': t('home:price.contracts.law-firm', lawFirm),
        }}
      />
      <Text variant="body2" tone="secondary" className={styles.lawFirm}>
        {t('home:price.lawFirm', lawFirm)}
      </Text>
      <Text variant="h4" as="h3" className={styles.excluded}>
        {t('home:price.excluded')}
      </Text>
      <MarkedList items={t('home:price.excludedItems')} included={false} />
    </Fold>
  );
}

function Examples() {
  const { t } = useTranslation(['home']);
  const { to } = useLocale();
  const { title, note, action, ...table } = t('home:price.examples');
  return (
    <div className={styles.examples}>
      <Fold summary={title}>
        <Text variant="h4" as="h3" className={styles.examplesTitle}>
          {title}
        </Text>
        <CompareTable {...table} />
        <Text variant="body2" tone="secondary" className={styles.examplesNote}>
          {note}
        </Text>
      </Fold>
      <Button variant="outlined" href={`${to('found-now')}#kosten`} className={styles.action}>
        {action}
      </Button>
    </div>
  );
}

const categories = ['gmbh', 'ug', 'holding', 'startup', 'business-taxes'] as const;

/** Where the guide begins, for people who are not there yet. */
function Reading() {
  const { t } = useTranslation(['home']);
  const { locale, to } = useLocale();
  return (
    <nav aria-label={t('home:price.reading')} className={styles.reading}>
      <Text className={styles.readingTitle}>{t('home:price.reading')}</Text>
      <ul className={styles.categories}>
        {categories.map((category) => (
          <li key={category}>
            <TextLink href={to('category', { category })} className={styles.category}>
              {pageCategories[category][locale]}
            </TextLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
