import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useI18n } from '../shared/i18n/use-i18n.ts';

/** Imprint and privacy, for layouts without the public footer: the law wants them on every page. */
export function LegalLinks() {
  const { texts, to } = useI18n();
  const { footer } = texts.common;
  const links = [
    { text: footer.imprint, href: to('imprint') },
    { text: footer.privacy, href: to('privacy') },
  ];
  return (
    <Box
      component="footer"
      sx={{
        display: 'flex',
        justifyContent: 'center',
        gap: 3,
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
