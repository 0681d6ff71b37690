import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { fileNumber } from '#domain/site/file-number.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { consolePaths } from './paths.ts';

interface Props {
  id: string;
  companyName: string | null;
  /** The second line; the file number by default. */
  hint?: string | null;
}

/** The company name, linked to its page. */
export function FoundationName({ id, companyName, hint }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Box
        component={Link}
        to={consolePaths.foundation(id)}
        title={companyName ?? undefined}
        sx={name}
      >
        {companyName ? breakable(shortName(companyName)) : translate('unnamed')}
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {hint ?? translate('fileNumber', { number: fileNumber(id) })}
      </Box>
    </>
  );
}

/** Fits a row; the full name is a tooltip and stands on the page. */
const shortName = (companyName: string) => companyName.replace(/ \(haftungsbeschränkt\)/i, '');

const name = {
  fontWeight: 600,
  fontSize: '0.9375rem',
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '&:hover': { textDecoration: 'underline' },
} as const;
