import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { CompareTable } from '../../shared/pages/compare-table.tsx';
import { MarkedList } from '../../shared/pages/lists.tsx';
import { finished, Line } from '../../shared/ui/line.tsx';
import { Section, SectionHead } from '../../shared/ui/section.tsx';
import { useOperator } from '../../shared/ui/site-data.ts';

/** The price including VAT, with what it covers and what it does not. */
export function Price() {
  const { t, texts, to } = useI18n('home');
  const { lawFirm } = useOperator();
  const { price } = texts.home;
  return (
    <Section id={homeSections.costs} band>
      <SectionHead kicker={price.kicker} title={price.title} />
      <Card
        sx={{
          mt: 6,
          p: { xs: 3, sm: 4.5, md: 6 },
          bgcolor: 'background.default',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 6fr) minmax(0, 5fr)' },
          gap: { xs: 5, md: 8 },
        }}
      >
        <Box>
          <Typography variant="overline" component="p" color="textSecondary">
            {price.name}
          </Typography>
          <Typography
            variant="h2"
            component="p"
            sx={{ fontSize: { xs: '2.75rem', sm: '3.5rem' }, mt: 1, color: 'primary.main' }}
          >
            {price.amount}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 4 }}>
            {price.note}
          </Typography>
          <Line current={finished} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: { xs: 1, sm: 2 } }}>
            {price.covers}
          </Typography>
          <Button variant="contained" size="large" href={to('register')} sx={{ mt: 4 }}>
            {price.action}
          </Button>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
            {price.free}
          </Typography>
        </Box>
        <Box>
          <Typography variant="h4" component="h3">
            {price.included}
          </Typography>
          <MarkedList items={price.includedItems} included />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            {t('home:price.lawFirm', lawFirm)}
          </Typography>
          <Typography variant="h4" component="h3" sx={{ mt: 4 }}>
            {price.excluded}
          </Typography>
          <MarkedList items={price.excludedItems} included={false} />
        </Box>
      </Card>
      <Examples />
    </Section>
  );
}

function Examples() {
  const { texts } = useI18n('home');
  const { title, note, ...table } = texts.home.price.examples;
  return (
    <Box sx={{ mt: { xs: 5, md: 7 }, maxWidth: 880 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      <CompareTable {...table} />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, maxWidth: '78ch' }}>
        {note}
      </Typography>
    </Box>
  );
}
