import Box from '@mui/material/Box';
import { Eye } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SAYS_EVERY_MS } from '#domain/desk/presence.ts';
import { bareCall } from '../../../../desk/bare-call.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';

/** Colleagues who have the same case open. */
export function Others({ foundationId }: { foundationId: string }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const names = useOthers(foundationId);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  return (
    <Box component="output" sx={{ flexShrink: { lg: 0 } }}>
      {names.length > 0 && (
        <Box component="span" sx={look}>
          <Eye size={16} strokeWidth={1.75} aria-hidden />
          {t('staffFoundations:foundation.others', { names: list, count: names.length })}
        </Box>
      )}
    </Box>
  );
}

/** Says that the page is open while it is visible; a call that fails leaves what was known. */
function useOthers(id: string): readonly string[] {
  const [found, setFound] = useState<{ id: string; names: readonly string[] }>();
  useEffect(() => {
    const left = new AbortController();
    const say = async () => {
      if (document.hidden) return;
      const { signal } = left;
      try {
        const answer = await bareCall('POST /admin/foundations/:id/presence', {
          params: { id },
          signal,
        });
        if (answer.ok) setFound({ id, names: answer.data });
      } catch (error) {
        if (!signal.aborted) throw error;
      }
    };
    void say();
    const saying = setInterval(() => void say(), SAYS_EVERY_MS);
    return () => {
      left.abort();
      clearInterval(saying);
    };
  }, [id]);
  return found?.id === id ? found.names : [];
}

const look = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.75,
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const;
