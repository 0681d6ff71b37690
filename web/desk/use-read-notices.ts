import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call } from './call.ts';
import { useTotals } from './totals.ts';

/** Whoever has a case open has seen what the notices about it say; the bell stops counting them. */
export function useReadNotices(foundationId: string): void {
  const { revalidate } = useRevalidator();
  const unread = useTotals().notices?.unread ?? 0;
  const marked = useRef('');
  useEffect(() => {
    const now = `${foundationId} ${unread}`;
    if (unread === 0 || marked.current === now) return;
    marked.current = now;
    void call('POST /notices/read', { body: { foundationId } }).then((answer) => {
      if (answer.ok && answer.data.unread !== unread) void revalidate();
    });
  }, [foundationId, unread, revalidate]);
}
