import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { useUnread } from '../../kit/session/user.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';

/** What a page shows, by its ids. */
export interface Seen {
  foundationId?: string;
  orderId?: string;
  /** Separated by spaces. */
  invoiceIds?: string;
  inquiryIds?: string;
}

/** Whoever has the page open has seen what the notices about it say; the bell stops counting them. */
export function useReadNotices(seen: Seen): void {
  const { to } = useLocale();
  const { submit } = useFetcher();
  const unread = useUnread();
  const marked = useRef('');
  const address = to('notices');
  const named = Object.entries(seen).filter(([, ids]) => ids !== '');
  const fields = new URLSearchParams(Object.fromEntries(named)).toString();
  useEffect(() => {
    const now = `${fields} ${unread}`;
    if (unread === 0 || fields === '' || marked.current === now) return;
    marked.current = now;
    void submit(new URLSearchParams(fields), { method: 'post', action: address });
  }, [fields, unread, submit, address]);
}
