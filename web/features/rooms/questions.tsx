import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { FileText } from 'lucide-react';
import { type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MESSAGE_CHARS_MAX } from '#domain/messages/messages.ts';
import { fileSize, spokenDate } from '#domain/site/formats.ts';
import { browserCall } from '../../kit/api/browser-call.ts';
import type { DataOf } from '../../kit/api/call.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { keepsLines } from '../../kit/ui/breakable.ts';
import { postFile } from '../../kit/upload/upload.ts';
import { Attach } from '../../shared/messages/attach.tsx';
import type { Attached } from '../../shared/messages/use-sender.ts';
import { Card, SideHeading } from './parts.tsx';

type Message = DataOf<'GET /rooms/:id/messages'>[number];
const EVERY_MS = 30_000;

/** What the notary asks, and what is answered. */
export function Questions({ id, leadName }: { id: string; leadName: string }) {
  const { t } = useTranslation(['rooms']);
  const words = t('rooms:questions');
  const { messages, more, now, older, read } = useMessages(id);
  return (
    <Card label={words.title}>
      <SideHeading>{words.title}</SideHeading>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {t('rooms:questions.readers', { name: leadName })}
      </Typography>
      {more && (
        <Button size="small" onClick={() => void older()} sx={{ mb: 1 }}>
          {words.older}
        </Button>
      )}
      <Box
        component="ol"
        aria-live="polite"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          mb: messages.length ? 2 : 0,
        }}
      >
        {messages.map((message) => (
          <Entry key={message.id} {...{ id, message, now }} />
        ))}
      </Box>
      <Ask id={id} onSent={read} />
    </Card>
  );
}

interface Shown {
  messages: Message[];
  more: boolean;
  /** When they were read. */
  now: string;
}

/** Newer messages below those that were loaded before. */
function withNewest(before: Shown, newest: Message[], more: boolean): Shown {
  const first = newest.at(-1)?.number ?? 0;
  const kept = before.messages.filter(({ number }) => number < first);
  return {
    messages: [...kept, ...newest.toReversed()],
    more: kept.length > 0 ? before.more : more,
    now: new Date().toISOString(),
  };
}

const isLookedAt = () => document.visibilityState === 'visible';

function useMessages(id: string) {
  const [shown, setShown] = useState<Shown>({ messages: [], more: false, now: '' });
  const read = useCallback(async () => {
    const answer = await browserCall('GET /rooms/:id/messages', { params: { id }, query: {} });
    if (!answer.ok) return;
    const { data, meta } = answer;
    setShown((before) => withNewest(before, data, meta.more));
    const newest = data[0]?.number ?? 0;
    if (newest <= meta.readTo || !isLookedAt()) return;
    await browserCall('POST /rooms/:id/messages/read', { params: { id }, body: { upTo: newest } });
  }, [id]);
  useEffect(() => {
    const look = () => {
      if (isLookedAt()) void read();
    };
    const first = setTimeout(look);
    const timer = setInterval(look, EVERY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [read]);
  const older = async () => {
    const before = shown.messages[0]?.number;
    const query = before === undefined ? {} : { before };
    const answer = await browserCall('GET /rooms/:id/messages', { params: { id }, query });
    if (!answer.ok) return;
    const { data, meta } = answer;
    setShown((now) => ({
      ...now,
      messages: [...data.toReversed(), ...now.messages],
      more: meta.more,
    }));
  };
  return { ...shown, older, read };
}

function Entry({ id, message, now }: { id: string; message: Message; now: string }) {
  const { t } = useTranslation(['rooms']);
  const { locale } = useLocale();
  const { author, text, writtenAt, files } = message;
  const role = t('rooms:questions.roles')[author.role];
  const name = author.own ? t('rooms:questions.you') : (author.name ?? role);
  return (
    <Box
      component="li"
      sx={{
        borderLeft: 3,
        borderColor: author.own ? 'divider' : 'brand.accent',
        pl: 1.5,
      }}
    >
      <Typography variant="body2" color="textSecondary">
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {name}
        </Box>
        {author.own || author.name === null ? '' : `, ${role}`} ·{' '}
        <time dateTime={writtenAt}>{spokenDate(writtenAt, locale, now)}</time>
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', ...keepsLines }}>
        {text ?? t('rooms:questions.gone')}
      </Typography>
      {files.map((file) => (
        <Link
          key={file.id}
          href={`/api/rooms/${id}/messages/files/${file.id}`}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}
        >
          <FileText size={16} aria-hidden="true" />
          {`${file.name}, ${fileSize(file.size, locale)}`}
        </Link>
      ))}
    </Box>
  );
}

const postTo = (id: string, file: File) =>
  postFile({
    call: 'POST /rooms/:id/messages/files',
    params: { id },
    fields: [],
    file,
    key: crypto.randomUUID(),
    onProgress: () => {},
  });

/** The text and its key stay until it has arrived, so that it goes out once. */
function Ask({ id, onSent }: { id: string; onSent: () => Promise<void> }) {
  const { t } = useTranslation(['rooms']);
  const words = t('rooms:questions');
  const [text, setText] = useState('');
  const [files, setFiles] = useState<readonly Attached[]>([]);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [state, setState] = useState<'open' | 'sending' | 'failed'>('open');
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (state === 'sending' || text.trim() === '') return;
    setState('sending');
    const body = { text, fileIds: files.map((file) => file.id) };
    const call = { params: { id }, body, idempotencyKey: key };
    const answer = await browserCall('POST /rooms/:id/messages', call);
    setState(answer.ok ? 'open' : 'failed');
    if (!answer.ok) return;
    setText('');
    setFiles([]);
    setKey(crypto.randomUUID());
    await onSent();
  };
  const change = (apply: () => void) => {
    if (state === 'sending') return;
    apply();
    // Another text is another message.
    if (state === 'failed') setKey(crypto.randomUUID());
    setState('open');
  };
  return (
    <Box component="form" onSubmit={(event) => void send(event)} sx={{ display: 'grid', gap: 1 }}>
      <TextField
        label={words.field}
        value={text}
        onChange={({ target }) => change(() => setText(target.value))}
        multiline
        minRows={2}
        maxRows={12}
        slotProps={{ htmlInput: { maxLength: MESSAGE_CHARS_MAX } }}
      />
      <Attach
        words={words.files}
        post={(file) => postTo(id, file)}
        files={files}
        attach={(file) => change(() => setFiles((before) => [...before, file]))}
        detach={(gone) => change(() => setFiles(files.filter((file) => file.id !== gone)))}
      />
      <div role="alert">{state === 'failed' && <Alert severity="error">{words.failed}</Alert>}</div>
      <Button
        type="submit"
        variant="outlined"
        aria-disabled={state === 'sending' || text.trim() === ''}
        sx={{ justifySelf: 'start' }}
      >
        {words.send}
      </Button>
    </Box>
  );
}
