import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { pageCategories } from '#domain/site/categories.ts';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { finished, Line } from '../../kit/ui/line.tsx';
import { CompareTable } from '../../kit/ui/page/compare-table.tsx';
import { Fold } from '../../kit/ui/page/fold.tsx';
import { MarkedList } from '../../kit/ui/page/lists.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';

/** The price including VAT, with what it covers and what it does not. */
export function Price() {
  const { kicker, title } = useI18n('home').texts.home.price;
  return (
    <Section id={homeSections.costs} band>
      <SectionHead kicker={kicker} title={title} />
      <Card
        sx={{
          mt: { xs: 3, md: 6 },
          p: { xs: 2.5, sm: 4.5, md: 6 },
          bgcolor: 'background.default',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
          gap: { xs: 3, md: 8 },
        }}
      >
        <Package />
        <Scope />
      </Card>
      <Examples />
      <Reading />
    </Section>
  );
}

function Package() {
  const { texts, to } = useI18n('home');
  const { name, amount, note, besides, covers, action, free } = texts.home.price;
  return (
    <div>
      <Typography variant="overline" component="p" color="textSecondary">
        {name}
      </Typography>
      <Typography
        variant="h2"
        component="p"
        sx={{ fontSize: { xs: '2.75rem', sm: '3.5rem' }, mt: 1, color: 'primary.main' }}
      >
        {amount}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: { xs: 2, sm: 4 } }}>
        {note}. {besides}
      </Typography>
      <Line current={finished} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: { xs: 1, sm: 2 } }}>
        {covers}
      </Typography>
      <Button
        variant="contained"
        size="large"
        href={to('register')}
        sx={{ mt: { xs: 2, sm: 4 }, width: { xs: 1, sm: 'auto' } }}
      >
        {action}
      </Button>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {free}
      </Typography>
    </div>
  );
}

function Scope() {
  const { t, texts } = useI18n('home');
  const { lawFirm } = useOperator();
  const { scope, included, includedItems, excluded, excludedItems } = texts.home.price;
  return (
    <Fold summary={scope}>
      <Typography variant="h4" component="h3" sx={{ mt: { xs: 2, sm: 0 }, mb: 1 }}>
        {included}
      </Typography>
      <MarkedList items={includedItems} included />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {t('home:price.lawFirm', lawFirm)}
      </Typography>
      <Typography variant="h4" component="h3" sx={{ mt: { xs: 2.5, sm: 4 }, mb: 1 }}>
        {excluded}
      </Typography>
      <MarkedList items={excludedItems} included={false} />
    </Fold>
  );
}

function Examples() {
  const { texts, to } = useI18n('home');
  const { title, note, action, ...table } = texts.home.price.examples;
  return (
    <Box sx={{ mt: { xs: 2.5, md: 7 }, maxWidth: 880 }}>
      <Fold summary={title}>
        <Typography
          variant="h4"
          component="h3"
          sx={{ mb: 2, display: { xs: 'none', sm: 'block' } }}
        >
          {title}
        </Typography>
        <CompareTable {...table} />
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '78ch' }}>
          {note}
        </Typography>
      </Fold>
      <Button variant="outlined" href={`${to('found-now')}#kosten`} sx={{ mt: 2.5 }}>
        {action}
      </Button>
    </Box>
  );
}

const categories = ['gmbh', 'ug', 'holding', 'startup', 'business-taxes'] as const;

/** Where the guide begins, for people who are not there yet. */
function Reading() {
  const { texts, locale, to } = useI18n('home');
  return (
    <Box
      component="nav"
      aria-label={texts.home.price.reading}
      sx={{ mt: 5, display: { xs: 'none', sm: 'block' } }}
    >
      <Typography sx={{ fontWeight: 600 }}>{texts.home.price.reading}</Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}
      >
        {categories.map((category) => (
          <li key={category}>
            <Link
              href={to('category', { category })}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {pageCategories[category][locale]}
            </Link>
          </li>
        ))}
      </Box>
    </Box>
  );
}
