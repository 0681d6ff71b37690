import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { BrandLink } from '../kit/ui/brand-link.tsx';
import { LanguageSwitch } from '../kit/ui/language-switch.tsx';
import { Main } from '../kit/ui/page/main.tsx';
import { SkipLink } from '../kit/ui/skip-link.tsx';
import { LegalLinks } from './legal-links.tsx';

/** For pages behind a mailed link: one task, no navigation, printable. */
export default function CleanLayout() {
  return (
    <Box sx={{ maxWidth: 640, mx: 'auto', px: 3, pb: 4 }}>
      <meta name="robots" content="noindex, nofollow" />
      <SkipLink />
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          pt: { xs: 2, sm: 4 },
          '@media print': { '& nav': { display: 'none' } },
        }}
      >
        <BrandLink />
        <LanguageSwitch />
      </Box>
      <Main>
        <Outlet />
      </Main>
      <Box sx={{ mt: 6 }}>
        <LegalLinks />
      </Box>
    </Box>
  );
}
