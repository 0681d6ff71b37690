/** Adds to `openapi.json` what its readers expect beyond the declarations of the routes. */

export interface Operation {
  tags?: string[];
  parameters?: { in: string; name: string }[];
  responses: Record<string, { description: string }>;
  [key: string]: unknown;
}
export type Paths = Record<string, Record<string, Operation>>;

interface Description {
  paths: Paths;
  components?: { schemas?: Record<string, object> };
}

export function completed(given: Description): Description & { tags: { name: string }[] } {
  const described = structuredClone(given);
  const operations = Object.values(described.paths).flatMap((methods) => Object.values(methods));
  for (const { responses } of operations) describeAnswers(responses);
  withNamedProperties(described);
  const tags = [...new Set(operations.flatMap((operation) => operation.tags ?? []))];
  return {
    ...described,
    tags: tags.toSorted().map((name) => ({ name })),
    components: { ...described.components, schemas: usedSchemas(described) },
  };
}

const answerTexts: Readonly<Record<string, string>> = {
  200: 'What was asked for, or what came of it.',
  201: 'What was made.',
  202: 'It has been received; what came of it can be asked for.',
  204: 'Done; there is nothing to say.',
  302: 'Goes on at another address.',
  304: 'Nothing has changed since.',
  '4XX': 'Refused: `extensions.code` says why.',
  default: 'Not possible at the moment, or refused: `extensions.code` says why.',
};

function describeAnswers(responses: Operation['responses']): void {
  for (const [status, response] of Object.entries(responses)) {
    if (response.description !== 'Default Response') continue;
    response.description = answerTexts[status] ?? 'What came of it.';
  }
}

interface Schema {
  propertyNames?: { enum?: string[] };
  additionalProperties?: unknown;
  properties?: object;
}

/** zod describes the names and the values of a record with known keys separately; this joins them. */
function withNamedProperties(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  const schema = value as Schema;
  const names = schema.propertyNames?.enum;
  if (names && schema.additionalProperties) {
    schema.properties = Object.fromEntries(
      names.map((name) => [name, structuredClone(schema.additionalProperties)]),
    );
    delete schema.propertyNames;
    schema.additionalProperties = false;
  }
  for (const inner of Object.values(value)) withNamedProperties(inner);
}

/** Every named schema exists twice, as sent and as answered. */
function usedSchemas({ paths, components }: Description): Record<string, object> {
  const text = JSON.stringify(paths);
  const schemas = Object.entries(components?.schemas ?? {});
  return Object.fromEntries(schemas.filter(([name]) => text.includes(`/schemas/${name}"`)));
}
