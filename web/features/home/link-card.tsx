import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import type { IllustrationProps } from '../../shared/ui/illustrations.tsx';

interface LinkCardProps {
  href: string;
  title: string;
  text: string;
  Picture?: ComponentType<IllustrationProps>;
}

/** An item of a list whose title is a link that covers the whole card. */
export function LinkCard({ href, title, text, Picture }: LinkCardProps) {
  return (
    <Card
      component="li"
      sx={{
        position: 'relative',
        p: { xs: 2, md: 3.5 },
        display: 'flex',
        gap: { xs: 2, md: 3 },
        transition: 'border-color 200ms ease-out',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {Picture && (
        <Box sx={{ flexShrink: 0, '& svg': { width: { xs: 34, md: 46 }, height: 'auto' } }}>
          <Picture size={52} />
        </Box>
      )}
      <div>
        <Typography
          variant="h4"
          component="h3"
          sx={{ fontSize: { xs: '1.125rem', md: '1.375rem' } }}
        >
          <Link
            href={href}
            color="inherit"
            underline="none"
            sx={{
              fontWeight: 'inherit',
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '20px' },
            }}
          >
            {title}
          </Link>
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ mt: { xs: 0.5, md: 1 }, fontSize: { xs: '0.9375rem', md: '1rem' } }}
        >
          {text}
        </Typography>
      </div>
    </Card>
  );
}
