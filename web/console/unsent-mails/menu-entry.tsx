import { MailWarning } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useTotal } from '../shell/api/use-total.ts';
import { MenuEntry } from '../shell/menu-entry.tsx';
import { consolePaths } from '../ui/paths.ts';

/** Shown only while a mail could not be delivered. */
export function UnsentMailsEntry() {
  const label = useTranslate()('mails.menu');
  const count = useTotal('mails');
  if (!count) return null;
  return <MenuEntry to={consolePaths.unsentMails} icon={MailWarning} label={label} count={count} />;
}
