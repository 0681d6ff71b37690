import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useI18n } from '../../kit/texts/use-i18n.ts';

/** What to do next, for readers who want to set up a company; quiet, as the text is not about us. */
export function Closing() {
  const { texts, to } = useI18n('content');
  const { title, text, action } = texts.content.closing;
  return (
    <Box
      component="aside"
      aria-label={title}
      sx={{
        mt: 7,
        maxWidth: 675,
        p: { xs: 3, sm: 4 },
        border: 1,
        borderColor: 'divider',
        borderRadius: '20px',
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'stretch', sm: 'center' },
        gap: { xs: 2.5, sm: 4 },
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Typography variant="h5" component="p">
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.75, textWrap: 'pretty' }}>
          {text}
        </Typography>
      </Box>
      <Button variant="outlined" href={to('found-now')}>
        {action}
      </Button>
    </Box>
  );
}
