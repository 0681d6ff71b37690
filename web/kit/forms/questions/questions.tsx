import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useFormAround } from '../field.ts';
import { SubmitButton } from '../submit-button.tsx';
import type { Question, QuestionsHandle } from './use-questions.ts';

interface QuestionsProps {
  asked: QuestionsHandle;
  /** What the button at the end says. */
  submit: string;
  /** Above the buttons: why the form was not accepted. */
  notice: ReactNode;
  /** Beside the button at the end. */
  besides?: ReactNode;
}

/**
 * One question after the other, and all answers at the end. Wide screens show the other answers around
 * the question. All fields stay in the form; without JavaScript they are all shown.
 */
export function Questions({ asked, notice, ...buttons }: QuestionsProps) {
  const { at, questions } = asked;
  const hydrated = useHydrated();
  const ending = (
    <>
      {notice}
      <Buttons asked={asked} {...buttons} />
    </>
  );
  const isEnd = !hydrated || at === questions.length;
  return (
    <>
      <Overview asked={asked} />
      {questions.map((question, index) => (
        <Part key={question.id} asked={asked} question={question} index={index}>
          {!isEnd && index === at && ending}
        </Part>
      ))}
      {isEnd && ending}
    </>
  );
}

function Overview({ asked: { at, questions, head } }: { asked: QuestionsHandle }) {
  const { t } = useTranslation(['forms']);
  if (at < questions.length) return null;
  return (
    <Typography ref={head} tabIndex={-1} variant="h5" component="h3" color="primary" sx={heading}>
      {t('forms:questions.overview')}
    </Typography>
  );
}

interface PartProps {
  asked: QuestionsHandle;
  question: Question;
  index: number;
}

function Part({ asked, question, index, children }: PartProps & { children: ReactNode }) {
  const { at, furthest } = asked;
  const hydrated = useHydrated();
  const isOpen = index === at;
  return (
    <Box
      component="section"
      aria-labelledby={`${question.id}-title`}
      sx={hydrated ? { my: isOpen ? { md: 3 } : 0 } : { mb: 5 }}
    >
      {isOpen || !hydrated ? (
        <Heading asked={asked} question={question} index={index} />
      ) : (
        <Folded asked={asked} question={question} index={index} isAhead={index > furthest} />
      )}
      <Box sx={isOpen ? undefined : hydrated ? { display: 'none' } : openWithoutScript}>
        <Stack spacing={2.5}>
          <question.Fields />
        </Stack>
        {children}
      </Box>
    </Box>
  );
}

/** A browser with JavaScript is about to show one question alone. */
const openWithoutScript = { '@media (scripting: enabled)': { display: 'none' } } as const;

function Heading({ asked, question, index }: PartProps) {
  const { t } = useTranslation(['forms']);
  const { at, head, questions } = asked;
  const isOpen = index === at;
  return (
    <Typography
      id={`${question.id}-title`}
      ref={isOpen ? head : undefined}
      tabIndex={-1}
      variant="h5"
      component="h3"
      color="primary"
      sx={isOpen ? heading : { ...heading, ...openWithoutScript }}
    >
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {t('forms:questions.progress', { nth: index + 1, count: questions.length })}
      </Typography>
      <Progress share={(index + 1) / questions.length} />
      {question.title}
    </Typography>
  );
}

const Progress = ({ share }: { share: number }) => (
  <Box
    component="span"
    aria-hidden="true"
    sx={{
      display: 'block',
      height: 4,
      my: 1.25,
      borderRadius: 2,
      bgcolor: 'divider',
      overflow: 'hidden',
    }}
  >
    <Box
      component="span"
      sx={{ display: 'block', height: 1, width: `${share * 100}%`, bgcolor: 'brand.accent' }}
    />
  </Box>
);

/** An answer on one line; on phones only at the end. */
function Folded({ asked, question, index, isAhead }: PartProps & { isAhead: boolean }) {
  const { t } = useTranslation(['forms']);
  const { at, change, questions } = asked;
  const { id, label, fields, Answer } = question;
  const { problems } = useFormAround();
  const isWrong = fields.some((name) => name in problems);
  const isOverview = at === questions.length;
  return (
    <Box sx={{ ...row, display: isOverview ? 'grid' : { xs: 'none', md: 'grid' } }}>
      <Typography
        id={`${id}-title`}
        variant="body2"
        component="h3"
        color={isWrong ? 'error' : 'textSecondary'}
      >
        {label}
      </Typography>
      {!isAhead && (
        <>
          <Box sx={answered}>
            <Answer />
          </Box>
          <Button
            size="small"
            aria-label={t('forms:questions.changeOf', { label })}
            onClick={() => change(index)}
          >
            {t('forms:questions.change')}
          </Button>
        </>
      )}
    </Box>
  );
}

function Buttons({ asked, submit, besides }: Omit<QuestionsProps, 'notice'>) {
  const { t } = useTranslation(['forms']);
  const hydrated = useHydrated();
  const { at, questions, changing, back } = asked;
  const isEnd = !hydrated || at === questions.length;
  const onward = changing ? t('forms:questions.keep') : t('forms:questions.next');
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ mt: 4 }}>
      <SubmitButton size="large">{isEnd ? submit : onward}</SubmitButton>
      {isEnd && besides}
      {!(isEnd && besides) && hydrated && at > 0 && !changing && (
        <Button size="large" variant="outlined" onClick={back}>
          {t('forms:questions.back')}
        </Button>
      )}
    </Stack>
  );
}

const heading = { mb: 2.5, outline: 'none', scrollMarginTop: 24 } as const;

const answered = {
  overflowWrap: 'anywhere',
  minWidth: 0,
  gridRow: { xs: 2, md: 1 },
  gridColumn: { xs: '1 / -1', md: 2 },
} as const;

const row = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: '9rem minmax(0, 1fr) auto' },
  columnGap: 2,
  alignItems: 'baseline',
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
