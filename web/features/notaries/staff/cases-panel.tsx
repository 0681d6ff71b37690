import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { notaryList } from '#domain/desk/lists/notaries.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { numericDay } from '../../../desk/ui/formats.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import type { DataOf } from '../../../kit/api/call.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { useAnswerWords } from './answer-words.ts';

type NotaryCase = DataOf<'GET /admin/notaries/:id/foundations'>[number];
export interface NotaryCases {
  data: readonly NotaryCase[];
  meta: { total: number };
}

/** The formations of a notary, those named last first, each with what happened there. */
export function CasesPanel({ cases: { data, meta } }: { cases: NotaryCases }) {
  const { t } = useTranslation(['staffNotaries']);
  const { locale } = useLocale();
  return (
    <Panel title={notaryList.columns.foundations[locale]}>
      <Box component="ul" sx={list}>
        {data.map((one) => (
          <Case key={one.id} one={one} />
        ))}
      </Box>
      {meta.total > data.length && (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {t('staffNotaries:notary.firstOf', { shown: data.length, total: meta.total })}
        </Typography>
      )}
    </Panel>
  );
}

function Case({ one }: { one: NotaryCase }) {
  const { t } = useTranslation(['staffFoundations', 'staffNotaries']);
  const { locale } = useLocale();
  const words = t('staffNotaries:notary');
  const { id, companyName, status, leftAt, appointment } = one;
  const instant = appointment && appointmentDate(appointment.startsAt, locale);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <FoundationName id={id} companyName={companyName} />
      </Box>
      <Box>
        {leftAt ? words.former : t(`staffFoundations:status.${status}`)}
        {instant && (
          <Quiet>
            {appointment.confirmed
              ? t('staffNotaries:notary.appointment', { instant })
              : t('staffNotaries:notary.offered', { instant })}
          </Quiet>
        )}
      </Box>
      <Box component="ul" sx={happenings}>
        {useHappenings(one).map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <time dateTime={at}>{numericDay(at, locale)}</time>: {text}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** What was asked, answered and reported, the oldest first. */
function useHappenings(one: NotaryCase): { at: string; text: string }[] {
  const { t } = useTranslation(['staffNotaries']);
  const { locale } = useLocale();
  const { answerIn } = useAnswerWords();
  const words = t('staffNotaries:happened');
  const { namedAt, leftAt, asked, answers, reported, askedAt, questionSince } = one;
  const told = reported.filter(({ kind }) => kind !== 'notary-declined');
  const past = [
    { at: namedAt, text: words.named },
    ...asked.map(({ at, by }) => ({ at, text: words.asked[by] })),
    ...answers.map((answer) => ({ at: answer.at, text: answerIn(answer) })),
    ...told.map(({ at, kind }) => ({
      at,
      text: t('staffNotaries:happened.reported', { what: obstacleNames[kind][locale] }),
    })),
    ...(leftAt ? [{ at: leftAt, text: words.left }] : []),
  ].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return [
    ...past,
    ...(askedAt ? [{ at: askedAt, text: words.waits }] : []),
    ...(questionSince ? [{ at: questionSince, text: words.question }] : []),
  ];
}

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
  columnGap: 2,
  rowGap: 0.75,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.9375rem',
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
const happenings = {
  gridColumn: '1 / -1',
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: '0.875rem',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  '& > li': { overflowWrap: 'anywhere' },
} as const;
