import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { call } from '../../../desk/call.ts';
import { useErrorText } from '../../../desk/error-text.ts';
import { keys } from '../../../desk/keys.ts';
import { useShortcuts } from '../../../desk/shortcuts.ts';
import type { Message } from '../../../shared/messages/reading.ts';

interface HandOverProps {
  id: string;
  message: Message;
  /** Whether the key means this message: the newest question. */
  isNewest: boolean;
}

/** Hands a question of law to the law firm, with one key. */
export function HandOver({ id, message, isNewest }: HandOverProps) {
  const { t } = useTranslation(['sharedMessages']);
  const { revalidate } = useRevalidator();
  const errorText = useErrorText();
  const [refused, setRefused] = useState<string>();
  const handOver = async () => {
    const params = { id, messageId: message.id };
    const answer = await call('POST /foundations/:id/messages/:messageId/hand-over', { params });
    setRefused(answer.ok ? undefined : errorText(answer).title);
    if (answer.ok) void revalidate();
  };
  useShortcuts(isNewest ? { 'law-firm': () => void handOver() } : {});
  return (
    <>
      <Button
        size="small"
        onClick={() => void handOver()}
        aria-keyshortcuts={isNewest ? keys['law-firm'] : undefined}
        sx={{ mt: 1, ml: -1 }}
      >
        {t('sharedMessages:handOver')}
      </Button>
      {refused !== undefined && <Alert severity="error">{refused}</Alert>}
    </>
  );
}
