import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { BrandLink } from '../kit/ui/brand-link.tsx';
import { LanguageSwitch } from '../kit/ui/language-switch.tsx';
import { Main } from '../kit/ui/page/main.tsx';
import { SkipLink } from '../kit/ui/skip-link.tsx';
import { LegalLinks } from './legal-links.tsx';
import { RoomHead } from './room-head.ts';

/** The room of a notary: wide enough for two columns, no navigation, printable. */
export default function RoomLayout() {
  const [line, setLine] = useState<string | null>(null);
  return (
    <Box sx={{ maxWidth: 1_040, mx: 'auto', px: { xs: 2.5, sm: 3 }, pb: 4 }}>
      <meta name="robots" content="noindex, nofollow" />
      <SkipLink />
      <Box
        component="header"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          pt: { xs: 2, sm: 4 },
          '@media print': { '& nav': { display: 'none' } },
        }}
      >
        <Box sx={{ flex: 1 }}>
          <BrandLink />
        </Box>
        {line !== null && (
          <Typography
            variant="body2"
            color="textSecondary"
            sx={{ order: { xs: 3, sm: 0 }, flexBasis: { xs: '100%', sm: 'auto' } }}
          >
            {line}
          </Typography>
        )}
        <LanguageSwitch />
      </Box>
      <Main>
        <RoomHead value={setLine}>
          <Outlet />
        </RoomHead>
      </Main>
      <Box sx={{ mt: 8 }}>
        <LegalLinks />
      </Box>
    </Box>
  );
}
