import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { Laptop, Smartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { clock, shortDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import type { Loaded, OwnSession } from './load-account.ts';
import { Press } from './press.tsx';
import { SettingsSection } from './section.tsx';
import { Saved } from './settings-form.tsx';

/** Where the person is logged in. */
export function SessionsSection({ sessions, now }: Pick<Loaded, 'sessions' | 'now'>) {
  const { t } = useTranslation(['settings']);
  const others = sessions.filter(({ current }) => !current);
  return (
    <SettingsSection title={t('settings:sessions.title')} lead={t('settings:sessions.lead')}>
      <Saved form="end-session" />
      <Saved form="end-sessions" />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} />
        ))}
      </Box>
      {others.length > 0 && (
        <Box sx={{ mt: 2.5 }}>
          <Press form="end-sessions" variant="outlined">
            {t('settings:sessions.endOthers')}
          </Press>
        </Box>
      )}
    </SettingsSection>
  );
}

function SessionRow({ session, now }: { session: OwnSession; now: string }) {
  const { t } = useTranslation(['settings']);
  const { locale } = useLocale();
  const { id, current, last_used_at: at } = session;
  const device = useDeviceName(session);
  const used = { day: shortDate(at, locale, now), time: clock(at, locale) };
  const Icon = /iPhone|Android/.test(session.system ?? '') ? Smartphone : Laptop;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'auto minmax(0, 1fr)',
          sm: 'auto minmax(0, 1fr) auto',
        },
        alignItems: 'center',
        columnGap: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Icon size={22} strokeWidth={1.75} aria-hidden="true" />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{device}</Typography>
        <Typography variant="body2" color="textSecondary">
          {t('settings:sessions.used', used)}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: 2, sm: 3 } }}>
        {current ? (
          <Chip label={t('settings:sessions.current')} size="small" sx={{ mt: { xs: 1, sm: 0 } }} />
        ) : (
          <Box sx={{ ml: { xs: -1.5, sm: 0 } }}>
            <Press
              form="end-session"
              values={{ id }}
              aria-label={t('settings:sessions.endLabel', { device, ...used })}
            >
              {t('settings:sessions.end')}
            </Press>
          </Box>
        )}
      </Box>
    </Box>
  );
}

function useDeviceName({ browser, system }: Pick<OwnSession, 'browser' | 'system'>): string {
  const { t } = useTranslation(['settings']);
  if (browser && system) return t('settings:sessions.device', { browser, system });
  return browser ?? system ?? t('settings:sessions.unknown');
}
