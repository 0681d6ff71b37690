import Box from '@mui/material/Box';
import { visuallyHidden } from '@mui/utils';
import { useTranslation } from 'react-i18next';
import type { Offer } from './use-options.ts';

interface Props {
  offer: Offer;
  /** The current line has commands of its own. */
  canAct: boolean;
}

/** How much was found, also said aloud; and the keys. */
export function PaletteFoot({ offer, canAct }: Props) {
  const { t } = useTranslation(['staffSearch']);
  const { options, pending, failed, late } = offer;
  const found = options.filter(({ group }) => group !== 'all').length;
  const kinds = late.map((kind) => t(`staffSearch:group.${kind}`)).join(', ');
  const problem = problemOf();
  function problemOf(): string | undefined {
    if (pending) return undefined;
    if (failed) return t('staffSearch:failed');
    if (late.length > 0) return t('staffSearch:late', { kinds });
    return found === 0 ? t('staffSearch:nothing') : undefined;
  }
  const spoken = pending ? t('staffSearch:searching') : t('staffSearch:count', { count: found });
  return (
    <Box sx={foot}>
      <Box role="status" sx={problem ? undefined : visuallyHidden}>
        {problem ?? spoken}
      </Box>
      <Box aria-hidden sx={keys}>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('staffSearch:keys.move')}
        </span>
        <span>
          <kbd>↵</kbd> {t('staffSearch:keys.open')}
        </span>
        {canAct && (
          <span>
            <kbd>→</kbd> {t('staffSearch:keys.commands')}
          </span>
        )}
        <span>
          <kbd>Esc</kbd> {t('staffSearch:keys.close')}
        </span>
      </Box>
    </Box>
  );
}

const foot = {
  flexShrink: 0,
  px: 2.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const;

const keys = {
  display: { xs: 'none', sm: 'flex' },
  gap: 2.5,
  fontSize: '0.8125rem',
  '& kbd': {
    px: 0.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: '6px',
    fontFamily: 'inherit',
  },
} as const;
