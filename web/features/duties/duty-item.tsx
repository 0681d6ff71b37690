import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CalendarClock, ChevronDown, CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#domain/duties/names.ts';
import { citedIn } from '#domain/site/citations.ts';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import { dayKey, longDay } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breaksAnywhere } from '../../kit/ui/breakable.ts';
import { documentTitle, downloadPath } from '../../shared/foundations/model.ts';
import type { Duty, Loaded } from './loaded.ts';
import { TickForm } from './tick-form.tsx';

interface DutyItemProps {
  duty: Duty;
  loaded: Loaded;
  /** Whether it is shown in full at first. */
  isOpen: boolean;
}

/** One duty: its title and day, what it is about behind them, and what was said of it. */
export function DutyItem({ duty, loaded, isOpen }: DutyItemProps) {
  const { locale } = useLocale();
  const { foundation, now } = loaded;
  const title = titleOf(duty, locale);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
        alignItems: 'start',
      }}
    >
      <Box component="details" open={isOpen} sx={{ '&[open] > summary > svg': turned }}>
        <Box component="summary" sx={summary}>
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Typography variant="h6" component="h4" sx={breaksAnywhere}>
              {title}
            </Typography>
            <Standing duty={duty} now={now} />
          </Box>
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden="true" />
        </Box>
        <About duty={duty} />
      </Box>
      {!foundation.asCoFounder && <TickForm duty={duty} title={title} loaded={loaded} />}
      <Said duty={duty} foundation={foundation} />
    </Box>
  );
}

const turned = { rotate: '180deg' } as const;

const summary = {
  display: 'flex',
  alignItems: 'start',
  gap: 2,
  minHeight: 44,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flexShrink: 0, mt: 0.5, color: 'text.secondary' },
} as const;

/** By when, or that it is done: an icon and a word. */
function Standing({ duty: { state, dueOn, dueBy, on }, now }: { duty: Duty; now: string }) {
  const { t } = useTranslation(['duties']);
  const { locale } = useLocale();
  const due = t(`duties:due.${dueBy}`, { day: longDay(dueOn, locale) });
  const isLate = state === 'open' && dueOn < dayKey(now);
  const [Icon, color, text] =
    state === 'done'
      ? ([CircleCheck, 'success.main', on && longDay(on, locale)] as const)
      : state === 'not-applicable'
        ? ([CircleSlash, 'text.secondary', undefined] as const)
        : isLate
          ? ([TriangleAlert, 'warning.main', due] as const)
          : ([CalendarClock, 'text.secondary', due] as const);
  const said =
    state === 'open' ? text : text ? t('duties:doneOn', { day: text }) : t(`duties:state.${state}`);
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'start', mt: 0.25, color }}>
      <Box component={Icon} size={18} strokeWidth={1.75} aria-hidden="true" sx={icon} />
      <Typography variant="body2">{said}</Typography>
    </Box>
  );
}

const icon = { flexShrink: 0, mt: '2px' } as const;

/** What is to be done, what it rests on, and what happens otherwise. */
function About({ duty: { name, dueBy, source, consequence, link } }: { duty: Duty }) {
  const { t } = useTranslation(['duties']);
  const { locale } = useLocale();
  return (
    <Box sx={{ mt: 1.5, maxWidth: '68ch', display: 'grid', gap: 1 }}>
      <Typography>{t(`duties:texts.${name}`)}</Typography>
      <Typography variant="body2">
        {`${t('duties:consequence')}: ${fixSpaces(consequence[locale])}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {`${t('duties:source')}: ${citedIn(source, locale)}`}
        {dueBy === 'us' && `. ${t('duties:dueNote')}`}
      </Typography>
      {link && (
        <Link href={link} target="_blank" rel="noreferrer" variant="body2" sx={linkTarget}>
          {t('duties:link', { host: new URL(link).hostname })}
        </Link>
      )}
    </Box>
  );
}

const linkTarget = {
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  minHeight: 44,
} as const;

/** What was said when it was ticked. */
function Said({ duty, foundation }: { duty: Duty; foundation: Loaded['foundation'] }) {
  const { t } = useTranslation(['duties', 'sharedFoundations']);
  const { locale } = useLocale();
  const { why, documentId } = duty;
  const proof = foundation.documents.find((one) => one.documentId === documentId);
  if (!why && !proof) return null;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      {why && (
        <Typography variant="body2" sx={breaksAnywhere}>
          {why}
        </Typography>
      )}
      {proof && (
        <Link
          href={downloadPath(foundation.id, proof.documentId)}
          download
          variant="body2"
          sx={linkTarget}
        >
          {t('duties:proof', {
            title: documentTitle(proof, t('sharedFoundations:documents.draft'), locale),
          })}
        </Link>
      )}
    </Box>
  );
}
