import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type NewsletterState, newsletterStates } from '#domain/site/newsletter.ts';
import { numberText } from '../../../../kit/list/range-pager.tsx';
import { useTexts } from '../../../../kit/texts/use-texts.ts';

export type SubscriptionCounts = Readonly<Record<NewsletterState, number>>;

/** How many are in each state, whatever the list is narrowed down to. */
export function NewsletterNumbers({ counts }: { counts: SubscriptionCounts }) {
  const { t, locale } = useTexts('staffNewsletter');
  const words = t('staffNewsletter:newsletter');
  return (
    <Card component="dl" aria-label={words.numbers} sx={numbers}>
      {newsletterStates.map((state) => (
        <Box key={state} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {words.states[state]}
          </Typography>
          <Typography component="dd" variant="h4" color="primary" sx={{ m: 0 }}>
            {numberText(counts[state], locale)}
          </Typography>
        </Box>
      ))}
    </Card>
  );
}

const numbers = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' },
  gap: { xs: 2, sm: 4 },
  justifyContent: { sm: 'start' },
  m: 0,
  mb: 2.5,
  px: 3,
  py: 2,
} as const;
