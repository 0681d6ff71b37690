import { useGetManyReference } from 'ra-core';
import type { TimelineEntry } from '#api/contract.ts';
import { readOptions } from '../shell/api/read-options.ts';

/** Everything that happened, newest first. */
export const useTimeline = (foundationId: string) =>
  useGetManyReference<TimelineEntry & { id: number }>(
    'timeline',
    { target: 'foundationId', id: foundationId },
    readOptions,
  );
