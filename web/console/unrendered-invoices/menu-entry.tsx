import { FileX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useTotal } from '../shell/api/use-total.ts';
import { MenuEntry } from '../shell/menu-entry.tsx';
import { consolePaths } from '../ui/paths.ts';

/** Shown only while the PDF of an invoice could not be made. */
export function UnrenderedInvoicesEntry() {
  const label = useTranslate()('unrendered.menu');
  const count = useTotal('unrendered');
  if (!count) return null;
  return (
    <MenuEntry to={consolePaths.unrenderedInvoices} icon={FileX} label={label} count={count} />
  );
}
