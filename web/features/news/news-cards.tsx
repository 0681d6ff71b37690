import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { DocumentCard } from '#api/contract.ts';
import { CardGrid } from '../../shared/cards/card-grid.tsx';
import { CoveringLink, coveredCard } from '../../shared/cards/covering-link.tsx';
import { Meta } from '../../shared/documents/meta.tsx';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { pageOf } from '../../shared/pages/document-page.ts';
import { breakable } from '../../shared/ui/breakable.ts';

/** News, or what else belongs to one of them. */
export function NewsCards({ news }: { news: readonly DocumentCard[] }) {
  const { to } = useI18n();
  return (
    <CardGrid columns={{ sm: 2 }}>
      {news.map((one) => {
        const { name, params } = pageOf(one);
        return (
          <li key={one.key}>
            <Card
              component="article"
              sx={{ ...coveredCard, width: 1, p: 3, display: 'flex', flexDirection: 'column' }}
            >
              <Typography variant="h5" component="h3" sx={{ lineHeight: 1.25 }}>
                <CoveringLink href={to(name, params)}>{breakable(one.title)}</CoveringLink>
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
          </li>
        );
      })}
    </CardGrid>
  );
}
