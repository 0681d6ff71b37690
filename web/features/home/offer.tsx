import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { Coins, Door, Scales, TaxSheet } from '../../shared/ui/illustrations.tsx';
import { Section, SectionHead } from '../../shared/ui/section.tsx';

const pictures = [Coins, Door, Scales, TaxSheet];

/** Four areas of advice and the add-ons. */
export function Offer() {
  const { texts, to } = useI18n('home');
  const { offer } = texts.home;
  return (
    <Section id={homeSections.offer}>
      <SectionHead kicker={offer.kicker} title={offer.title} lead={offer.lead} />
      <Box
        sx={{
          mt: 6,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 3,
        }}
      >
        {offer.services.map(({ title, text }, index) => {
          const Picture = pictures[index] ?? Coins;
          return (
            <Card key={title} sx={{ p: { xs: 3, md: 4 }, display: 'flex', gap: 3 }}>
              <Picture size={52} style={{ flexShrink: 0 }} />
              <Box>
                <Typography variant="h4" component="h3">
                  {title}
                </Typography>
                <Typography color="textSecondary" sx={{ mt: 1 }}>
                  {text}
                </Typography>
              </Box>
            </Card>
          );
        })}
      </Box>
      <Additional />
      <Button variant="outlined" href={to('register')} sx={{ mt: 5 }}>
        {offer.action}
      </Button>
    </Section>
  );
}

function Additional() {
  const { texts } = useI18n('home');
  const { additionalTitle, additional } = texts.home.offer;
  return (
    <>
      <Typography variant="h4" component="h3" sx={{ mt: 7 }}>
        {additionalTitle}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          mt: 2,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          columnGap: 4,
        }}
      >
        {additional.map(({ title, text }) => (
          <Box component="li" key={title} sx={{ py: 2, borderTop: 1, borderColor: 'divider' }}>
            <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
            <Typography variant="body2" color="textSecondary">
              {text}
            </Typography>
          </Box>
        ))}
      </Box>
    </>
  );
}
