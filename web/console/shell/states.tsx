import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { isUndecided } from '../../kit/api/api-error.ts';
import { consolePaths } from '../ui/paths.ts';
import { useErrorText } from './api/error-text.ts';
import { CallError } from './api/request.ts';
import { ReachabilityNotice } from './reachability-notice.tsx';

export function Loading() {
  const translate = useTranslate();
  return (
    <Box
      component="output"
      sx={{ display: 'block', minHeight: '100vh', bgcolor: 'background.default' }}
    >
      <LinearProgress aria-label={translate('error.loading')} />
      <ReachabilityNotice />
    </Box>
  );
}

interface StateProps {
  title: string;
  hint?: string;
  children?: ReactNode;
}

/** An empty page or list: what it is for, and what to do. */
export function EmptyState({ title, hint, children }: StateProps) {
  return (
    <Box sx={{ py: 6, px: 3, textAlign: 'center' }}>
      <EndOfLine />
      <Typography variant="h4" component="p" color="primary" sx={{ mt: 2, mb: 1 }}>
        {title}
      </Typography>
      {hint && (
        <Typography color="textSecondary" sx={{ maxWidth: '44ch', mx: 'auto' }}>
          {hint}
        </Typography>
      )}
      {children && <Box sx={{ mt: 3 }}>{children}</Box>}
    </Box>
  );
}

/** A failed read: what happened, that nothing is lost, and what to do next. */
export function ReadFailed({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const refused = error instanceof CallError ? error.error : null;
  const text = refused && errorText(refused);
  const canRetry = onRetry && (!refused || isUndecided(refused));
  return (
    <Box role="alert">
      <EmptyState
        title={text?.what ?? translate('error.title')}
        hint={canRetry || !text ? translate('error.lost') : text.advice}
      >
        {canRetry ? (
          <Button variant="outlined" onClick={onRetry}>
            {translate('error.again')}
          </Button>
        ) : (
          <Home />
        )}
      </EmptyState>
    </Box>
  );
}

export function Missing() {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('error.notFound')}>
      <Home />
    </EmptyState>
  );
}

/** Shown when a page of the console crashed. */
export function Failure() {
  const translate = useTranslate();
  return (
    <EmptyState title={translate('error.title')} hint={translate('error.lost')}>
      <Button variant="outlined" onClick={() => window.location.reload()}>
        {translate('error.again')}
      </Button>
    </EmptyState>
  );
}

function Home() {
  const translate = useTranslate();
  return (
    <Button variant="outlined" component={Link} to={consolePaths.workList}>
      {translate('error.home')}
    </Button>
  );
}

/** The line at its last station. */
function EndOfLine() {
  return (
    <Box
      component="svg"
      viewBox="0 0 120 28"
      aria-hidden
      sx={{ width: 120, color: 'primary.main', mx: 'auto', display: 'block' }}
    >
      <path d="M4 20 H40 C52 20 52 8 64 8 H98" {...stroke} />
      <circle cx="4" cy="20" r="4" fill="currentColor" />
      <circle cx="52" cy="14" r="6" fill="currentColor" />
      <Box component="circle" cx="106" cy="8" r="6" sx={{ stroke: 'secondary.main' }} {...ring} />
    </Box>
  );
}

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 4,
  strokeLinecap: 'round',
} as const;
const ring = { fill: 'none', stroke: 'var(--s-palette-brand-accent)', strokeWidth: 4 } as const;
