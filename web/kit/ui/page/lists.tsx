import Box from '@mui/material/Box';
import { Check, Minus } from 'lucide-react';

interface ItemsProps {
  items: readonly string[];
}

/** What is included, with checks, or left out, with dashes. */
export function MarkedList({ items, included }: ItemsProps & { included: boolean }) {
  const Icon = included ? Check : Minus;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '68ch' }}>
      {items.map((item) => (
        <Box
          component="li"
          key={item}
          sx={{
            display: 'flex',
            gap: 1.5,
            py: 0.75,
            '& svg': { color: 'primary.main', flexShrink: 0, mt: 0.375 },
          }}
        >
          <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
          {item}
        </Box>
      ))}
    </Box>
  );
}

/** Steps along the line, with hollow stations. */
export const StepList = ({ items }: ItemsProps) => (
  <Box
    component="ol"
    sx={{ listStyle: 'none', m: 0, p: 0, maxWidth: '68ch', counterReset: 'step' }}
  >
    {items.map((item) => (
      <Box
        component="li"
        key={item}
        sx={{
          position: 'relative',
          pl: 6,
          pb: 2.5,
          minHeight: 44,
          pt: 0.25,
          counterIncrement: 'step',
          '&::before': {
            content: 'counter(step)',
            position: 'absolute',
            left: 0,
            top: 0,
            width: 30,
            height: 30,
            boxSizing: 'border-box',
            borderRadius: '50%',
            border: 2,
            borderColor: 'primary.main',
            bgcolor: 'background.paper',
            color: 'primary.main',
            fontSize: '0.875rem',
            fontWeight: 600,
            lineHeight: '26px',
            textAlign: 'center',
          },
          '&:not(:last-of-type)::after': {
            content: '""',
            position: 'absolute',
            left: 13,
            top: 32,
            bottom: 2,
            width: 4,
            borderRadius: 2,
            bgcolor: 'divider',
          },
          '&:last-of-type': { pb: 0, minHeight: 30 },
        }}
      >
        {item}
      </Box>
    ))}
  </Box>
);
