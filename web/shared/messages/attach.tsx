import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { visuallyHidden } from '@mui/utils';
import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { MESSAGE_FILES_MAX } from '#domain/messages/messages.ts';
import { fileSize } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { type Posted, takeFile } from '../../kit/upload/upload.ts';
import type { Attached } from './use-sender.ts';

interface AttachProps {
  words: { attach: string; attaching: string; detach: string; fileRefused: string };
  /** Sends one file through the checks. */
  post: (file: File) => Promise<Posted>;
  files: readonly Attached[];
  attach: (file: Attached) => void;
  detach: (fileId: string) => void;
}

/** Files go ahead of their message, through the checks of all uploads; photos become a PDF. */
export function Attach({ words, post, files, attach, detach }: AttachProps) {
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'refused'>('idle');
  const add = async (chosen: readonly File[]) => {
    const [first, ...more] = chosen;
    if (!first) return;
    setState('sending');
    const taken = await takeFile([first, ...more]);
    const file = 'file' in taken ? await sent(post, taken.file) : undefined;
    if (file) attach(file);
    setState(file ? 'idle' : 'refused');
  };
  return (
    <div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '&:not(:empty)': { mb: 1 } }}>
        {files.map((file) => (
          <Chip
            key={file.id}
            label={`${file.name}, ${fileSize(file.size, locale)}`}
            onDelete={() => detach(file.id)}
            slotProps={{ label: { title: words.detach } }}
          />
        ))}
      </Box>
      <div role="status">
        {state === 'sending' && <span>{words.attaching}</span>}
        {state === 'refused' && <Alert severity="error">{words.fileRefused}</Alert>}
      </div>
      {files.length < MESSAGE_FILES_MAX && (
        <Button
          variant="text"
          startIcon={<Paperclip size={18} aria-hidden />}
          disabled={state === 'sending'}
          onClick={() => input.current?.click()}
          sx={{ ml: -1 }}
        >
          {words.attach}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/*"
        multiple
        tabIndex={-1}
        aria-label={words.attach}
        style={visuallyHidden}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </div>
  );
}

async function sent(post: AttachProps['post'], file: File): Promise<Attached | undefined> {
  const posted = await post(file);
  return posted.status === 200 ? (posted.body as { data: Attached }).data : undefined;
}
