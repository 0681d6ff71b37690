import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { fileTexts, sentBackTexts } from '#domain/foundations/file-texts.ts';
import { fileKindOf } from '#domain/foundations/foundation.ts';
import type { Locale } from '#domain/site/paths.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../kit/ui/breakable.ts';
import type { TimelineEntry } from '../../../shared/foundations/model.ts';
import { useFoundationPage } from '../page-context.tsx';

/** Which file is waited for once more, and why it was sent back. */
export function SentBackFile() {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { timeline } = useFoundationPage();
  const entry = timeline && awaitedAgain(timeline);
  const sentBack = entry && sentBackIn(entry, locale);
  if (!sentBack) return null;
  const { file, why } = sentBack;
  const { note } = entry;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AlertTitle>{t('foundations:obstacles.neededAgain', { file })}</AlertTitle>
      {why}
      {typeof note === 'string' && (
        <Box sx={{ mt: 1, overflowWrap: 'anywhere', ...keepsLines }}>
          {t('foundations:obstacles.note', { note })}
        </Box>
      )}
    </Alert>
  );
}

/** The last entry about a file that was sent back, unless that file has come since. */
const awaitedAgain = (timeline: readonly TimelineEntry[]): TimelineEntry | undefined =>
  timeline.findLast(
    ({ type, purpose }, index) =>
      type === 'FileSentBack' &&
      timeline.slice(index).every((later) => fileKindOf(later.type) !== purpose),
  );

type TextsByName = Readonly<Record<string, Record<Locale, string>>>;
const files: TextsByName = fileTexts;
const reasons: TextsByName = sentBackTexts;

/** Undefined where the entry is about something else. */
export function sentBackIn({ type, purpose, sentBackFor }: TimelineEntry, locale: Locale) {
  const file = files[String(purpose)]?.[locale];
  const why = reasons[String(sentBackFor)]?.[locale];
  return type === 'FileSentBack' && file && why ? { file, why } : undefined;
}
