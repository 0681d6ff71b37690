import { TriangleAlert } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { MenuEntry } from '../shell/menu-entry.tsx';
import { useTotal } from '../shell/use-total.ts';
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
