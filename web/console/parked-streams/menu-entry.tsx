import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { useTotal } from '../shell/api/use-total.ts';
import { MenuEntry } from '../shell/menu-entry.tsx';
import { consolePaths } from '../ui/paths.ts';

/** Shown only while something is parked. */
export function ParkedStreamsEntry() {
  const label = useTranslate()('parked.menu');
  const count = useTotal('parked');
  if (!count) return null;
  return (
    <MenuEntry to={consolePaths.parkedStreams} icon={TriangleAlert} label={label} count={count} />
  );
}
