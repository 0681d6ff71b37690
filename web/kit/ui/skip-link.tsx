import Box from '@mui/material/Box';
import { useI18n } from '../texts/use-i18n.ts';

/** The first element to get the focus; every page has a `<main id="content">`. */
export function SkipLink() {
  const { texts } = useI18n();
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'fixed',
        top: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        px: 2.5,
        py: 1.25,
        borderRadius: '12px',
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontWeight: 600,
        transform: 'translateY(-200%)',
        '&:focus': { transform: 'none' },
      }}
    >
      {texts.common.skipToContent}
    </Box>
  );
}
