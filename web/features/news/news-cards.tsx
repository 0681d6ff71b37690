import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { DocumentCard } from '#api/contract.ts';
import { Meta } from '../../shared/documents/meta.tsx';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { pageOf } from '../../shared/pages/document-page.ts';
import { breakable } from '../../shared/ui/breakable.ts';

/** News, or what else belongs to one of them. */
export function NewsCards({ news }: { news: readonly DocumentCard[] }) {
  const { to } = useI18n();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 3,
      }}
    >
      {news.map((one) => {
        const { name, params } = pageOf(one);
        return (
          <Box component="li" key={one.key} sx={{ display: 'flex' }}>
            <Card
              component="article"
              sx={{
                position: 'relative',
                width: 1,
                p: 3,
                display: 'flex',
                flexDirection: 'column',
                transition: 'border-color 200ms ease-out',
                '&:hover': { borderColor: 'primary.main' },
              }}
            >
              <Typography variant="h5" component="h3" sx={{ lineHeight: 1.25 }}>
                <Link
                  href={to(name, params)}
                  color="inherit"
                  underline="none"
                  sx={{
                    fontWeight: 'inherit',
                    '&::after': {
                      content: '""',
                      position: 'absolute',
                      inset: 0,
                      borderRadius: '20px',
                    },
                  }}
                >
                  {breakable(one.title)}
                </Link>
              </Typography>
              <Typography
                variant="body2"
                color="textSecondary"
                sx={{ mt: 1, mb: 2, flex: 1, textWrap: 'pretty' }}
              >
                {one.description}
              </Typography>
              <Meta document={one} />
            </Card>
          </Box>
        );
      })}
    </Box>
  );
}
