import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Thing } from 'schema-dts';
import type { WholeEntry } from '#api/contract.gen.d.ts';
import { brand } from '#domain/site/brand.ts';
import { fixSpaces, fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { picturePath } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { Button } from '../../kit/ui/elements/button.tsx';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Breadcrumbs, type Crumb } from '../../kit/ui/page/breadcrumbs.tsx';
import { JsonLd } from '../../kit/ui/page/json-ld.tsx';
import { Main } from '../../kit/ui/page/main.tsx';
import { Questions } from '../../kit/ui/page/questions.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { useSiteData } from '../../kit/ui/site-data.ts';
import { FoldedContents, SideContents } from '../../shared/content/contents.tsx';
import { pageOf } from '../../shared/content/entry-page.ts';
import { Meta } from '../../shared/content/meta.tsx';
import { Prose } from '../../shared/content/prose.tsx';
import { Sources } from '../../shared/content/sources.tsx';
import { Cards, categoryName } from './cards.tsx';
import styles from './entry.module.css';

interface EntryPageProps {
  entry: WholeEntry;
  above: readonly Crumb[];
  /** Between the text and the related ones. */
  children?: ReactNode;
}

/** An article or a content page: the text, what it rests on and what fits. */
export function EntryPage({ entry, above, children }: EntryPageProps) {
  const { t } = useTranslation(['content', 'sharedContent']);
  const { to } = useLocale();
  const { name, params } = pageOf(entry);
  const { title, description, contents, html, related, faq } = entry;
  return (
    <Main>
      <PageHead title={title} description={description} />
      <StructuredData entry={entry} />
      <Section>
        <Breadcrumbs above={above} here={{ text: title, href: to(name, params) }} />
        <div className={styles.columns}>
          <article>
            <Text variant="h1" className={styles.title}>
              {breakable(fixSpaces(title))}
            </Text>
            <div className={styles.meta}>
              <Meta entry={entry} whole />
            </div>
            {contents.length > 1 && <FoldedContents contents={contents} />}
            <div className={styles.text}>
              <Prose html={html} />
            </div>
            {faq.length > 0 && (
              <section className={styles.faq}>
                <Text variant="h3" as="h2" id="faq" className={styles.faqTitle}>
                  {t('content:faq')}
                </Text>
                <Questions items={fixSpacesIn(faq)} />
              </section>
            )}
            <Sources sources={entry.sources} />
            <Closing />
          </article>
          {contents.length > 1 && <SideContents contents={contents} island />}
        </div>
      </Section>
      {(related.length > 0 || children) && (
        <Section band>
          {related.length > 0 && (
            <>
              <Text variant="h3" as="h2" className={styles.relatedTitle}>
                {t('sharedContent:related')}
              </Text>
              <Cards entries={related} columns={related.length === 4 ? 2 : 3} />
            </>
          )}
          {children}
        </Section>
      )}
    </Main>
  );
}

/** An article or page and its questions, for search engines. */
function StructuredData({ entry }: { entry: WholeEntry }) {
  const { t } = useTranslation(['sharedContent']);
  const { locale, to } = useLocale();
  const origin = useSiteData()?.publicUrl ?? '';
  const { name, params } = pageOf(entry);
  const path = to(name, params);
  const { title, description, author, published, updated, faq } = entry;
  const publisher = {
    '@type': 'Organization',
    name: brand.name,
    url: origin + to('home'),
    logo: { '@type': 'ImageObject', url: `${origin}/icon-512.png`, width: '512', height: '512' },
  } as const;
  const things: Thing[] = [];
  if (published) {
    things.push({
      '@type': 'Article',
      '@id': `${origin}${path}#article`,
      mainEntityOfPage: origin + path,
      headline: title,
      description,
      image: origin + picturePath(path),
      inLanguage: locale,
      articleSection: categoryName(entry, locale),
      datePublished: published,
      dateModified: updated ?? published,
      author: {
        '@type': 'Organization',
        name: `${brand.name}, ${t('sharedContent:authors')[author ?? 'editorial']}`,
        url: origin + to('imprint'),
      },
      publisher,
    });
  }
  if (faq.length > 0) {
    things.push({
      '@type': 'FAQPage',
      '@id': `${origin}${path}#faq`,
      inLanguage: locale,
      mainEntity: faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    });
  }
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': things }} />;
}

/** What to do next, for readers who want to set up a company; quiet, as the text is not about us. */
function Closing() {
  const { t } = useTranslation(['content']);
  const { to } = useLocale();
  return (
    <aside aria-label={t('content:closing.title')} className={styles.closing}>
      <div className={styles.words}>
        <Text variant="h5" as="p">
          {t('content:closing.title')}
        </Text>
        <Text tone="secondary" className={styles.closingText}>
          {t('content:closing.text')}
        </Text>
      </div>
      <Button variant="outlined" href={to('found-now')}>
        {t('content:closing.action')}
      </Button>
    </aside>
  );
}
