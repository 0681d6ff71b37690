import type { Audience } from '#domain/messages/messages.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { Answered, Call, DataOf } from '../../kit/api/call.ts';

export type Message = DataOf<'GET /foundations/:id/messages'>[number];
export type Thread = DataOf<'GET /foundations/:id/threads'>['threads'][number];

export interface Conversation {
  id: string;
  audiences: readonly Audience[];
  threads: readonly Thread[];
  audience: Audience;
  /** Of the lead. */
  language: Locale;
  /** The newest first. */
  messages: readonly Message[];
  more: boolean;
  /** Number up to which the reader had read them. */
  readTo: number;
}

/**
 * The threads that somebody reads, and the newest messages of one.
 *
 * @param asked the thread that the address names; the first one otherwise
 */
export async function readConversation(
  call: Call,
  id: string,
  asked: string | null,
  signal?: AbortSignal,
): Promise<Answered<Conversation> & { status: number }> {
  const own = { params: { id }, signal };
  const found = await call('GET /foundations/:id/threads', own);
  if (!found.ok) return found;
  const { audiences, threads, language } = found.data;
  const audience = audiences.find((each) => each === asked) ?? audiences[0] ?? 'team';
  const page = await call('GET /foundations/:id/messages', { ...own, query: { audience } });
  if (!page.ok) return page;
  const { data: messages, meta } = page;
  return {
    ok: true,
    status: page.status,
    data: { id, audiences, threads, language, audience, messages, ...meta },
  };
}
