import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneLink } from '#domain/site/formats.ts';
import { breaksAnywhere } from '../../kit/ui/breakable.ts';
import { type StationLook, StationMark } from '../../kit/ui/line.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';

const tracks: Record<StationLook, string> = {
  done: 'var(--s-palette-primary-main)',
  current: 'var(--s-palette-brand-accent)',
  ahead: 'var(--s-palette-brand-fieldBorder)',
};

/** The station of the line that this page is about. */
export function OneStation({ look }: { look: StationLook }) {
  const track = tracks[look];
  return (
    <Box
      aria-hidden="true"
      sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: { xs: 4, sm: 6 }, mb: 2.5 }}
    >
      <svg width="40" height="40" viewBox="-20 -20 40 40" overflow="visible">
        <StationMark look={look} size={32} />
      </svg>
      <Box
        sx={{
          flex: 1,
          height: 4,
          borderRadius: 2,
          background: `linear-gradient(90deg, ${track}, var(--s-palette-divider))`,
        }}
      />
    </Box>
  );
}

export function Heading({ kind, children }: { kind: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="overline" color="textSecondary">
        {kind}
      </Typography>
      <Typography
        variant="h2"
        component="h1"
        color="primary"
        sx={{ mt: 0.5, mb: 2, ...breaksAnywhere }}
      >
        {children}
      </Typography>
    </>
  );
}

/** Whom to call. */
export function Questions({ withNotMeant = false }: { withNotMeant?: boolean }) {
  const { t } = useTranslation(['uploadLinks']);
  const { phone } = useOperator();
  const [before, after] = t('uploadLinks:questions', {
    hours: t('uploadLinks:hours'),
    phone,
  }).split(phone);
  return (
    <Typography
      variant="body2"
      color="textSecondary"
      sx={{ borderTop: 1, borderColor: 'divider', mt: 5, pt: 2.5 }}
    >
      {before}
      <Link href={phoneLink(phone)} color="inherit">
        {phone}
      </Link>
      {after}
      {withNotMeant && ` ${t('uploadLinks:notMeant')}`}
    </Typography>
  );
}
