import Box from '@mui/material/Box';
import Link from '@mui/material/Link';

interface Crumb {
  text: string;
  href: string;
}

interface BreadcrumbsProps {
  label: string;
  /** The pages above this one, from the top. */
  above: readonly Crumb[];
}

/** The way down to a page; the page itself is named by its headline. */
export const Breadcrumbs = ({ label, above }: BreadcrumbsProps) => (
  <Box component="nav" aria-label={label}>
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        flexWrap: 'wrap',
        fontSize: '0.875rem',
        '& li + li::before': { content: '"/"', mx: 1, color: 'text.secondary' },
      }}
    >
      {above.map(({ text, href }) => (
        <li key={href}>
          <Link
            href={href}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 500 }}
          >
            {text}
          </Link>
        </li>
      ))}
    </Box>
  </Box>
);
