import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fileTexts } from '#domain/foundations/file-texts.ts';
import { dayAndTime } from '../../../../../desk/ui/formats.ts';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { list } from '../../case/obstacles-card.tsx';
import { documentLabel } from '../../document-label.ts';
import type { Foundation } from '../../types.ts';
import { viewOf } from '../documents/document-title.ts';

/** What counts now, newest first; older versions are on the page of the documents. */
export function PapersCard({ foundation: { id, documents } }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const present = documents.filter(({ newest, withdrawn }) => newest && !withdrawn);
  if (present.length === 0) return null;
  return (
    <Panel title={t('staffFoundations:foundation.documents.title')}>
      <Box component="ul" sx={list}>
        {present.toReversed().map((document) => {
          const { documentId, kind, title, modifiedAt } = document;
          return (
            <Box component="li" key={documentId} sx={{ overflowWrap: 'anywhere' }}>
              <MuiLink component={Link} to={viewOf(id, documentId)} sx={{ fontWeight: 600 }}>
                {title || (kind === 'draft' ? '' : fileTexts[kind][locale])}
              </MuiLink>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {[kind === 'draft' && documentLabel(document, t)[0], dayAndTime(modifiedAt, locale)]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
          );
        })}
      </Box>
    </Panel>
  );
}
