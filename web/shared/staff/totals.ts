import { type GetListParams, type RaRecord, useGetList } from 'ra-core';
import type { ResourceName } from './call.ts';

interface Options {
  filter?: GetListParams['filter'];
  enabled?: boolean;
}

/** How many rows the API counts; undefined until known. */
export function useTotal(resource: ResourceName, { filter = {}, enabled = true }: Options = {}) {
  const { total } = useGetList<RaRecord>(
    resource,
    { pagination: { page: 1, perPage: 1 }, filter },
    { refetchInterval: 30_000, retry: false, enabled },
  );
  return total;
}
