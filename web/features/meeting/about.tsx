import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Check, X } from 'lucide-react';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { Talk } from '../../shared/ui/illustrations.tsx';
import { useOperator } from '../../shared/ui/site-data.ts';

/** What the meeting is and what it is not. */
export function About() {
  const { texts } = useI18n('meeting');
  const { lawFirm } = useOperator();
  const words = texts.meeting.about;
  return (
    <Box
      component="aside"
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 4,
        position: { md: 'sticky' },
        top: 108,
      }}
    >
      <Talk size={72} aria-hidden="true" />
      <Points title={words.isTitle} points={words.is} Icon={Check} />
      <Points
        title={words.isNotTitle}
        points={words.isNot.map((point) => point.replace('{{lawFirm}}', lawFirm.name))}
        Icon={X}
      />
      <div>
        <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
          {words.onceTitle}
        </Typography>
        <Typography color="textSecondary">{words.once}</Typography>
      </div>
    </Box>
  );
}

interface PointsProps {
  title: string;
  points: readonly string[];
  Icon: typeof Check;
}

const Points = ({ title, points, Icon }: PointsProps) => (
  <div>
    <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {points.map((point) => (
        <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5, py: 0.75 }}>
          <Box
            component={Icon}
            size={20}
            strokeWidth={1.75}
            aria-hidden="true"
            sx={{ flexShrink: 0, mt: '3px', color: 'primary.main' }}
          />
          <span>{point}</span>
        </Box>
      ))}
    </Box>
  </div>
);
