import { Ajv2020 } from 'ajv/dist/2020.js';
import type { LightMyRequestResponse } from 'fastify';

interface Schema {
  $ref?: string;
}
type Content = Record<string, { schema: Schema }>;
type Operations = Record<string, { responses: Record<string, { content?: Content }> }>;
export interface Description {
  paths: Record<string, Operations>;
}

const ID = 'openapi.json';

/**
 * Compares answers with `openapi.json`: the status has to be declared, and the body has to match
 * its schema. Undescribed routes may answer errors only.
 */
export function answerChecker(description: Description) {
  const ajv = new Ajv2020({
    strict: false,
    validateFormats: false,
    allErrors: true,
    schemas: [{ ...description, $id: ID }],
  });
  const matches = (pointer: string, body: unknown): string | undefined => {
    const validate = ajv.getSchema(`${ID}#${pointer}`);
    if (!validate) throw new Error(`There is no ${pointer} in ${ID}.`);
    return validate(body) ? undefined : ajv.errorsText(validate.errors);
  };
  const patterns = Object.keys(description.paths)
    // Fixed segments win over parameters.
    .toSorted((a, b) => a.split('{').length - b.split('{').length)
    .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}/?$`) }));

  return (method: string, path: string, answer: LightMyRequestResponse): void => {
    const pathname = path.split('?', 1)[0] ?? path;
    // Has no body, and the status of the GET.
    if (method === 'HEAD') return;
    // Says which other methods there are.
    if (method === 'OPTIONS' && answer.statusCode === 204) return;
    const verb = method.toLowerCase();
    const found = patterns.find(
      (one) => one.pattern.test(pathname) && description.paths[one.path]?.[verb],
    )?.path;
    const operation = found && description.paths[found]?.[verb];
    const fault = operation
      ? faultOf(operation, `/paths/${escaped(found)}/${verb}`, answer, matches)
      : matches('/components/schemas/Error', bodyOf(answer));
    if (fault) throw new Error(`${method} ${path} answered ${answer.statusCode}: ${fault}`);
  };
}

type Matches = (pointer: string, body: unknown) => string | undefined;

function faultOf(
  { responses }: Operations[string],
  pointer: string,
  answer: LightMyRequestResponse,
  matches: Matches,
): string | undefined {
  const status = String(answer.statusCode);
  const key = status in responses ? status : 'default';
  const content = responses[key]?.content;
  if (key === 'default' && answer.statusCode < 400) return 'the status is not declared';
  if (!content) return answer.body === '' ? undefined : 'a body is not declared';
  const type = String(answer.headers['content-type']).split(';', 1)[0] ?? '';
  const declared = content[type];
  if (!declared) return `the type ${type} is not declared`;
  const own = `${pointer}/responses/${key}/content/${escaped(type)}/schema`;
  return matches(sharedBy(declared.schema) ?? own, bodyOf(answer));
}

/** Refusals are one schema, which is compiled anew for each pointer that leads to it. */
function sharedBy({ $ref, ...own }: Schema): string | undefined {
  return Object.keys(own).length === 0 ? $ref?.slice(1) : undefined;
}

function bodyOf(answer: LightMyRequestResponse): unknown {
  const type = String(answer.headers['content-type']);
  return /[/+]json\b/.test(type) ? answer.json() : answer.body;
}

const escaped = (key: string) =>
  encodeURIComponent(key.replaceAll('~', '~0').replaceAll('/', '~1'));
