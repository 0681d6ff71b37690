import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fileNumber } from '#domain/site/file-number.ts';
import { breakable, breaksAnywhere } from '../../kit/ui/breakable.ts';
import { staffPath } from '../../staff-pages.ts';
import { shortName } from './model.ts';

interface Props {
  id: string;
  companyName: string | null;
  /** The second line; the file number by default. */
  hint?: string | null;
}

/** The company name, linked to its page. */
export function FoundationName({ id, companyName, hint }: Props) {
  const { t } = useTranslation(['staff']);
  return (
    <>
      <Box
        component={Link}
        to={staffPath('foundation', id)}
        prefetch="intent"
        title={companyName ?? undefined}
        sx={name}
      >
        {companyName ? breakable(shortName(companyName)) : t('staff:unnamed')}
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {hint ?? t('staff:fileNumber', { number: fileNumber(id) })}
      </Box>
    </>
  );
}

const name = {
  fontWeight: 600,
  fontSize: '0.9375rem',
  color: 'text.primary',
  textDecoration: 'none',
  ...breaksAnywhere,
  '&:hover': { textDecoration: 'underline' },
} as const;
