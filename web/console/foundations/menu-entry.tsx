import { GitCommitVertical } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { MenuEntry } from '../shell/menu-entry.tsx';
import { consolePaths } from '../ui/paths.ts';

export function FoundationsEntry() {
  const label = useTranslate()('foundations.title');
  return <MenuEntry to={consolePaths.foundations} icon={GitCommitVertical} label={label} />;
}
