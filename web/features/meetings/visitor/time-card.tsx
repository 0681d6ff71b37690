import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

interface TimeCardProps {
  kicker: string;
  when: string;
  detail: string;
}

/** The date of a meeting, where it is what the page is about. */
export const TimeCard = ({ kicker, when, detail }: TimeCardProps) => (
  <Box
    sx={{
      bgcolor: 'background.paper',
      border: 1,
      borderColor: 'divider',
      borderLeft: '4px solid var(--s-palette-brand-accent)',
      borderRadius: '20px',
      px: { xs: 2.5, sm: 4 },
      py: 3,
    }}
  >
    <Typography variant="overline" component="p" color="textSecondary">
      {kicker}
    </Typography>
    <Typography variant="h3" component="p" color="primary" sx={{ my: 0.5 }}>
      {when}
    </Typography>
    <Typography color="textSecondary">{detail}</Typography>
  </Box>
);
