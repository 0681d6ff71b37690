import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Plus } from 'lucide-react';

interface Item {
  question: string;
  answer: string;
}

/** Questions that open without script. */
export const Questions = ({ items }: { items: readonly Item[] }) => (
  <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
    {items.map((item) => (
      <Question key={item.question} {...item} />
    ))}
  </Box>
);

const Question = ({ question, answer }: Item) => (
  <Box
    component="details"
    sx={{
      borderBottom: 1,
      borderColor: 'divider',
      '& summary svg': { transition: 'transform 200ms ease-out', flexShrink: 0 },
      '&[open] summary svg': { transform: 'rotate(45deg)' },
    }}
  >
    <Box
      component="summary"
      sx={{
        listStyle: 'none',
        '&::-webkit-details-marker': { display: 'none' },
        display: 'flex',
        justifyContent: 'space-between',
        alignItems: 'center',
        gap: 2,
        py: { xs: 1.25, sm: 2.25 },
        minHeight: 44,
        cursor: 'pointer',
        color: 'primary.main',
        fontWeight: 600,
        fontSize: { xs: '1rem', sm: '1.125rem' },
      }}
    >
      {question}
      <Plus size={22} strokeWidth={1.75} aria-hidden="true" />
    </Box>
    <Typography color="textSecondary" sx={{ pb: 3, pr: { sm: 5 }, maxWidth: '68ch' }}>
      {answer}
    </Typography>
  </Box>
);
