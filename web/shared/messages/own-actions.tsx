import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Audience, MESSAGE_CHARS_MAX, mayChange } from '#domain/messages/messages.ts';
import type { Call } from '../../kit/api/call.ts';
import type { Message } from './reading.ts';

interface OwnActionsProps {
  call: Call;
  id: string;
  audience: Audience;
  message: Message;
  now: string;
  onDone: () => void;
}

/** Changing and removing what one has written, as long as that is possible. */
export function OwnActions({ call, id, audience, message, now, onDone }: OwnActionsProps) {
  const { t } = useTranslation(['sharedMessages']);
  const [mode, setMode] = useState<'closed' | 'change' | 'remove'>('closed');
  const [text, setText] = useState(message.text ?? '');
  const [failed, setFailed] = useState(false);
  const isOpen = mayChange(new Date(message.writtenAt), new Date(now));
  if (!message.author.own || message.removedAt !== null || !isOpen) return null;
  const params = { id, messageId: message.id };
  const send = async () => {
    const answer =
      mode === 'change'
        ? await call('PATCH /foundations/:id/messages/:messageId', {
            params,
            body: { audience, text },
          })
        : await call('DELETE /foundations/:id/messages/:messageId', {
            params,
            query: { audience },
          });
    setFailed(!answer.ok);
    if (!answer.ok) return;
    setMode('closed');
    onDone();
  };
  if (mode === 'closed') {
    return (
      <Box sx={{ display: 'flex', gap: 1, ml: -1, mb: -1 }}>
        <Button size="small" onClick={() => setMode('change')}>
          {t('sharedMessages:change')}
        </Button>
        <Button size="small" onClick={() => setMode('remove')}>
          {t('sharedMessages:remove')}
        </Button>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gap: 1, mt: 1 }}>
      {mode === 'change' ? (
        <TextField
          label={t('sharedMessages:field')}
          value={text}
          onChange={(event) => setText(event.target.value)}
          multiline
          maxRows={12}
          slotProps={{ htmlInput: { maxLength: MESSAGE_CHARS_MAX } }}
        />
      ) : (
        <strong>{t('sharedMessages:removeAsk')}</strong>
      )}
      {failed && <Alert severity="error">{t('sharedMessages:changeFailed')}</Alert>}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button
          size="small"
          variant="contained"
          disabled={mode === 'change' && text.trim() === ''}
          onClick={() => void send()}
        >
          {t(mode === 'change' ? 'sharedMessages:save' : 'sharedMessages:remove')}
        </Button>
        <Button size="small" onClick={() => setMode('closed')}>
          {t('sharedMessages:cancel')}
        </Button>
      </Box>
    </Box>
  );
}
