import { ListChecks } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { MenuEntry } from '../shell/menu-entry.tsx';
import { consolePaths } from '../ui/paths.ts';
import { useTaskTotal } from './use-task-total.ts';

export function WorkListEntry() {
  const label = useTranslate()('tasks.menu');
  const count = useTaskTotal('all');
  return <MenuEntry to={consolePaths.workList} icon={ListChecks} label={label} count={count} end />;
}
