import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import {
  Bank,
  CheckSheet,
  IdeaBulb,
  Papers,
  RegisterBook,
  Seal,
  Talk,
} from '../../shared/ui/illustrations.tsx';
import { Section, SectionHead } from '../../shared/ui/section.tsx';

const pictures = [IdeaBulb, Talk, Papers, CheckSheet, Seal, Bank, RegisterBook];

/** How it works, station by station. */
export function Stations() {
  const { t, texts } = useI18n('home');
  const { kicker, title, lead, stations, after } = texts.home.howItWorks;
  return (
    <Section id={homeSections.howItWorks}>
      <SectionHead kicker={kicker} title={title} lead={lead} />
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          mt: 6,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: 3,
        }}
      >
        {stations.map((station, index) => {
          const Picture = pictures[index] ?? IdeaBulb;
          return (
            <Card
              component="li"
              key={station.title}
              sx={{ p: 3, display: { xs: 'flex', sm: 'block' }, gap: 2.5, minHeight: { md: 232 } }}
            >
              <Picture size={48} style={{ flexShrink: 0 }} />
              <Box>
                <Typography variant="body2" color="textSecondary" sx={{ mt: { sm: 2 } }}>
                  {t('home:howItWorks.step', { number: index + 1 })}
                </Typography>
                <Typography variant="h4" component="h3" sx={{ mt: 0.5 }}>
                  {station.title}
                </Typography>
                <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
                  {station.text}
                </Typography>
              </Box>
            </Card>
          );
        })}
        <Box
          component="li"
          sx={{ p: 3, alignSelf: 'center', display: 'flex', flexDirection: 'column' }}
        >
          <Typography variant="h4" component="h3">
            {after.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1, mb: 1 }}>
            {after.text}
          </Typography>
          <Button
            href={`#${homeSections.faq}`}
            endIcon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />}
            sx={{ alignSelf: 'flex-start', ml: -1.5 }}
          >
            {after.link}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
