import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Audience, MESSAGE_CHARS_MAX } from '#domain/messages/messages.ts';
import type { Call } from '../../kit/api/call.ts';
import { postFile } from '../../kit/upload/upload.ts';
import { Attach } from './attach.tsx';
import { type SenderState, useSender } from './use-sender.ts';

/** What the desk adds to where one writes. */
export interface AtDesk {
  /** Who reads the thread, as our team and the law firm say it. */
  readers: string;
  /** Prepared texts for the field. */
  prepared: (field: RefObject<HTMLTextAreaElement | null>) => ReactNode;
  /** Why a text cannot go out like this. */
  fault: (text: string) => string | undefined;
}

interface ComposeProps {
  call: Call;
  id: string;
  audience: Audience;
  onSent: () => void;
  desk: AtDesk | undefined;
}

/** Where one writes; who will read it stands above. */
export function Compose({ call, id, audience, onSent, desk }: ComposeProps) {
  const { t } = useTranslation(['sharedMessages']);
  const { text, files, state, type, attach, detach, submit } = useSender(
    call,
    { id, audience },
    onSent,
  );
  const readers = useId();
  const words = t('sharedMessages:threads')[audience];
  const busy = state === 'sending' || state === 'waiting';
  const field = useRef<HTMLTextAreaElement>(null);
  const { fault, send } = useHeldBack(desk, text, submit);
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Typography id={readers} variant="body2" color="textSecondary">
        {desk?.readers ?? words.readers}
      </Typography>
      {/* oxlint-disable-next-line react/refs -- It is read when a text is chosen. */}
      {!busy && desk?.prepared(field)}
      <TextField
        label={t('sharedMessages:field')}
        inputRef={field}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={sendByKey}
        multiline
        minRows={3}
        maxRows={12}
        slotProps={{
          htmlInput: {
            maxLength: MESSAGE_CHARS_MAX,
            readOnly: busy,
            'aria-describedby': readers,
          },
        }}
      />
      {!busy && (
        <Attach
          words={t('sharedMessages:files')}
          post={(file) => postTo({ id, audience }, file)}
          {...{ files, attach, detach }}
        />
      )}
      <Notice fault={fault} state={state} />
      <Button
        type="submit"
        variant="contained"
        aria-disabled={busy || text.trim() === ''}
        sx={{ justifySelf: 'start' }}
      >
        {busy ? t('sharedMessages:sending') : t('sharedMessages:send')}
      </Button>
    </Box>
  );
}

const postTo = ({ id, audience }: { id: string; audience: Audience }, file: File) =>
  postFile({
    call: 'POST /foundations/:id/messages/files',
    params: { id },
    fields: [['audience', audience]],
    file,
    key: crypto.randomUUID(),
    onProgress: () => {},
  });

/** Why a message has not gone out. */
function Notice({ fault, state }: { fault: string | undefined; state: SenderState }) {
  const { t } = useTranslation(['sharedMessages']);
  return (
    <div role="status">
      {fault !== undefined && <Alert severity="error">{fault}</Alert>}
      {(state === 'waiting' || state === 'refused' || state === 'ended') && (
        <Alert severity={state === 'waiting' ? 'info' : 'error'}>
          {t(`sharedMessages:${state}`)}
        </Alert>
      )}
    </div>
  );
}

/** Sends a text unless the desk finds a fault in it. */
function useHeldBack(desk: AtDesk | undefined, text: string, submit: () => void) {
  const [fault, setFault] = useState<string>();
  const send = () => {
    const found = desk?.fault(text);
    setFault(found);
    if (found === undefined) submit();
  };
  return { fault, send };
}
