import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useSiteData } from '../site-data.ts';
import { JsonLd } from './json-ld.tsx';

interface Crumb {
  text: string;
  href: string;
}

interface BreadcrumbsProps {
  label: string;
  /** The pages above this one, from the top. */
  above: readonly Crumb[];
  /** This page; for search engines, as people see it named by its headline. */
  here: Crumb;
}

/** The way down to a page. */
export function Breadcrumbs({ label, above, here }: BreadcrumbsProps) {
  const origin = useSiteData()?.publicUrl ?? '';
  return (
    <Box component="nav" aria-label={label} sx={{ mt: { xs: -4, md: -7 }, mb: { xs: 3, md: 4 } }}>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
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
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [...above, here].map(({ text, href }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: text,
            item: origin + href,
          })),
        }}
      />
    </Box>
  );
}
