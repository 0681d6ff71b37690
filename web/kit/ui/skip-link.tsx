import Box from '@mui/material/Box';
import { useTexts } from '../texts/use-texts.ts';

/** The first element to get the focus; every page has a `<main id="content">`. */
export function SkipLink() {
  const { t } = useTexts();
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
      {t('common:skipToContent')}
    </Box>
  );
}
