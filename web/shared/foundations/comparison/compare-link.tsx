import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DocumentEntry } from '../model.ts';
import { queryOf } from './versions.ts';

interface CompareLinkProps {
  document: DocumentEntry;
  title: string;
  /** The page that compares documents of this formation. */
  page: string;
}

/**
 * From a document to what has changed since the version before it; nothing if there is none. Not
 * prefetched: reading two files is work, and on record.
 */
export function CompareLink({ document, title, page }: CompareLinkProps) {
  const { t } = useTranslation(['comparison']);
  const { documentId, previous } = document;
  if (previous === null) return null;
  return (
    <Box
      component={Link}
      to={page + queryOf({ from: previous, to: documentId })}
      aria-label={t('comparison:openOf', { title })}
      sx={link}
    >
      {t('comparison:open')}
    </Box>
  );
}

const link = {
  display: 'inline-block',
  position: 'relative',
  // Above a row that is a link as a whole.
  zIndex: 1,
  py: 1,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'primary.main',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
} as const;
