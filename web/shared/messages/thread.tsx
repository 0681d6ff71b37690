import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Call } from '../../kit/api/call.ts';
import { useHydrated } from '../../kit/ui/use-hydrated.ts';
import { type AtDesk, Compose } from './compose.tsx';
import { MessageEntry } from './message-entry.tsx';
import { OwnActions } from './own-actions.tsx';
import type { Conversation, Message } from './reading.ts';

interface ThreadProps
  extends Pick<Conversation, 'id' | 'audience' | 'messages' | 'more' | 'readTo'> {
  call: Call;
  now: string;
  /** What else the reader can do with a message. */
  actions: (message: Message) => ReactNode;
  desk?: AtDesk;
}

/** The messages of one thread, the newest at the end, and where one writes the next one. */
export function Thread(props: ThreadProps) {
  const { call, id, audience, messages, more, readTo, now, actions, desk } = props;
  const { t } = useTranslation(['sharedMessages']);
  const { revalidate } = useRevalidator();
  const earlier = useEarlier(call, { id, audience, messages, more });
  const shown = [...messages, ...earlier.messages].toReversed();
  const isHydrated = useHydrated();
  // Where the new ones began when the page was opened.
  const [readBefore] = useState(readTo);
  const newest = messages[0]?.number ?? 0;
  useReadUpTo(call, { id, audience, newest, readTo });
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {shown.length === 0 ? (
        <Box>
          <Typography variant="h5" component="p" color="primary">
            {t('sharedMessages:empty.title')}
          </Typography>
          <Typography sx={{ maxWidth: '60ch' }}>{t('sharedMessages:empty.text')}</Typography>
        </Box>
      ) : (
        <Stack component="ol" spacing={2} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {earlier.more && (
            <li>
              <Button onClick={() => void earlier.load()}>{t('sharedMessages:older')}</Button>
            </li>
          )}
          {shown.map((message, index) => (
            <Fragment key={message.id}>
              {isFirstNew(shown, index, readBefore) && (
                <Divider component="li" role="presentation" sx={{ color: 'text.secondary' }}>
                  {t('sharedMessages:newFrom')}
                </Divider>
              )}
              <MessageEntry {...{ id, audience, message, now }}>
                <OwnActions
                  {...{ call, id, audience, message, now }}
                  onDone={() => void revalidate()}
                />
                {actions(message)}
              </MessageEntry>
            </Fragment>
          ))}
        </Stack>
      )}
      <Compose
        // What this browser has kept is there after hydration.
        key={`${audience} ${isHydrated}`}
        call={call}
        id={id}
        audience={audience}
        desk={desk}
        onSent={() => void revalidate()}
      />
    </Box>
  );
}

function isFirstNew(shown: readonly Message[], index: number, readBefore: number): boolean {
  const isNew = (message: Message | undefined) =>
    message !== undefined && message.number > readBefore && !message.author.own;
  return readBefore > 0 && isNew(shown[index]) && !shown.slice(0, index).some(isNew);
}

type Shown = Pick<ThreadProps, 'id' | 'audience' | 'messages' | 'more'>;

/** Messages before those that the page has read, as somebody asks for them. */
function useEarlier(call: Call, { id, audience, messages, more }: Shown) {
  const [read, setRead] = useState<{ messages: readonly Message[]; more: boolean }>();
  const oldest = (read?.messages ?? messages).at(-1)?.number;
  const isShown = new Set(messages.map((message) => message.id));
  return {
    messages: (read?.messages ?? []).filter((message) => !isShown.has(message.id)),
    more: read?.more ?? more,
    async load() {
      const query = { audience, before: oldest };
      const page = await call('GET /foundations/:id/messages', { params: { id }, query });
      if (!page.ok) return;
      setRead({ messages: [...(read?.messages ?? []), ...page.data], more: page.meta.more });
    },
  };
}

/** Says that the newest message was seen, while the page is looked at. */
function useReadUpTo(
  call: Call,
  {
    id,
    audience,
    newest,
    readTo,
  }: Pick<ThreadProps, 'id' | 'audience' | 'readTo'> & { newest: number },
): void {
  const tell = useEffectEvent(() => {
    if (document.hidden || newest <= readTo) return;
    const body = { audience, upTo: newest };
    void call('POST /foundations/:id/messages/read', { params: { id }, body });
  });
  useEffect(() => {
    tell();
    const onShown = () => tell();
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [id, audience, newest]);
}
