import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  fittingServices,
  isPageCategory,
  pageCategories,
  pageCategoryCodes,
} from '#domain/site/categories.ts';
import { foundOr404 } from '../../kit/api/not-found.ts';
import { services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import { Breadcrumbs } from '../../kit/ui/page/breadcrumbs.tsx';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { Prose } from '../../shared/content/prose.tsx';
import { Cards } from './cards.tsx';
import styles from './category.module.css';
import { paramsOf } from './load.ts';

const servicesShown = 3;

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const named = { params: { category: params.category ?? '' }, as: 'none' } as const;
  const category = foundOr404(await call('GET /pages/:category', named), url);
  const field = isPageCategory(category.category) && fittingServices[category.category];
  const query = { category: field || undefined, limit: servicesShown };
  const found = await call('GET /products', { as: 'none', query });
  return {
    category,
    services: found.ok ? found.data.map(({ id, title, summary }) => ({ id, title, summary })) : [],
    paramsByLocale: paramsOf(category),
  };
}

/** What a subject is about, with its pages and the articles that fit. */
export default function Category() {
  const { category, services: fitting } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['content']);
  const { to } = useLocale();
  const { title, description, html, pages, articles, category: code } = category;
  return (
    <Main>
      <PageHead title={title} description={description} />
      <Section>
        <Breadcrumbs here={{ text: title, href: to('category', { category: code }) }} />
        <Text variant="h1" className={styles.title}>
          {breakable(title)}
        </Text>
        <div className={styles.columns}>
          <Prose html={html} />
          {pages.length > 0 && (
            <section>
              <Text variant="h5" as="h2" className={styles.pagesTitle}>
                {t('content:category.pages')}
              </Text>
              <Cards entries={pages} columns={1} />
            </section>
          )}
        </div>
      </Section>
      <Section band>
        {articles.length > 0 && (
          <>
            <Text variant="h3" as="h2" className={styles.articlesTitle}>
              {t('content:category.articles')}
            </Text>
            <Cards entries={articles} columns={articles.length === 4 ? 2 : 3} />
          </>
        )}
        {fitting.length > 0 && <Services services={fitting} />}
        <Others current={code} />
      </Section>
    </Main>
  );
}

interface Service {
  id: string;
  title: string;
  summary: string;
}

function Services({ services: fitting }: { services: readonly Service[] }) {
  const { t } = useTranslation(['content']);
  const { to } = useLocale();
  return (
    <>
      <Text variant="h3" as="h2" className={styles.servicesTitle}>
        {t('content:category.services')}
      </Text>
      <ul className={styles.services}>
        {fitting.map(({ id, title, summary }) => (
          <li key={id} className={styles.service}>
            <TextLink href={to('service', { id })} className={styles.serviceLink}>
              {breakable(title)}
            </TextLink>
            <Text tone="secondary" className={styles.summary}>
              {summary}
            </Text>
          </li>
        ))}
      </ul>
      <TextLink href={to('services')} className={styles.allServices}>
        {t('content:category.allServices')}
      </TextLink>
    </>
  );
}

function Others({ current }: { current: string }) {
  const { t } = useTranslation(['content']);
  const { locale, to } = useLocale();
  return (
    <nav aria-label={t('content:category.others')} className={styles.others}>
      <Text variant="h6" as="h2">
        {t('content:category.others')}
      </Text>
      <ul className={styles.categories}>
        {pageCategoryCodes
          .filter((code) => code !== current)
          .map((category) => (
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
