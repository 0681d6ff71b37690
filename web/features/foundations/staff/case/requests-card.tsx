import Box from '@mui/material/Box';
import { useTexts } from '../../../../kit/texts/use-texts.ts';
import { keepsLines } from '../../../../kit/ui/breakable.ts';
import { dayAndTime } from '../../../../shared/staff/ui/formats.ts';
import { Panel } from '../../../../shared/staff/ui/panel.tsx';
import { documentLabel } from '../document-label.ts';
import type { Foundation } from '../types.ts';
import { list } from './obstacles-card.tsx';

/** Every change that was asked for, by whom, and what became of it; newest first. */
export function RequestsCard({ foundation }: { foundation: Foundation }) {
  const { t, locale } = useTexts('staffFoundations');
  const { changeRequests, documents } = foundation;
  if (changeRequests.length === 0) return null;
  const titleOf = (id: string) => {
    const document = documents.find(({ documentId }) => documentId === id);
    return document && [document.title, ...documentLabel(document, t)].join(' · ');
  };
  return (
    <Panel title={t('staffFoundations:foundation.requests.title')}>
      <Box component="ul" sx={list}>
        {changeRequests.toReversed().map(({ id, by, at, reason, answer, version }) => {
          const title = version && titleOf(version);
          return (
            <li key={id}>
              <Box sx={{ ...keepsLines, overflowWrap: 'anywhere' }}>{reason}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                {t('staffFoundations:foundation.requests.by', {
                  who: t(`staffFoundations:actor.${by}`),
                  instant: dayAndTime(at, locale),
                })}
              </Box>
              <Box sx={{ mt: 0.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
                {title && <div>{t('staffFoundations:foundation.requests.version', { title })}</div>}
                {answer && (
                  <div>{t('staffFoundations:foundation.requests.answer', { answer })}</div>
                )}
                {!version && !answer && t('staffFoundations:foundation.requests.open')}
              </Box>
            </li>
          );
        })}
      </Box>
    </Panel>
  );
}
