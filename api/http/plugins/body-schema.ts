import { z } from 'zod';

type Schema = z.core.$ZodType;
type JsonSchema = z.core.JSONSchema.BaseSchema;

/** A body for people to read of, where the handler looks at it by itself. */
export type DescribedBody =
  | { body: z.ZodType }
  | { form: z.ZodType }
  /** Another body for each value of a parameter of the path. */
  | {
      parameter: string;
      variants: Readonly<Record<string, { body: z.ZodType; description: string }>>;
    };

/**
 * A body as those who send it see it. Where a value is changed and then looked at again, zod describes
 * what it is before; its limits are in what comes after.
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

/** Text before and after it was looked at. */
function isText(schema: Schema): boolean {
  const def = definitionOf(schema);
  if (def.type === 'pipe') return isText(def.in) && isText(def.out);
  return def.type === 'string';
}

/** What a form sends empty is seen as missing, so it may be missing. */
function mayBeMissing(schema: Schema | undefined): boolean {
  const def = schema && definitionOf(schema);
  return (
    def?.type === 'pipe' &&
    definitionOf(def.in).type === 'transform' &&
    def.out._zod.optin === 'optional'
  );
}
