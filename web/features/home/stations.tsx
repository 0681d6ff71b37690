import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { homeSections } from '#domain/site/paths.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import {
  Bank,
  CheckSheet,
  IdeaBulb,
  Papers,
  RegisterBook,
  Seal,
  Talk,
} from '../../kit/ui/illustrations.tsx';
import { Section, SectionHead } from '../../kit/ui/section.tsx';

const pictures = [IdeaBulb, Talk, Papers, CheckSheet, Seal, Bank, RegisterBook];

/** How it works, station by station. */
export function Stations() {
  const { t, texts } = useI18n('home');
  const { kicker, title, lead, stations } = texts.home.howItWorks;
  return (
    <Section id={homeSections.howItWorks}>
      <SectionHead kicker={kicker} title={title} lead={lead} />
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          mt: { xs: 2, md: 6 },
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: 'repeat(4, 1fr)' },
          gap: { xs: 0, sm: 3 },
        }}
      >
        {stations.map((station, index) => (
          <Station
            key={station.title}
            {...station}
            step={t('home:howItWorks.step', { number: index + 1 })}
            Picture={pictures[index] ?? IdeaBulb}
          />
        ))}
        <After />
      </Box>
    </Section>
  );
}

interface StationProps {
  title: string;
  text: string;
  step: string;
  Picture: typeof IdeaBulb;
}

/** A card; on phones a row of the list, with the title alone. */
const Station = ({ title, text, step, Picture }: StationProps) => (
  <Card
    component="li"
    sx={{
      p: { xs: 0, sm: 3 },
      py: { xs: 0.75, sm: 3 },
      display: { xs: 'flex', sm: 'block' },
      alignItems: 'center',
      gap: 2,
      minHeight: { xs: 46, md: 224 },
      borderStyle: 'solid',
      borderWidth: { xs: '0 0 1px', sm: '1px' },
      borderRadius: { xs: 0, sm: '20px' },
      bgcolor: { xs: 'transparent', sm: 'background.paper' },
      '& svg': { width: { xs: 26, sm: 44 }, height: 'auto', flexShrink: 0 },
    }}
  >
    <Picture size={48} />
    <div>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mt: 1.5, display: { xs: 'none', sm: 'block' } }}
      >
        {step}
      </Typography>
      <Typography
        variant="h4"
        component="h3"
        sx={{ mt: { sm: 0.5 }, fontSize: { xs: '1.0625rem', sm: '1.375rem' } }}
      >
        {title}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mt: 1, display: { xs: 'none', sm: 'block' } }}
      >
        {text}
      </Typography>
    </div>
  </Card>
);

function After() {
  const { texts, to } = useI18n('home');
  const { title, text, link } = texts.home.howItWorks.after;
  return (
    <Box
      component="li"
      sx={{
        p: { xs: 0, sm: 3 },
        pt: { xs: 0.5, sm: 3 },
        alignSelf: 'center',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Typography variant="h4" component="h3" sx={{ display: { xs: 'none', sm: 'block' } }}>
        {title}
      </Typography>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mt: 1, mb: 0.5, display: { xs: 'none', sm: 'block' } }}
      >
        {text}
      </Typography>
      <Button
        href={`${to('found-now')}#ablauf`}
        endIcon={<ArrowRight size={18} strokeWidth={1.75} aria-hidden="true" />}
        sx={{ alignSelf: 'flex-start', ml: -1.5 }}
      >
        {link}
      </Button>
    </Box>
  );
}
