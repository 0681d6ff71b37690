import { Inbox } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useTotal } from '../shell/api/use-total.ts';
import { MenuEntry } from '../shell/menu-entry.tsx';
import { useIdentity } from '../shell/session/use-identity.ts';
import { consolePaths } from '../ui/paths.ts';

/** With the number of those that nobody has dealt with yet. Lawyers answer none. */
export function InquiriesEntry() {
  const label = useTranslate()('inquiries.title');
  const role = useIdentity()?.role;
  const isShown = role === 'staff' || role === 'admin';
  const count = useTotal('inquiries', { filter: { state: 'open' }, enabled: isShown });
  if (!isShown) return null;
  return <MenuEntry to={consolePaths.inquiries} icon={Inbox} label={label} count={count} />;
}
