import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SAYS_EVERY_MS } from '#domain/desk/presence.ts';
import { bareCall } from '../../../../desk/bare-call.ts';
import { initialsIn } from '../../../../desk/ui/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';

/** More have no room. */
const MOST_SHOWN = 3;

/** Colleagues who have the same case open, by their initials. */
export function Others({ foundationId }: { foundationId: string }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const names = useOthers(foundationId);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
  const said = t('staffFoundations:foundation.others', { names: list, count: names.length });
  return (
    <Box component="output" title={names.length > 0 ? said : undefined} sx={place}>
      {names.slice(0, MOST_SHOWN).map((name) => (
        <Box key={name} component="span" aria-hidden sx={initials}>
          {initialsIn(name)}
        </Box>
      ))}
      {names.length > 0 && <span style={visuallyHidden}>{said}</span>}
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

const place = { position: 'relative', display: 'flex', gap: 0.5, flexShrink: 0, ml: -1 } as const;

const initials = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 24,
  height: 24,
  border: 2,
  borderColor: 'brand.accent',
  borderRadius: '50%',
  fontSize: '0.625rem',
  fontWeight: 600,
} as const;
