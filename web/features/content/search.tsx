import { Search as Glass } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { SearchHit } from '#api/contract.gen.d.ts';
import { toLastPage } from '../../kit/list/last-page.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { TextLink } from '../../kit/ui/elements/text-link.tsx';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { pageOf } from '../../shared/content/entry-page.ts';
import { categoryName } from './cards.tsx';
import styles from './search.module.css';
import { Topics } from './topics.tsx';

/** What the API takes. */
const queryMaxLength = 200;
const hitsPerPage = 20;
const lastPage = 50;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, queryMaxLength);
  const page = pageIn(url);
  if (q === '') return { q, page, hits: [], total: 0, meant: undefined };
  const { call } = services(context);
  const query = { q, limit: hitsPerPage, offset: (page - 1) * hitsPerPage };
  const answer = await call('GET /search', { as: 'none', query });
  const hits = dataOf(answer);
  const total = (answer.ok && answer.meta.total) || hits.length;
  if (hits.length === 0) toLastPage(url, page, total, hitsPerPage);
  return { q, page, hits, total, meant: answer.ok ? answer.meta.meant : undefined };
}

function pageIn({ searchParams }: URL): number {
  const page = Number(searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1;
}

/** A plain form, so that an address holds what was looked for. */
export default function Search() {
  const { q, page, hits, total, meant } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['content']);
  const { to } = useLocale();
  const count = total === 0 ? 'content:search.none' : 'content:search.found';
  return (
    <Main>
      <PageHead
        title={q === '' ? t('content:search.title') : `${t('content:search.title')}: ${q}`}
        noindex
      />
      <Section>
        <Text variant="h1">{t('content:search.heading')}</Text>
        <SearchForm q={q} />
        {q === '' ? (
          <Text tone="secondary" className={styles.hint}>
            {t('content:search.hint')}
          </Text>
        ) : (
          <Text variant="h3" as="h2" className={styles.count}>
            {t(count, { count: total, query: q })}
          </Text>
        )}
        {hits.length > 0 && <Hits hits={hits} />}
        {total > hits.length && <Pager q={q} page={page} total={total} />}
        {hits.length === 0 && (
          <div className={styles.topics}>
            {q !== '' && (
              <Text tone="secondary" className={styles.noneHint}>
                {t('content:search.noneHint')}
              </Text>
            )}
            {meant && (
              <Text className={styles.noneHint}>
                {t('content:search.meant')}{' '}
                <TextLink href={`${to('search')}?${new URLSearchParams({ q: meant })}`}>
                  {meant}
                </TextLink>
              </Text>
            )}
            <Topics />
          </div>
        )}
      </Section>
    </Main>
  );
}

function SearchForm({ q }: { q: string }) {
  const { t } = useTranslation(['content']);
  const { to } = useLocale();
  return (
    <form role="search" method="get" action={to('search')} className={styles.form}>
      <label htmlFor="q" className={styles.label}>
        {t('content:search.label')}
      </label>
      <div className={styles.controls}>
        <input
          id="q"
          name="q"
          type="search"
          defaultValue={q}
          maxLength={queryMaxLength}
          autoComplete="off"
          className={styles.field}
        />
        <Button
          type="submit"
          variant="contained"
          size="large"
          startIcon={<Glass size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {t('content:search.submit')}
        </Button>
      </div>
    </form>
  );
}

const Hits = ({ hits }: { hits: readonly SearchHit[] }) => (
  <ol className={styles.hits}>
    {hits.map((hit) => (
      <Hit key={`${hit.kind}/${hit.category}/${hit.slug}`} hit={hit} />
    ))}
  </ol>
);

function Hit({ hit }: { hit: SearchHit }) {
  const { t } = useTranslation(['content']);
  const { locale, to } = useLocale();
  const { name, params } = pageOf(hit);
  return (
    <li className={styles.hit}>
      <Text variant="overline" as="p" tone="secondary">
        {t('content:search.kinds')[hit.kind]} · {categoryName(hit, locale)}
      </Text>
      <Text variant="h4" as="h3" className={styles.hitTitle}>
        <TextLink href={to(name, params)} tone="inherit" className={styles.hitLink}>
          {breakable(hit.title)}
        </TextLink>
      </Text>
      <Text tone="secondary" className={styles.excerpt}>
        {'… '}
        {hit.excerpt.map(({ text, hit: isHit }, index) =>
          isHit ? <mark key={index}>{text}</mark> : text,
        )}
        {' …'}
      </Text>
    </li>
  );
}

function Pager({ q, page, total }: { q: string; page: number; total: number }) {
  const { t } = useTranslation(['content']);
  const { to } = useLocale();
  const pages = Math.min(Math.ceil(total / hitsPerPage), lastPage);
  const hrefOf = (number: number) =>
    `${to('search')}?${new URLSearchParams({ q, page: `${number}` })}`;
  return (
    <nav aria-label={t('content:search.pager.label')} className={styles.pager}>
      {page > 1 && (
        <Button variant="outlined" href={hrefOf(page - 1)}>
          {t('content:search.pager.previous')}
        </Button>
      )}
      <Text tone="secondary">{t('content:search.pager.here', { page, pages })}</Text>
      {page < pages && (
        <Button variant="outlined" href={hrefOf(page + 1)}>
          {t('content:search.pager.next')}
        </Button>
      )}
    </nav>
  );
}
