import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTexts } from '../kit/texts/use-texts.ts';

/** For layouts without the public footer: what the law wants within reach of every page. */
export function LegalLinks() {
  const { t, to } = useTexts();
  const links = [
    { text: t('common:footer.imprint'), href: to('imprint') },
    { text: t('common:footer.privacy'), href: to('privacy') },
    { text: t('common:footer.withdrawal'), href: to('withdrawal') },
    { text: t('common:footer.accessibility'), href: to('accessibility') },
  ];
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        columnGap: 3,
        px: 2,
        py: 2,
        '@media print': { display: 'none' },
      }}
    >
      {links.map(({ text, href }) => (
        <Link
          key={href}
          href={href}
          variant="body2"
          color="textSecondary"
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {text}
        </Link>
      ))}
    </Box>
  );
}
