import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { WholeEntry } from '#api/contract.gen.d.ts';
import { fixSpaces, fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { Text } from '../../kit/ui/elements/text.tsx';
import { Main } from '../../kit/ui/page/main.tsx';
import { Questions } from '../../kit/ui/page/questions.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { FoldedContents, SideContents } from '../../shared/content/contents.tsx';
import { pageOf } from '../../shared/content/entry-page.ts';
import { Meta } from '../../shared/content/meta.tsx';
import { Prose } from '../../shared/content/prose.tsx';
import { Sources } from '../../shared/content/sources.tsx';
import { Cards } from './cards.tsx';
import { Closing } from './closing.tsx';
import styles from './entry.module.css';
import { StructuredData } from './structured-data.tsx';
import { type Crumb, Trail } from './trail.tsx';

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
        <Trail above={above} here={{ text: title, href: to(name, params) }} />
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
