import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { ArrowRight } from 'lucide-react';
import { useTexts } from '../../texts/use-texts.ts';

interface CallsProps {
  start: string;
  meeting: string;
  /** What the first of them commits to. */
  small: string;
}

/** Both calls to action of a hero: to start, and to talk first. */
export function Calls({ start, meeting, small }: CallsProps) {
  const { to } = useTexts();
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row' },
          flexWrap: 'wrap',
          gap: { xs: 1.5, sm: 2 },
          mt: { xs: 3, md: 4 },
        }}
      >
        <Button
          variant="contained"
          size="large"
          href={to('register')}
          endIcon={<ArrowRight size={20} strokeWidth={1.75} aria-hidden="true" />}
        >
          {start}
        </Button>
        <Button variant="outlined" size="large" href={to('strategy-meeting')}>
          {meeting}
        </Button>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {small}
      </Typography>
    </>
  );
}
