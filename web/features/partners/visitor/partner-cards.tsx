import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { PartnerCard } from '#api/contract.ts';
import { partnerKindNames } from '#domain/catalogue/names.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { CardGrid } from '../../../kit/ui/cards/card-grid.tsx';
import { CoveringLink, coveredCard } from '../../../kit/ui/cards/covering-link.tsx';

/** The link of the name covers the whole card. */
export function PartnerCards({ partners }: { partners: readonly PartnerCard[] }) {
  const { locale, to } = useI18n();
  return (
    <CardGrid columns={{ md: 3 }}>
      {partners.map(({ slug, name, kind, headline }) => (
        <li key={slug}>
          <Card sx={{ ...coveredCard, width: 1, p: { xs: 3, md: 3.5 } }}>
            <Typography variant="overline" component="p" color="textSecondary">
              {partnerKindNames[kind][locale]}
            </Typography>
            <Typography variant="h4" component="h3" sx={{ mt: 0.5 }}>
              <CoveringLink href={to('partner', { slug })}>{name}</CoveringLink>
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1, textWrap: 'pretty' }}>
              {headline}
            </Typography>
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
