import { useNotificationContext, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import { useToasts } from '../../kit/ui/toasts/toasts.tsx';

/** Shows ra-core's notifications as the site's toasts. */
export function Notices() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const toasts = useToasts();
  useEffect(() => {
    if (notifications.length === 0) return;
    const notice = takeNotification();
    if (!notice || typeof notice.message !== 'string') return;
    toasts.add({
      title: translate(notice.message, notice.notificationOptions?.messageArgs),
      color: notice.type === 'warning' || notice.type === 'error' ? notice.type : 'success',
    });
  }, [notifications, takeNotification, translate, toasts]);
  return null;
}
