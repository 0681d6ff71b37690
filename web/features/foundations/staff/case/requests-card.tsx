import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../../kit/ui/breakable.ts';
import { CompareLink } from '../../../../shared/foundations/comparison/compare-link.tsx';
import { staffPath } from '../../../../staff-pages.ts';
import { documentLabel } from '../document-label.ts';
import type { Foundation } from '../types.ts';
import { list } from './obstacles-card.tsx';

/** Every change that was asked for, by whom, and what became of it; newest first. */
export function RequestsCard({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const { changeRequests, documents } = foundation;
  if (changeRequests.length === 0) return null;
  const versionOf = (id: string | undefined) =>
    documents.find(({ documentId }) => documentId === id);
  return (
    <Panel title={t('staffFoundations:foundation.requests.title')}>
      <Box component="ul" sx={list}>
        {changeRequests.toReversed().map(({ id, by, at, reason, answer, version }) => {
          const found = versionOf(version);
          const title = found && [found.title, ...documentLabel(found, t)].join(' · ');
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
              {found && (
                <CompareLink
                  document={found}
                  title={found.title}
                  page={staffPath('comparison', foundation.id)}
                />
              )}
            </li>
          );
        })}
      </Box>
    </Panel>
  );
}
