import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { useToasts } from '../../shared/ui/toasts.tsx';

/** Hands react-admin's notifications to the toasts of the site. */
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
