import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Hourglass, ReceiptText, Users } from 'lucide-react';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { Line } from '../../kit/ui/line.tsx';
import { Calls } from '../../kit/ui/page/calls.tsx';
import { pageWidth } from '../../kit/ui/section.tsx';
import { HeroLine } from './hero-line.tsx';

export function Hero() {
  const { hero } = useI18n('home').texts.home;
  return (
    <Box component="section" sx={{ overflowX: 'clip' }}>
      <Box
        sx={{
          maxWidth: pageWidth,
          mx: 'auto',
          px: { xs: 2.5, sm: 3 },
          py: { xs: 4, md: 7 },
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) minmax(0, 1.05fr)' },
          columnGap: 5,
          rowGap: 3,
          alignItems: 'center',
        }}
      >
        <Box>
          <Typography variant="overline" component="p" color="textSecondary" sx={{ mb: 2 }}>
            {hero.kicker}
          </Typography>
          <Typography
            variant="h1"
            sx={{ fontSize: { xs: '1.875rem', sm: '2.75rem', md: '2.5rem', lg: '3.125rem' } }}
          >
            {hero.title}
          </Typography>
          <Typography
            color="textSecondary"
            sx={{
              mt: { xs: 2, md: 3 },
              fontSize: { xs: '1.0625rem', lg: '1.1875rem' },
              textWrap: 'pretty',
            }}
          >
            {hero.lead}
          </Typography>
          <Calls start={hero.start} meeting={hero.meeting} small={hero.free} />
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5, maxWidth: 500 }}>
            {hero.price}
          </Typography>
        </Box>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <HeroLine />
        </Box>
        <Box sx={{ display: { md: 'none' } }}>
          <Line current={1} />
        </Box>
      </Box>
    </Box>
  );
}

const factIcons = [ReceiptText, Hourglass, Users];

export function Facts() {
  const { texts } = useI18n('home');
  return (
    <Box
      component="section"
      sx={{ bgcolor: 'background.paper', borderTop: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box
        sx={{
          maxWidth: pageWidth,
          mx: 'auto',
          px: { xs: 2.5, sm: 3 },
          py: { xs: 3, md: 4 },
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' },
          gap: { xs: 1.5, md: 5 },
        }}
      >
        {texts.home.facts.map(({ title, text }, index) => {
          const Icon = factIcons[index] ?? ReceiptText;
          return (
            <Box key={title} sx={{ display: 'flex', gap: 2, color: 'primary.main' }}>
              <Icon size={26} strokeWidth={1.5} aria-hidden="true" style={{ flexShrink: 0 }} />
              <Box>
                <Typography sx={{ fontWeight: 600, color: 'text.primary' }}>{title}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {text}
                </Typography>
              </Box>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
