import { type Client, isGrpcServiceError } from '@temporalio/client';
import type { SearchAttributeType } from '@temporalio/common';
import { log } from '#logging/log.ts';
import { searchAttributes } from '../processes/search-attributes.ts';

/** Values of Temporal's IndexedValueType. */
const indexedTypes: Partial<Record<SearchAttributeType, number>> = { KEYWORD: 2, DATETIME: 6 };

/** Answers of managed servers, which let only their own console list and add search attributes. */
const refusals = { PERMISSION_DENIED: 7, UNIMPLEMENTED: 12 };

/** Registers missing search attributes where the server permits it: an unknown one fails every workflow task. */
export async function registerSearchAttributes(client: Client): Promise<void> {
  try {
    await addMissing(client);
  } catch (error) {
    if (!isGrpcServiceError(error) || !Object.values(refusals).includes(error.code)) throw error;
    const names = searchAttributes.map(({ name, type }) => `${name} (${type})`).join(', ');
    log.warn(
      `Temporal does not let us register search attributes. They have to be there: ${names}`,
    );
  }
}

async function addMissing({ connection, options }: Client): Promise<void> {
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
