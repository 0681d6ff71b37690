import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { CircleCheck, FileText, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { MAX_UPLOAD_MB } from '#domain/files/limits.ts';
import { fileSize } from '#domain/site/formats.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { Same } from '../texts/same.ts';
import { useLocale } from '../texts/use-locale.ts';
import { DropZone } from './drop-zone.tsx';
import type { uploadTexts } from './texts.de.ts';
import { isOfTheFile, type UploadProblem } from './upload.ts';
import type { UploadState } from './use-upload.ts';

interface UploadWords extends Omit<Same<typeof uploadTexts>, 'problem'> {
  start: string;
  /** A PDF was made of one photo, or of more. */
  made: string;
  problem: Readonly<Record<UploadProblem | 'typeHint', string>>;
}

interface UploadBoxProps {
  state: UploadState;
  choose: (files: readonly File[]) => void;
  start: (file: File) => void;
  words: UploadWords;
  drawing: ReactNode;
  /** Asked for beside the file, once it is chosen. */
  children?: ReactNode;
}

/** Drop zone, then the file with its progress; fully usable by keyboard. */
export function UploadBox({ state, choose, start, words, drawing, children }: UploadBoxProps) {
  const open = state.phase === 'empty' || state.phase === 'ready';
  const problem = open ? state.problem : undefined;
  const sendable = state.phase === 'ready' && !(problem && isOfTheFile(problem));
  return (
    <Box>
      {open && (
        <DropZone
          words={words}
          drawing={drawing}
          chosen={state.phase === 'ready'}
          first={problem !== undefined && isOfTheFile(problem)}
          photos
          onFiles={choose}
        />
      )}
      {state.phase === 'making' && <Making text={words.making} />}
      {'file' in state && <FileRow state={state} words={words} />}
      <div role="alert">{problem && <Problem problem={problem} words={words} />}</div>
      {sendable && children}
      {sendable && (
        <Button
          variant="contained"
          size="large"
          startIcon={<Upload size={20} aria-hidden="true" />}
          onClick={() => start(state.file)}
          sx={{ mt: 2, width: { xs: 1, sm: 'auto' } }}
        >
          {state.problem ? words.again : words.start}
        </Button>
      )}
      <Announcement state={state} words={words} />
    </Box>
  );
}

const Making = ({ text }: { text: string }) => (
  <Box sx={{ border: 1, borderColor: 'divider', borderRadius: '20px', px: 3, py: 2.5 }}>
    <Typography sx={{ mb: 1.5 }}>{text}</Typography>
    <LinearProgress aria-label={text} sx={{ height: 6, borderRadius: 3, bgcolor: 'divider' }} />
  </Box>
);

type Chosen = Extract<UploadState, { file: File }>;

function FileRow({ state, words }: { state: Chosen; words: UploadWords }) {
  const { locale } = useLocale();
  const { file, phase } = state;
  const percent = phase === 'sending' ? state.percent : phase === 'ready' ? 0 : 100;
  const line = fillIn(words[phase], { size: fileSize(file.size, locale) });
  return (
    <Box
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: '20px',
        bgcolor: 'background.paper',
        px: { xs: 2, sm: 3 },
        py: 2.5,
        mt: 2,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: 'primary.main' }}>
        {phase === 'received' ? (
          <CircleCheck size={24} strokeWidth={1.75} aria-hidden="true" />
        ) : (
          <FileText size={24} strokeWidth={1.75} aria-hidden="true" />
        )}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography color="textPrimary" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {file.name}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {line}
          </Typography>
          {phase === 'ready' && (state.photos ?? 0) > 0 && (
            <Typography variant="body2" color="textSecondary">
              {words.made}
            </Typography>
          )}
        </Box>
        {phase === 'sending' && (
          <Typography variant="body2" color="textSecondary">{`${percent} %`}</Typography>
        )}
      </Box>
      {(phase === 'sending' || phase === 'waiting') && (
        <LinearProgress
          variant={phase === 'waiting' ? 'indeterminate' : 'determinate'}
          value={percent}
          aria-label={fillIn(words.progress, { percent })}
          sx={{ mt: 2, height: 6, borderRadius: 3, bgcolor: 'divider' }}
        />
      )}
    </Box>
  );
}

function Problem({ problem, words }: { problem: UploadProblem; words: UploadWords }) {
  const text = problem === 'type' ? words.problem.typeHint : words.problem[problem];
  return (
    <Alert severity="error" role="none" sx={{ mt: 2 }}>
      {problem === 'type' && <AlertTitle>{words.problem.type}</AlertTitle>}
      {fillIn(text, { size: MAX_UPLOAD_MB })}
    </Alert>
  );
}

/** Announces progress in quarters, so screen readers are not flooded. */
function Announcement({ state, words }: { state: UploadState; words: UploadWords }) {
  const { locale } = useLocale();
  const text = () => {
    if (state.phase === 'empty') return '';
    if (state.phase === 'making') return words.making;
    if (state.phase === 'sending') {
      const quarter = Math.floor(state.percent / 25) * 25;
      return fillIn(words.progress, { percent: quarter });
    }
    const size = fileSize(state.file.size, locale);
    return `${state.file.name}, ${fillIn(words[state.phase], { size })}`;
  };
  return (
    <p aria-live="polite" style={visuallyHidden}>
      {text()}
    </p>
  );
}
