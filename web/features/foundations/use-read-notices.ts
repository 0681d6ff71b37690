import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useUnread } from '../../kit/session/user.ts';
import { useTexts } from '../../kit/texts/use-texts.ts';

/** Whoever has the page open has seen what the notices about it say; the bell stops counting them. */
export function useReadNotices(foundationId: string): void {
  const { to } = useTexts();
  const { submit } = useFetcher();
  const unread = useUnread();
  const marked = useRef('');
  const address = to('notices');
  useEffect(() => {
    const now = `${foundationId} ${unread}`;
    if (unread === 0 || marked.current === now) return;
    marked.current = now;
    void submit({ foundationId }, { method: 'post', action: address });
  }, [foundationId, unread, submit, address]);
}
