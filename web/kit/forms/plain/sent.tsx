import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useI18n } from '../../texts/use-i18n.ts';

interface SentProps {
  title: string;
  lead: string;
  children?: ReactNode;
}

/** What a page shows in place of a form that was accepted. */
export function Sent({ title, lead, children }: SentProps) {
  const { texts, to } = useI18n();
  // Takes the focus from the form, which is gone.
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <Box>
      <Box sx={{ color: 'success.main', mb: 2, lineHeight: 0 }}>
        <CircleCheck size={44} strokeWidth={1.5} aria-hidden="true" />
      </Box>
      <Typography variant="h3" component="h1" {...focused} sx={{ outline: 'none' }}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1.5, textWrap: 'pretty' }}>
        {lead}
      </Typography>
      {children}
      <Button variant="outlined" size="large" href={to('home')} sx={{ mt: 4 }}>
        {texts.errors.goHome}
      </Button>
    </Box>
  );
}
