import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { fileNumber } from './format.ts';

interface Props {
  id: string;
  companyName: string | null;
  /** A second line; the file number if there is nothing better to say. */
  hint?: string | null;
}

export const pathOfFoundation = (id: string) => `/admin/foundations/${id}/show`;

/** Name of the company with a link to its page. */
export function FoundationName({ id, companyName, hint }: Props) {
  const translate = useTranslate();
  return (
    <>
      <Box component={Link} to={pathOfFoundation(id)} sx={name}>
        {companyName ?? translate('unnamed')}
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {hint ?? translate('fileNumber', { number: fileNumber(id) })}
      </Box>
    </>
  );
}

const name = {
  fontWeight: 600,
  fontSize: '0.9375rem',
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
} as const;
