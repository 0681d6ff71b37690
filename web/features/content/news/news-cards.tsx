import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { EntryCard } from '#api/contract.gen.d.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { breakable } from '../../../kit/ui/breakable.ts';
import { CardGrid } from '../../../kit/ui/cards/card-grid.tsx';
import { CoveringLink, coveredCard } from '../../../kit/ui/cards/covering-link.tsx';
import { pageOf } from '../../../shared/content/entry-page.ts';
import { Meta } from '../../../shared/content/meta.tsx';

/** News, or what else belongs to one of them. */
export function NewsCards({ news }: { news: readonly EntryCard[] }) {
  const { to } = useLocale();
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
              <Meta entry={one} />
            </Card>
          </li>
        );
      })}
    </CardGrid>
  );
}
