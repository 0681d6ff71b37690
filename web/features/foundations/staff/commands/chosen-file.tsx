import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { FileCheck2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_UPLOAD_MB } from '#domain/files/limits.ts';
import { fileSize } from '#domain/site/formats.ts';
import { sawPosition } from '../../../../desk/bare-call.ts';
import type { Outcome } from '../../../../desk/call.ts';
import { type ErrorText, useErrorText } from '../../../../desk/error-text.ts';
import { useProblemText } from '../../../../desk/forms/use-problem-text.ts';
import { type ApiError, readApiError } from '../../../../kit/api/api-error.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { DropZone } from '../../../../kit/upload/drop-zone.tsx';
import { type Posted, problemOf, type UploadProblem } from '../../../../kit/upload/upload.ts';
import type { CommandForm } from './use-foundation-command.ts';

interface Props {
  form: Pick<CommandForm, 'sending' | 'problems'>;
  file: File | undefined;
  percent: number;
  onChosen: (file: File | undefined) => void;
  /** What is asked about the file. */
  children?: ReactNode;
}

/** Where a PDF is chosen or dropped, and how far it has got. */
export function FileChoice({ form, file, percent, onChosen, children }: Props) {
  const { t } = useTranslation(['staffCommands']);
  const problemText = useProblemText();
  const words = t('staffCommands:commands.add-document');
  const or = t('staffCommands:commands.add-document.or', { max: MAX_UPLOAD_MB });
  const choice = file ? words.change : words.choose;
  return (
    <div>
      {file && <ChosenFile file={file} />}
      {!form.sending && (
        <DropZone
          words={{ drop: words.drop, or, touch: or, choose: choice, chooseOther: choice }}
          drawing={undefined}
          chosen={file !== undefined}
          first={false}
          onFiles={([one]) => onChosen(one)}
        />
      )}
      {!file && form.problems.file && (
        <FormHelperText error>{problemText(form.problems.file)}</FormHelperText>
      )}
      {children}
      {form.sending && <Progress percent={percent} />}
    </div>
  );
}

function ChosenFile({ file }: { file: File }) {
  const { locale } = useLocale();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
      <FileCheck2 size={28} strokeWidth={1.5} aria-hidden />
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {fileSize(file.size, locale)}
        </Typography>
      </Box>
    </Box>
  );
}

function Progress({ percent }: { percent: number }) {
  const { t } = useTranslation(['staffCommands']);
  return (
    <Box sx={{ mt: 2 }}>
      <LinearProgress variant="determinate" value={percent} sx={{ height: 8, borderRadius: 4 }} />
      <Typography
        variant="body2"
        component="output"
        color="textSecondary"
        sx={{ display: 'block', mt: 0.5 }}
      >
        {t('staffCommands:commands.add-document.progress', { percent })}
      </Typography>
    </Box>
  );
}

/** What was wrong with one file says nothing about the next. */
export function useOvercome({ refused }: Pick<CommandForm, 'refused'>) {
  const [past, setPast] = useState<object>();
  const isPast = refused === past && !refused?.conflict;
  return { refused: isPast ? undefined : refused, overcome: () => setPast(refused) };
}

/** What became of a file that was sent, as of any other call. */
export function outcomeOf({ status, body, retryAfter }: Posted): Outcome {
  if (status < 200 || status >= 300) {
    return { ok: false, statusMessage: '', ...readApiError(status, body, retryAfter) };
  }
  if (typeof body === 'object' && body !== null && 'data' in body) sawPosition(body.data);
  return { ok: true, status };
}

/** A chosen PDF, or why it cannot be one; `known` stays the last that could. */
export function useChosenFile() {
  const errorText = useErrorText();
  const [file, setFile] = useState<File>();
  const [known, setKnown] = useState<File>();
  const [fileError, setFileError] = useState<ErrorText>();

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return;
    const problem = await problemOf(chosen);
    setFileError(problem && errorText(errorFor(problem)));
    setFile(problem ? undefined : chosen);
    if (!problem) setKnown(chosen);
  };
  return { file, known, fileError, choose };
}

/** The API would refuse the file with the same words. */
function errorFor(problem: UploadProblem): ApiError {
  const [status, code] =
    problem === 'size' ? [413, 'CONTENT_TOO_LARGE'] : [415, 'UNSUPPORTED_MEDIA_TYPE'];
  return { status, code, message: '', fields: [], extensions: { reason: problem } };
}
