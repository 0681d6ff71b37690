import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { countText } from '../../kit/list/range-pager.tsx';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { staffPath } from '../../staff-pages.ts';
import { keys } from '../keys.ts';
import { movePlace } from '../list/last-place.ts';
import { useShortcuts } from '../shortcuts.ts';
import { type Place, stepFrom } from './sequence.ts';

/**
 * `3 von 14`, on the page of a formation that was opened from a list: j leads to the next one, k to
 * the one before. Back leads to the list from any of them.
 */
export function SequencePlace({ id, place }: { id: string; place: Place }) {
  const { t } = useTranslation(['staff']);
  const { locale } = useLocale();
  const navigate = useNavigate();
  const { from, position, total, previous, next } = place;
  // Whoever presses j twice goes two on, though the first is not there yet.
  const aimedAt = useRef(id);
  useLayoutEffect(() => {
    aimedAt.current = id;
  }, [id]);
  const go = (by: 1 | -1) => {
    const step = stepFrom(aimedAt.current, by);
    if (!step) return;
    aimedAt.current = step.id;
    movePlace(new URL(from, location.origin).pathname, step.row);
    void navigate(staffPath('foundation', step.id), { replace: true });
  };
  useShortcuts({
    ...(next && { next: () => go(1) }),
    ...(previous && { previous: () => go(-1) }),
  });
  return (
    <Box component="nav" aria-label={t('staff:sequence.label')} sx={row}>
      <IconButton
        aria-label={t('staff:sequence.previous')}
        aria-keyshortcuts={keys.previous}
        disabled={!previous}
        onClick={() => go(-1)}
      >
        <ChevronUp size={20} aria-hidden />
      </IconButton>
      <Box component="output" sx={{ whiteSpace: 'nowrap' }}>
        {t('staff:sequence.place', { position, total: countText(total, locale) })}
      </Box>
      <IconButton
        aria-label={t('staff:sequence.next')}
        aria-keyshortcuts={keys.next}
        disabled={!next}
        onClick={() => go(1)}
      >
        <ChevronDown size={20} aria-hidden />
      </IconButton>
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  color: 'text.secondary',
  fontSize: '0.9375rem',
} as const;
