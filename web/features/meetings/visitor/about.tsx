import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { fillIn } from '../../../kit/texts/texts.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { Talk } from '../../../kit/ui/illustrations.tsx';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import { useOperator } from '../../../kit/ui/site-data.ts';

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
      <Part title={words.isTitle}>
        <MarkedList items={words.is} included />
      </Part>
      <Part title={words.isNotTitle}>
        <MarkedList
          items={words.isNot.map((point) => fillIn(point, { lawFirm: lawFirm.name }))}
          included={false}
        />
      </Part>
      <Part title={words.onceTitle}>
        <Typography color="textSecondary">{words.once}</Typography>
      </Part>
    </Box>
  );
}

interface PartProps {
  title: string;
  children: ReactNode;
}

const Part = ({ title, children }: PartProps) => (
  <div>
    <Typography variant="h4" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </div>
);
