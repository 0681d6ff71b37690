import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { Accepted } from '#api/contract.ts';
import { MAX_UPLOAD_BYTES } from '#domain/files/limits.ts';
import { ApiError, upload } from '../../shell/api.ts';
import { type ErrorText, useErrorText } from '../../shell/error-text.ts';
import type { DialogProps } from './command-button.ts';
import { CommandDialog } from './command-dialog.tsx';
import { PdfField } from './pdf-field.tsx';
import { useCommand } from './use-command.ts';

const TEXTS = 'commands.add-document';

export function AddDocument({ foundation, onClose }: DialogProps) {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { pending, error, run } = useCommand('add-document', onClose);
  const [title, setTitle] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<ErrorText | null>(null);
  const [incomplete, setIncomplete] = useState(false);
  const [percent, setPercent] = useState(0);

  const choose = (chosen: File) => {
    const problem = problemOf(chosen);
    setFileError(problem && errorText(problem));
    setFile(problem ? null : chosen);
    if (!problem && title === '') setTitle(titleOf(chosen));
  };

  const submit = () => {
    const trimmed = title.trim();
    setIncomplete(trimmed === '' || !file);
    if (trimmed === '' || !file) return;
    const path = `/foundations/${foundation.id}/documents`;
    const payload = [trimmed, file.name, file.size, file.lastModified].join('\n');
    setPercent(0);
    void run(payload, (key) =>
      upload<{ data: Accepted }>({ path, title: trimmed, file, key, onProgress: setPercent }),
    );
  };

  return (
    <CommandDialog
      texts={TEXTS}
      pending={pending}
      error={error ?? fileError}
      onClose={onClose}
      onSubmit={submit}
    >
      <PdfField file={file} disabled={pending} missing={incomplete && !file} onChoose={choose} />
      <TextField
        required
        disabled={pending}
        label={translate(`${TEXTS}.titleLabel`)}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        error={incomplete && title.trim() === ''}
        helperText={
          incomplete && title.trim() === ''
            ? translate('commands.required')
            : translate(`${TEXTS}.titleHint`)
        }
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ mt: 2.5 }}
      />
      {pending && (
        <Box sx={{ mt: 2 }}>
          <LinearProgress
            variant="determinate"
            value={percent}
            sx={{ height: 8, borderRadius: 4 }}
          />
          <Typography
            variant="body2"
            component="output"
            color="textSecondary"
            sx={{ display: 'block', mt: 0.5 }}
          >
            {translate(`${TEXTS}.progress`, { percent })}
          </Typography>
        </Box>
      )}
    </CommandDialog>
  );
}

/** What the browser can see before anything is sent; the API looks into the file itself. */
function problemOf(file: File): ApiError | null {
  const looksLikePdf = file.type === 'application/pdf' || /\.pdf$/i.test(file.name);
  if (!looksLikePdf) return refuse(415, 'UNSUPPORTED_MEDIA_TYPE');
  return file.size > MAX_UPLOAD_BYTES ? refuse(413, 'CONTENT_TOO_LARGE') : null;
}

const refuse = (status: number, code: string) =>
  new ApiError(status, { errors: [{ message: code, extensions: { code } }] });

/** `gesellschaftsvertrag_v2.pdf` becomes `Gesellschaftsvertrag v2`. */
function titleOf({ name }: File): string {
  const words = name
    .replace(/\.pdf$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim();
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 200);
}
