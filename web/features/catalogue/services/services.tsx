import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ProductCard } from '#api/contract.gen.d.ts';
import { productCategoryNames } from '#domain/catalogue/names.ts';
import { productCategories } from '#domain/catalogue/product.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { dataOf, services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Button } from '../../../kit/ui/elements/button.tsx';
import { Card } from '../../../kit/ui/elements/card.tsx';
import { Text } from '../../../kit/ui/elements/text.tsx';
import { TextLink } from '../../../kit/ui/elements/text-link.tsx';
import { Fold } from '../../../kit/ui/page/fold.tsx';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import { Main } from '../../../kit/ui/page/main.tsx';
import { PageHead } from '../../../kit/ui/page-head.tsx';
import { Section } from '../../../kit/ui/section.tsx';
import { ProductCards } from './product-cards.tsx';
import styles from './services.module.css';

/** As many as the API gives at once. */
const most = 200;

export async function loader({ context }: LoaderFunctionArgs) {
  const { call } = services(context);
  const query = { limit: most };
  const answer = await call('GET /products', { as: 'none', query });
  return { products: fixSpacesIn(dataOf(answer)) };
}

/** Consulting first, then the additional services, then the rest by category. */
export default function Services() {
  const { products } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['services']);
  const { locale } = useLocale();
  const { title, description, ...list } = t('services:list');
  const inGroup = (group: ProductCard['group']) => products.filter((one) => one.group === group);
  const rest = Map.groupBy(inGroup('marketplace'), ({ category }) => category);
  return (
    <Main>
      <PageHead title={title} description={description} />
      <Intro />
      <Section band>
        <Group title={list.consulting} lead={list.consultingLead}>
          <ProductCards products={inGroup('consulting')} columns={2} />
          <Text tone="secondary" className={styles.membersPay}>
            {list.membersPay}
          </Text>
        </Group>
      </Section>
      <Section>
        <Group title={list.additional} lead={list.additionalLead}>
          <ProductCards products={inGroup('additional')} columns={3} last={<SomethingElse />} />
        </Group>
        {productCategories.map((category) => {
          const members = rest.get(category);
          return (
            members && (
              <div key={category} className={styles.group}>
                <Group title={productCategoryNames[category][locale]}>
                  <Fold summary={t('services:list.count', { count: members.length })}>
                    <div className={styles.folded}>
                      <ProductCards products={members} columns={3} />
                    </div>
                  </Fold>
                </Group>
              </div>
            )
          );
        })}
      </Section>
    </Main>
  );
}

function Intro() {
  const { t } = useTranslation(['services']);
  const { to } = useLocale();
  return (
    <Section>
      <div className={styles.intro}>
        <div>
          <Text variant="overline" as="p" tone="secondary" className={styles.kicker}>
            {t('services:list.kicker')}
          </Text>
          <Text variant="h1">{t('services:list.heading')}</Text>
          <Text tone="secondary" className={styles.introLead}>
            {t('services:list.lead')}
          </Text>
          <Button
            variant="contained"
            size="large"
            href={to('strategy-meeting')}
            className={styles.meeting}
          >
            {t('services:detail.meeting')}
          </Button>
        </div>
        <Card className={styles.promise}>
          <Text variant="h5" as="p" className={styles.promiseTitle}>
            {t('services:list.onEachPage')}
          </Text>
          <MarkedList items={t('services:list.told')} included />
        </Card>
      </div>
    </Section>
  );
}

/** Fills the row, for those who have not found what they need. */
function SomethingElse() {
  const { t } = useTranslation(['services']);
  const { to } = useLocale();
  return (
    <div className={styles.other}>
      <Text variant="h4" as="h3">
        {t('services:list.other.title')}
      </Text>
      <Text tone="secondary" className={styles.otherText}>
        {t('services:list.other.text')}
      </Text>
      <TextLink href={to('contact')} className={styles.otherLink}>
        {t('services:list.other.action')}
      </TextLink>
    </div>
  );
}

function Group({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <>
      <Text variant="h2">{title}</Text>
      {lead && (
        <Text variant="subtitle1" as="p" tone="secondary" className={styles.lead}>
          {lead}
        </Text>
      )}
      <div className={styles.content}>{children}</div>
    </>
  );
}
