import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { call } from './call.ts';
import { useTotals } from './totals.ts';

type About = { foundationId: string } | { inquiryId: string };

/** Whoever has a case or an inquiry open has seen what the notices about it say; the bell stops counting them. */
export function useReadNotices(about: About): void {
  const { revalidate } = useRevalidator();
  const unread = useTotals().notices?.unread ?? 0;
  const marked = useRef('');
  const [id, isInquiry] =
    'inquiryId' in about ? [about.inquiryId, true] : [about.foundationId, false];
  useEffect(() => {
    const now = `${id} ${unread}`;
    if (unread === 0 || marked.current === now) return;
    marked.current = now;
    const body = isInquiry ? { inquiryIds: [id] } : { foundationId: id };
    void call('POST /notices/read', { body }).then((answer) => {
      if (answer.ok && answer.data.unread !== unread) void revalidate();
    });
  }, [id, isInquiry, unread, revalidate]);
}
