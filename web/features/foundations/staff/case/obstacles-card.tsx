import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { longDate } from '#domain/site/formats.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../../kit/ui/breakable.ts';
import type { Foundation } from '../types.ts';

/** What got in the way and is not resolved: whose turn it is, and by when. */
export function ObstaclesCard({ foundation: { obstacles } }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  if (obstacles.length === 0) return null;
  return (
    <Panel title={t('staffFoundations:foundation.obstacles.title')}>
      <Box component="ul" sx={list}>
        {obstacles.map(({ id, kind, waitsFor, dueOn, note }) => (
          <li key={id}>
            <Box sx={{ fontWeight: 600 }}>{obstacleNames[kind][locale]}</Box>
            {note && <Box sx={{ ...keepsLines, overflowWrap: 'anywhere' }}>{note}</Box>}
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {t('staffFoundations:foundation.obstacles.ball', {
                who: t(`staffFoundations:party.${waitsFor}`),
                date: longDate(dueOn, locale),
              })}
            </Box>
          </li>
        ))}
      </Box>
    </Panel>
  );
}

export const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li + li': { mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' },
} as const;
