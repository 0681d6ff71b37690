import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { numericDay } from '../../../desk/ui/formats.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import type { DataOf } from '../../../kit/api/call.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { FoundationName } from '../../../shared/foundations/foundation-name.tsx';
import { useAnswerWords } from './answer-words.ts';

type Answers = DataOf<'GET /admin/notaries/:id'>['answers'];

/** From so many answers on their middle says something. */
const FEWEST = 3;

/** How long answers took, in words, and why nothing is ordered by it. */
export function AnswersPanel({ answers: { timed, medianHours, last } }: { answers: Answers }) {
  const { t } = useTranslation(['staffNotaries']);
  const { locale } = useLocale();
  const { timeIn, answerIn } = useAnswerWords();
  const words = t('staffNotaries:answers');
  const saidOf = () => {
    if (medianHours === null) return words.none;
    if (timed < FEWEST) return words.few;
    return t('staffNotaries:answers.median', { count: timed, time: timeIn(medianHours) });
  };
  return (
    <Panel title={words.title}>
      <Typography>{saidOf()}</Typography>
      {last.length > 0 && (
        <>
          <Typography component="h3" sx={{ fontWeight: 600, mt: 2 }}>
            {words.last}
          </Typography>
          <Box component="ul" sx={list}>
            {last.map((answer) => (
              <li key={`${answer.foundationId} ${answer.at}`}>
                <FoundationName
                  id={answer.foundationId}
                  companyName={answer.companyName}
                  hint={`${numericDay(answer.at, locale)}: ${answerIn(answer)}`}
                />
              </li>
            ))}
          </Box>
        </>
      )}
      {[medianHours !== null && words.counted, words.why].filter(Boolean).map((note) => (
        <Typography key={String(note)} variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {note}
        </Typography>
      ))}
    </Panel>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, '& > li': { pt: 1.25 } } as const;
