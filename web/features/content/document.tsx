import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { WholeDocument } from '#api/contract.ts';
import { fixSpaces, fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { Main } from '../../kit/ui/page/main.tsx';
import { Questions } from '../../kit/ui/page/questions.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';
import { Section } from '../../kit/ui/section.tsx';
import { FoldedContents, SideContents } from '../../shared/content/contents.tsx';
import { pageOf } from '../../shared/content/document-page.ts';
import { Meta } from '../../shared/content/meta.tsx';
import { Prose } from '../../shared/content/prose.tsx';
import { Sources } from '../../shared/content/sources.tsx';
import { Cards } from './cards.tsx';
import { Closing } from './closing.tsx';
import { StructuredData } from './structured-data.tsx';
import { type Crumb, Trail } from './trail.tsx';

interface DocumentPageProps {
  document: WholeDocument;
  above: readonly Crumb[];
  /** Between the text and the related ones. */
  children?: ReactNode;
}

/** An article or a content page: the text, what it rests on and what fits. */
export function DocumentPage({ document, above, children }: DocumentPageProps) {
  const { texts, to } = useI18n('content', 'documents');
  const { name, params } = pageOf(document);
  const { title, description, contents, html, related, faq } = document;
  return (
    <Main>
      <PageHead title={title} description={description} />
      <StructuredData document={document} />
      <Section>
        <Trail above={above} here={{ text: title, href: to(name, params) }} />
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 272px' },
            columnGap: { md: 7, lg: 10 },
            alignItems: 'start',
          }}
        >
          <Box component="article">
            <Typography
              variant="h1"
              sx={{ maxWidth: '21ch', hyphens: { xs: 'auto', sm: 'manual' } }}
            >
              {breakable(fixSpaces(title))}
            </Typography>
            <Box sx={{ mt: 2.5 }}>
              <Meta document={document} whole />
            </Box>
            {contents.length > 1 && <FoldedContents contents={contents} />}
            <Box sx={{ mt: { xs: 4, md: 5 } }}>
              <Prose html={html} />
            </Box>
            {faq.length > 0 && (
              <Box component="section" sx={{ mt: 8, maxWidth: 675 }}>
                <Typography variant="h3" component="h2" id="faq" sx={{ mb: 2.5 }}>
                  {texts.content.faq}
                </Typography>
                <Questions items={fixSpacesIn(faq)} />
              </Box>
            )}
            <Sources sources={document.sources} />
            <Closing />
          </Box>
          {contents.length > 1 && <SideContents contents={contents} island />}
        </Box>
      </Section>
      {(related.length > 0 || children) && (
        <Section band>
          {related.length > 0 && (
            <>
              <Typography variant="h3" component="h2" sx={{ mb: 4 }}>
                {texts.documents.related}
              </Typography>
              <Cards documents={related} columns={related.length === 4 ? 2 : 3} />
            </>
          )}
          {children}
        </Section>
      )}
    </Main>
  );
}
