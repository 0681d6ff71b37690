import { z } from 'zod';

type Schema = z.core.$ZodType;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Describes a body for readers of `openapi.json` where the handler checks it itself. */
export type DescribedBody =
  | { body: z.ZodType }
  | { form: z.ZodType }
  /** A different body for each value of a parameter of the path. */
  | {
      parameter: string;
      variants: Readonly<Record<string, { body: z.ZodType; description: string }>>;
    };

/**
 * A body as its senders see it. Where a value is transformed and then checked again, zod describes the input
 * before the transformation; its limits are those of the output.
 */
export function bodySchema(schema: Schema): JsonSchema {
  const { $schema: _version, ...described } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      if (def.type === 'pipe') Object.assign(jsonSchema, limitsOf(def));
      if (def.type === 'object' && jsonSchema.required) {
        jsonSchema.required = jsonSchema.required.filter((name) => !mayBeMissing(def.shape[name]));
        if (jsonSchema.required.length === 0) delete jsonSchema.required;
      }
    },
  });
  return described;
}

const definitionOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

function limitsOf({ in: before, out: after }: { in: Schema; out: Schema }): JsonSchema {
  const isPreprocessed = definitionOf(before).type === 'transform';
  return isPreprocessed || (isText(before) && isText(after)) ? bodySchema(after) : {};
}

/** Whether a value is text both before and after it is transformed. */
function isText(schema: Schema): boolean {
  const def = definitionOf(schema);
  if (def.type === 'pipe') return isText(def.in) && isText(def.out);
  return def.type === 'string';
}

/** Whether a field may be missing: forms send empty fields, which count as missing. */
function mayBeMissing(schema: Schema | undefined): boolean {
  const def = schema && definitionOf(schema);
  return (
    def?.type === 'pipe' &&
    definitionOf(def.in).type === 'transform' &&
    def.out._zod.optin === 'optional'
  );
}
