import type { shell as german } from '../de/shell.ts';
import type { Same } from '../texts.ts';

export const shell: Same<typeof german> = {
  notifications: 'Notifications',
  close: 'Close notification',
};
