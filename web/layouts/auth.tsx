import Box from '@mui/material/Box';
import { Outlet } from 'react-router';
import { BrandLink } from '../kit/ui/brand-link.tsx';
import { LanguageSwitch } from '../kit/ui/language-switch.tsx';
import { SkipLink } from '../kit/ui/skip-link.tsx';
import { LegalLinks } from './legal-links.tsx';

/** Login, registration and related pages: one task, no distractions. */
export default function AuthLayout() {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <Box
        component="header"
        sx={{
          width: 1,
          maxWidth: 1168,
          mx: 'auto',
          px: { xs: 2, sm: 3 },
          height: { xs: 64, md: 76 },
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
        }}
      >
        <BrandLink />
        <LanguageSwitch />
      </Box>
      <Outlet />
      <Box sx={{ mt: 'auto' }}>
        <LegalLinks />
      </Box>
    </Box>
  );
}
