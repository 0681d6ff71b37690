import type { Same } from '../../shared/i18n/texts.ts';
import type { shell as german } from '../de/shell.ts';

export const shell: Same<typeof german> = {
  notifications: 'Notifications',
  close: 'Close notification',
};
