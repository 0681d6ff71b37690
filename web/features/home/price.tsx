import { pageCategories } from '#domain/site/categories.ts';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
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
import styles from './price.module.css';

/** The price including VAT, with what it covers and what it does not. */
export function Price() {
  const { kicker, title } = useI18n('home').texts.home.price;
  return (
    <Section id={homeSections.costs} band>
      <SectionHead kicker={kicker} title={title} />
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
  const { texts, to } = useI18n('home');
  const { name, amount, note, besides, covers, action, free } = texts.home.price;
  return (
    <div>
      <Text variant="overline" as="p" tone="secondary">
        {name}
      </Text>
      <Text variant="h2" as="p" className={styles.amount}>
        {amount}
      </Text>
      <Text tone="secondary" className={styles.note}>
        {note}. {besides}
      </Text>
      <Line current={finished} />
      <Text variant="body2" tone="secondary" className={styles.covers}>
        {covers}
      </Text>
      <Button variant="contained" size="large" href={to('register')} className={styles.register}>
        {action}
      </Button>
      <Text variant="body2" tone="secondary" className={styles.free}>
        {free}
      </Text>
    </div>
  );
}

function Scope() {
  const { t, texts } = useI18n('home');
  const { lawFirm } = useOperator();
  const { scope, included, includedItems, excluded, excludedItems } = texts.home.price;
  return (
    <Fold summary={scope}>
      <Text variant="h4" as="h3" className={styles.included}>
        {included}
      </Text>
      <MarkedList items={includedItems} included />
      <Text variant="body2" tone="secondary" className={styles.lawFirm}>
        {t('home:price.lawFirm', lawFirm)}
      </Text>
      <Text variant="h4" as="h3" className={styles.excluded}>
        {excluded}
      </Text>
      <MarkedList items={excludedItems} included={false} />
    </Fold>
  );
}

function Examples() {
  const { texts, to } = useI18n('home');
  const { title, note, action, ...table } = texts.home.price.examples;
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
  const { texts, locale, to } = useI18n('home');
  return (
    <nav aria-label={texts.home.price.reading} className={styles.reading}>
      <Text className={styles.readingTitle}>{texts.home.price.reading}</Text>
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
