import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import type { IllustrationProps } from '../../kit/ui/illustrations.tsx';
import { Main } from '../../kit/ui/page/main.tsx';
import { PageHead } from '../../kit/ui/page-head.tsx';

interface AuthCardProps {
  Picture: (props: IllustrationProps) => ReactNode;
  title: string;
  lead?: ReactNode;
  children?: ReactNode;
  /** Below the card: a link to the page the visitor may have wanted instead. */
  after?: ReactNode;
  noindex?: boolean;
  /** Takes the place of a form that had the focus. */
  focused?: boolean;
}

/** The single card of an auth page. */
export function AuthCard(props: AuthCardProps) {
  const { Picture, title, lead, children, after, noindex, focused = false } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <Box
      component={Main}
      sx={{ width: 1, maxWidth: 560, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 6 } }}
    >
      <PageHead title={title} noindex={noindex} />
      <Card sx={{ p: { xs: 3, sm: 5 } }}>
        <Picture size={56} />
        <Typography
          variant="h3"
          component="h1"
          ref={heading}
          tabIndex={-1}
          sx={{ mt: 2.5, outline: 'none' }}
        >
          {title}
        </Typography>
        {lead && (
          <Typography component="div" color="textSecondary" sx={{ mt: 1.5, textWrap: 'pretty' }}>
            {lead}
          </Typography>
        )}
        {children && <Box sx={{ mt: 4 }}>{children}</Box>}
      </Card>
      {after && (
        <Typography component="div" color="textSecondary" sx={{ mt: 3, textAlign: 'center' }}>
          {after}
        </Typography>
      )}
    </Box>
  );
}
