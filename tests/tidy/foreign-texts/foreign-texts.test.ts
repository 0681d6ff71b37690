import { afterAll, describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import type { Form, fileNameOf } from '#api/http/multipart-form.ts';
import { type ForeignText, SHORT_MAX } from '#domain/foreign-text.ts';
import { givesForeignText } from '#domain/text.ts';
import { userChange } from '#modules/accounts/directory/change-users.ts';
import { newUsers } from '#modules/accounts/directory/created-users.ts';
import { accountChange } from '#modules/accounts/profile/change-account.ts';
import { registration } from '#modules/accounts/registration/registration.ts';
import type { PdfText } from '#modules/files/pdf-text.ts';
import type { PostedFields } from '#web/kit/forms/rules.ts';
import { handedOn, trials, trialsAside } from '../../support/foreign-texts/trials.ts';
import { code, sources } from '../sources.ts';
import { build, connection } from '../unconnected.ts';
import { takersOfForeignText } from './takers.ts';

/** Of parts that run, those that make the type without a schema, and why they may. */
const doors = [
  'api/http/multipart-form.ts',
  'domain/foreign-text.ts',
  'domain/text.ts',
  'modules/files/pdf-child.ts',
  'web/kit/forms/rules.ts',
];
/** How text comes in, and who takes it there; what browsers keep of their own form is not posted yet. */
const ways = [
  [/\.formData\(\)/, ['web/kit/forms/posted-form.ts', 'web/kit/session/kept-form.ts']],
  [/\.parts\(/, ['api/http/multipart-form.ts']],
  [/(?:file|sent|part)\.filename\b/, []],
  [/name: 'text',\n\s+source/, ['modules/files/pdf-text.ts']],
  [/mailparser|imapflow/, []],
] as const;
/** Bodies that handlers parse by themselves. */
const readByHandlers: [string, z.ZodType][] = [
  ['PATCH /users/me', accountChange],
  ['PATCH /users/:id', userChange],
  ['POST /users', newUsers],
  ['POST /users', registration],
];
const isOurs = (path: string) => /^(?:demo|ops|scripts|tests)\//.test(path);
const running = sources().filter(({ path }) => !isOurs(path));

afterAll(() => connection.close());

describe('text of others that may be long', () => {
  test('has a type of its own in every body', async () => {
    const app = await build();
    const routes = app.declaredRoutes;
    await app.close();
    const bodies = routes.flatMap(({ method, url, bodies: all }) =>
      all.map((body) => [`${method} ${url}`, body] as const),
    );
    expect(bodies.length).toBeGreaterThan(50);
    const plain = [...bodies, ...readByHandlers].flatMap(([name, body]) =>
      plainTextsIn(body, name),
    );
    expect([...new Set(plain)]).toEqual([]);
  });

  test('has it where forms, files and PDFs are read', () => {
    expectTypeOf<PostedFields[string]>().toEqualTypeOf<ForeignText>();
    expectTypeOf<Form['fields'][string]>().toEqualTypeOf<ForeignText>();
    expectTypeOf<ReturnType<typeof fileNameOf>>().toEqualTypeOf<ForeignText>();
    type Read = Extract<PdfText, { state: 'text' }>['paragraphs'][number];
    expectTypeOf<Read>().toEqualTypeOf<ForeignText>();
    for (const [way, files] of ways) {
      const found = running.filter(({ text }) => way.test(code(text))).map(({ path }) => path);
      expect(found, String(way)).toEqual(files);
    }
  });

  test('gets it there and nowhere else', () => {
    const made = /\bforeign\(|\bas (?:unknown as )?(?:z\.ZodType<)?ForeignText\b/;
    const makers = running.filter(({ text }) => made.test(code(text))).map(({ path }) => path);
    expect(makers).toEqual(doors);
  });

  test('is worked on by nothing that has not been tried with hostile text', () => {
    const found = takersOfForeignText();
    const known = { ...trials, ...trialsAside, ...handedOn };
    expect([...found].filter((one) => !Object.hasOwn(known, one)).toSorted()).toEqual([]);
    // What is gone need not be tried.
    const there = Object.keys(known).filter((one) => !alsoTried.includes(one));
    expect(there.filter((one) => !found.has(one))).toEqual([]);
  });
});

/** Puts such texts together, and gets its parts as plain text. */
const alsoTried = ['domain/foreign-text.ts#joined'];

type Schema = z.core.$ZodType;

/** Texts of a body that may be longer than `SHORT_MAX`, and whose type does not say so. */
function plainTextsIn(schema: Schema, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string') return givesForeignText(schema) || isShort(def) ? [] : [path];
  if (def.type === 'pipe') {
    // Looked at twice: either may know the limit, or the type.
    const sides = [def.in, def.out].filter((one) => typeOf(one) !== 'transform');
    const found = sides.map((one) => plainTextsIn(one, path));
    return found.some((one) => one.length === 0) ? [] : found.flat();
  }
  return partsOf(def).flatMap(([name, part]) => plainTextsIn(part, `${path} ${name}`.trimEnd()));
}

const typeOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def.type;

function partsOf(def: z.core.$ZodTypes['_zod']['def']): [string, Schema][] {
  if (def.type === 'object') return Object.entries(def.shape);
  if (def.type === 'record')
    return [
      ['', def.keyType],
      ['', def.valueType],
    ];
  if (def.type === 'array') return [['', def.element]];
  if (def.type === 'union') return def.options.map((one) => ['', one]);
  return 'innerType' in def ? [['', def.innerType]] : [];
}

/** By its length, or by a pattern without repetition. Dates are made anew. */
function isShort({ checks = [], ...def }: z.core.$ZodStringDef): boolean {
  const rules = [def, ...checks.map(({ _zod }) => _zod.def)] as Rule[];
  return rules.some(
    ({ maximum = Infinity, format = '', pattern = /.*/ }) =>
      maximum <= SHORT_MAX || format === 'datetime' || !/[*+]|\{\d+,\}/.test(pattern.source),
  );
}

interface Rule {
  maximum?: number;
  format?: string;
  pattern?: RegExp;
}
