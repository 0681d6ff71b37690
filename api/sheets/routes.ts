import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { nameOf, participantIn } from '#domain/foundations/people/people.ts';
import type { Reader } from '#domain/foundations/people/seen-by.ts';
import { missingFacts, type SheetFacts, type SheetName, sheetNames } from '#domain/sheets/facts.ts';
import {
  INTAKE_SHEET_VERSION,
  intakeSheetOf,
  intakeSheetSchema,
} from '#domain/sheets/intake-sheet.ts';
import { isWithheldFrom, sheetOf } from '#domain/sheets/sheets.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { renderSheet } from '#modules/sheets/render.ts';
import { sheetFactsOf } from '#projections/foundations/sheet-facts.ts';
import {
  type FoundationReads,
  readable,
  requireRelease,
} from '../foundations/foundation-access.ts';
import { contentDisposition } from '../http/attachment.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { intakeSchemaCalls, sheetCalls } from './schemas.ts';

interface SheetRoutes extends FoundationReads {
  /** Address of the site. */
  publicUrl: string;
}

const schemaAddress = (publicUrl: string) =>
  `${publicUrl}/api/schemas/intake-sheet-${INTAKE_SHEET_VERSION}.json`;

/** Sheets that programs read, too. */
const forPrograms: readonly SheetName[] = ['intake-sheet', 'bank', 'tax'];

const filesOf = (name: SheetName): string[] =>
  forPrograms.includes(name) ? [`${name}.pdf`, `${name}.json`] : [`${name}.pdf`];

/** Sheets with the data of a formation, for whoever takes part in it, the law firm and the team. */
export const sheetRoutes =
  (deps: SheetRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, sheetCalls, { ...reading(deps), ...sending(deps) });

const reading = (
  deps: SheetRoutes,
): Pick<Handlers<typeof sheetCalls>, 'GET /foundations/:id/sheets'> => ({
  'GET /foundations/:id/sheets': async (request, reply) => {
    const { id, facts, reader } = await factsFor(deps, request.params.id, personOf(request));
    const at = new Date().toISOString();
    const inLanguage = (name: SheetName, language: Locale) =>
      sheetOf(name, facts, { reader, language, at });
    audit(request, 'download', { target: { kind: 'foundation', id } });
    reply.header('cache-control', 'no-store');
    return {
      data: {
        sheets: sheetNames.map((name) => ({
          name,
          files: filesOf(name),
          de: inLanguage(name, 'de'),
          en: inLanguage(name, 'en'),
        })),
        missing: missingFacts(facts).map(({ participantId, field }) => ({
          field,
          participant: participantId === undefined ? null : named(facts, participantId),
        })),
        withheld: isWithheldFrom(reader, facts),
      },
    };
  },
});

function named({ people }: SheetFacts, participantId: string) {
  const found = participantIn(people, participantId);
  return found ? { participantId, name: nameOf(found) } : null;
}

const sending = (
  deps: SheetRoutes,
): Pick<Handlers<typeof sheetCalls>, 'GET /foundations/:id/sheets/:file'> => ({
  'GET /foundations/:id/sheets/:file': async (request, reply) => {
    const person = personOf(request);
    const { id, facts, reader } = await factsFor(deps, request.params.id, person);
    const { file } = request.params;
    const { language } = request.query;
    const name = sheetNames.find((one) => filesOf(one).includes(file));
    if (!name) throw apiError('NOT_FOUND');
    const at = new Date().toISOString();
    audit(request, 'download', { target: { kind: 'foundation', id } });
    reply.headers({
      'content-disposition': contentDisposition(`${fileNumber(id)}-${file}`),
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
    });
    const sheet = sheetOf(name, facts, { reader, language, at });
    if (file.endsWith('.json')) {
      const schema = schemaAddress(deps.publicUrl);
      const told = name === 'intake-sheet' ? intakeSheetOf(facts, { reader, at, schema }) : sheet;
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(told, null, 2));
    }
    const bytes = await renderSheet({ sheet, language, at }, person.id);
    return reply.type('application/pdf').send(Buffer.from(bytes));
  },
});

/**
 * The facts of a formation, and as whom a person reads them. Like drafts, our team gets them once everybody who has
 * joined has released the law firm from secrecy towards us.
 *
 * @throws ApiError 403 for who takes no part in it; 409 RELEASE_PENDING for the team; 503
 */
async function factsFor(
  deps: SheetRoutes,
  asked: string,
  person: Person,
): Promise<{ id: string; facts: SheetFacts; reader: Reader }> {
  const { id, status, viewer: reader } = await readable(deps, asked, person);
  await requireRelease(deps.db, id, { person, status });
  const facts = await sheetFactsOf(deps.db, id);
  if (!facts) throw apiError('FORBIDDEN');
  return { id, facts, reader };
}

/** The schema of the intake sheet, for programs that read it. */
export const intakeSchemaRoutes = ({
  publicUrl,
}: Pick<SheetRoutes, 'publicUrl'>): FastifyPluginAsync => {
  const schema = { $id: schemaAddress(publicUrl), ...z.toJSONSchema(intakeSheetSchema) };
  return async (app) =>
    serve(app, intakeSchemaCalls, {
      'GET /schemas/intake-sheet-1.json': async (_request, reply) =>
        reply
          .type('application/schema+json; charset=utf-8')
          .header('cache-control', 'public, max-age=3600')
          .send(JSON.stringify(schema, null, 2)),
    });
};
