import { useTranslation } from 'react-i18next';
import type { Audience } from '#domain/messages/messages.ts';
import { call } from '../../../desk/call.ts';
import { useRead } from '../../../desk/read-while.ts';
import type { AtDesk } from '../../../shared/messages/compose.tsx';
import type { Conversation } from '../../../shared/messages/reading.ts';
import { insertReply } from '../../../shared/replies/insert-reply.ts';
import { gapLeft } from '../../../shared/replies/replies.ts';
import { ReplyPicker } from '../../../shared/replies/reply-picker.tsx';

/** The thread with the notary has no texts of its own: ours are offered there. */
const placeOf = (audience: Audience) => (audience === 'law-firm' ? audience : 'team');

/** Prepared texts in the language of the lead, each in the thread that it is for. */
export function usePrepared({
  audience,
  language,
}: Pick<Conversation, 'audience' | 'language'>): AtDesk {
  const { t } = useTranslation(['staffMessages', 'sharedReplies']);
  const read = useRead((signal) => call('GET /admin/replies', { signal }));
  const replies = read?.ok ? read.data : [];
  return {
    readers: t('staffMessages:readers')[audience],
    prepared: (field) => (
      <ReplyPicker
        {...{ replies, language }}
        place={placeOf(audience)}
        onPick={(reply) => {
          if (field.current) insertReply(field.current, reply);
        }}
      />
    ),
    fault: (text) => (gapLeft(text, replies) === undefined ? undefined : t('sharedReplies:left')),
  };
}
