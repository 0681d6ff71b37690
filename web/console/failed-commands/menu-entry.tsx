import { OctagonX } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useTotal } from '../shell/api/use-total.ts';
import { MenuEntry } from '../shell/menu-entry.tsx';
import { consolePaths } from '../ui/paths.ts';

/** Shown only while a command could not be carried out. */
export function FailedCommandsEntry() {
  const label = useTranslate()('failed.menu');
  const count = useTotal('failed');
  if (!count) return null;
  return <MenuEntry to={consolePaths.failedCommands} icon={OctagonX} label={label} count={count} />;
}
