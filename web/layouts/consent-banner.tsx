import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router';
import { useI18n } from '../kit/texts/use-i18n.ts';
import { useSiteData } from '../kit/ui/site-data.ts';
import { isConfidential } from '../pages.ts';

/** Room for the banner below the end of the page, and above it for what has the focus. */
const room = { xs: '232px', sm: '150px' };

/**
 * The question about cookies, where a tag manager is configured. `web/site/consent.ts` runs it; both
 * answers look the same.
 */
export function ConsentBanner() {
  const { texts, to } = useI18n();
  const { pathname } = useLocation();
  const address = useSiteData()?.tagManager;
  // Scripts of others could read the token in the address of a mailed link.
  if (!address || isConfidential(pathname)) return null;
  const { consent, footer } = texts.common;
  return (
    <Box
      component="section"
      aria-label={consent.title}
      tabIndex={-1}
      data-tag-manager={address}
      sx={{
        display: 'none',
        'html[data-consent=open] &': { display: 'block' },
        'html[data-consent=open]:has(&)': { scrollPaddingBottom: room },
        'html[data-consent=open] body:has(&)': { paddingBottom: room },
        position: 'fixed',
        zIndex: 'snackbar',
        bottom: { xs: 8, sm: 24 },
        insetInline: { xs: 8, sm: 24 },
        maxWidth: 720,
        mx: 'auto',
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: '20px',
        boxShadow: '0 8px 32px rgb(11 21 36 / 0.16)',
        outline: 'none',
      }}
    >
      <Typography variant="body2">
        <strong>{consent.title}</strong> {consent.text}{' '}
        <Link href={`${to('privacy')}#cookies`}>{footer.privacy}</Link>
      </Typography>
      <Box sx={{ mt: { xs: 1.5, sm: 2 }, display: 'flex', gap: 1.5 }}>
        {(['rejected', 'accepted'] as const).map((choice) => (
          <Button key={choice} variant="outlined" data-choice={choice} sx={{ flex: 1 }}>
            {consent[choice]}
          </Button>
        ))}
      </Box>
    </Box>
  );
}
