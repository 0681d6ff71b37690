import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { PartnerCard } from '#api/contract.ts';
import { partnerKindNames } from '#domain/catalogue/names.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';

/** The link of the name covers the whole card. */
export function PartnerCards({ partners }: { partners: readonly PartnerCard[] }) {
  const { locale, to } = useI18n();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
        gap: 3,
      }}
    >
      {partners.map(({ slug, name, kind, headline }) => (
        <Card
          component="li"
          key={slug}
          sx={{
            position: 'relative',
            p: { xs: 3, md: 3.5 },
            transition: 'border-color 200ms ease-out',
            '&:hover': { borderColor: 'primary.main' },
          }}
        >
          <Typography variant="overline" component="p" color="textSecondary">
            {partnerKindNames[kind][locale]}
          </Typography>
          <Typography variant="h4" component="h3" sx={{ mt: 0.5 }}>
            <Link
              href={to('partner', { slug })}
              color="inherit"
              underline="none"
              sx={{
                fontWeight: 'inherit',
                '&::after': { content: '""', position: 'absolute', inset: 0 },
              }}
            >
              {name}
            </Link>
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
            {headline}
          </Typography>
        </Card>
      ))}
    </Box>
  );
}
