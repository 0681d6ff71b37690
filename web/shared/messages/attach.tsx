import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { visuallyHidden } from '@mui/utils';
import { Paperclip } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Audience, MESSAGE_FILES_MAX } from '#domain/messages/messages.ts';
import { fileSize } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { type Posted, postFile, takeFile } from '../../kit/upload/upload.ts';
import type { Attached } from './use-sender.ts';

interface AttachProps {
  id: string;
  audience: Audience;
  files: readonly Attached[];
  attach: (file: Attached) => void;
  detach: (fileId: string) => void;
}

/** Files go ahead of their message, through the checks of all uploads; photos become a PDF. */
export function Attach({ id, audience, files, attach, detach }: AttachProps) {
  const { t } = useTranslation(['sharedMessages']);
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'idle' | 'sending' | 'refused'>('idle');
  const add = async (chosen: readonly File[]) => {
    const [first, ...more] = chosen;
    if (!first) return;
    setState('sending');
    const taken = await takeFile([first, ...more]);
    const file = 'file' in taken ? await sent({ id, audience }, taken.file) : undefined;
    if (file) attach(file);
    setState(file ? 'idle' : 'refused');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {files.map((file) => (
          <Chip
            key={file.id}
            label={`${file.name}, ${fileSize(file.size, locale)}`}
            onDelete={() => detach(file.id)}
            slotProps={{ label: { title: t('sharedMessages:detach') } }}
          />
        ))}
      </Box>
      <div role="status">
        {state === 'sending' && <span>{t('sharedMessages:attaching')}</span>}
        {state === 'refused' && <Alert severity="error">{t('sharedMessages:fileRefused')}</Alert>}
      </div>
      {files.length < MESSAGE_FILES_MAX && (
        <Button
          variant="text"
          startIcon={<Paperclip size={18} aria-hidden />}
          disabled={state === 'sending'}
          onClick={() => input.current?.click()}
          sx={{ justifySelf: 'start', ml: -1 }}
        >
          {t('sharedMessages:attach')}
        </Button>
      )}
      <input
        ref={input}
        type="file"
        accept="application/pdf,image/*"
        multiple
        tabIndex={-1}
        aria-label={t('sharedMessages:attach')}
        style={visuallyHidden}
        onChange={({ target }) => {
          void add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Box>
  );
}

async function sent(
  { id, audience }: { id: string; audience: Audience },
  file: File,
): Promise<Attached | undefined> {
  const posted: Posted = await postFile({
    call: 'POST /foundations/:id/messages/files',
    params: { id },
    fields: [['audience', audience]],
    file,
    key: crypto.randomUUID(),
    onProgress: () => {},
  });
  if (posted.status !== 200) return undefined;
  return (posted.body as { data: Attached }).data;
}
