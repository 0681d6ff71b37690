import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { CoveringLink, coveredCard } from '../../kit/ui/cards/covering-link.tsx';
import type { IllustrationProps } from '../../kit/ui/illustrations.tsx';

interface LinkCardProps {
  href: string;
  title: string;
  text: string;
  Picture?: ComponentType<IllustrationProps>;
  /** Phones show the title alone. */
  brief?: boolean;
}

/** An item of a list whose title is a link that covers the whole card; on phones a plain row. */
export function LinkCard({ href, title, text, Picture, brief = false }: LinkCardProps) {
  return (
    <Card
      component="li"
      sx={{
        ...coveredCard,
        px: { xs: 0, sm: 2.5, md: 3.5 },
        py: { xs: 1.25, sm: 2.5, md: 3.5 },
        display: 'flex',
        alignItems: { xs: 'center', sm: 'flex-start' },
        gap: { xs: 2, md: 3 },
        minHeight: 48,
        borderStyle: 'solid',
        borderWidth: { xs: '0 0 1px', sm: '1px' },
        borderRadius: { xs: 0, sm: '20px' },
        bgcolor: { xs: 'transparent', sm: 'background.paper' },
      }}
    >
      {Picture && (
        <Box sx={{ flexShrink: 0, '& svg': { width: { xs: 26, md: 46 }, height: 'auto' } }}>
          <Picture size={52} />
        </Box>
      )}
      <div>
        <Typography
          variant="h4"
          component="h3"
          sx={{ fontSize: { xs: '1.0625rem', md: '1.375rem' } }}
        >
          <CoveringLink href={href}>{title}</CoveringLink>
        </Typography>
        <Typography
          color="textSecondary"
          sx={{
            display: { xs: brief ? 'none' : 'block', sm: 'block' },
            mt: { xs: 0.25, md: 1 },
            fontSize: { xs: '0.875rem', md: '1rem' },
            lineHeight: { xs: 1.45, md: 1.6 },
          }}
        >
          {text}
        </Typography>
      </div>
    </Card>
  );
}
