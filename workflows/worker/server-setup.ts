import type { Client } from '@temporalio/client';
import type { SearchAttributeType } from '@temporalio/common';
import { searchAttributes } from '../processes/search-attributes.ts';

/** Values of Temporal's IndexedValueType. */
const indexedTypes: Partial<Record<SearchAttributeType, number>> = { KEYWORD: 2, DATETIME: 6 };

/** Registers missing search attributes on any server: an unknown one fails every workflow task. */
export async function registerSearchAttributes({ connection, options }: Client): Promise<void> {
  const { namespace } = options;
  const { customAttributes } = await connection.operatorService.listSearchAttributes({ namespace });
  const missing = searchAttributes.filter(({ name }) => !(name in (customAttributes ?? {})));
  if (missing.length === 0) return;
  await connection.operatorService.addSearchAttributes({
    namespace,
    searchAttributes: Object.fromEntries(
      missing.map(({ name, type }) => [name, indexedTypes[type] ?? 0]),
    ),
  });
}
