import multipart from '@fastify/multipart';
import type { FastifyPluginAsync } from 'fastify';
import type { StatementFault } from '#domain/contributions/statement-faults.ts';
import { MAX_STATEMENT_BYTES, MAX_STATEMENT_MB } from '#domain/files/limits.ts';
import { dayKey } from '#domain/site/formats.ts';
import { type ContributionDeps, replaceLines } from '#modules/contributions/lines.ts';
import { readAside } from '#modules/contributions/statements/read-aside.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { isCoFounder } from '#projections/foundations/people-view.ts';
import type { FoundationReads } from '../foundations/foundation-access.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { apiError, invalidPayload, refusal, refuseWait } from '../http/errors.ts';
import { type FileRules, withForm } from '../http/multipart-form.ts';
import { personOf } from '../http/plugins/guards.ts';
import { contributionCase, viewOf, whatMayEnter } from './case.ts';
import { contributionCalls, statementCalls } from './schemas.ts';

interface ContributionRoutes extends FoundationReads, ContributionDeps {
  limits: RateLimits;
}

/** What each shareholder pays before filing, and what has come in. */
export const contributionRoutes =
  (deps: ContributionRoutes): FastifyPluginAsync =>
  async (app) => {
    await app.register(multipart);
    serve(app, contributionCalls, entering(deps));
    serve(app, statementCalls, reading(deps));
  };

const entering = (deps: ContributionRoutes): Handlers<typeof contributionCalls> => ({
  'GET /foundations/:id/contributions': async (request) => ({
    data: await viewOf(deps, await contributionCase(deps, request, request.params.id)),
  }),
  'PUT /foundations/:id/contributions/lines': async (request) => {
    const found = await contributionCase(deps, request, request.params.id);
    const { foundationId, viewer, expected } = found;
    const { lines, offered, revision } = request.body;
    const may = whatMayEnter(found);
    const isOwn = lines.every(
      (line) => viewer !== 'team' && line.participantId === viewer.participantId,
    );
    if (isCoFounder(viewer) && (!isOwn || offered !== undefined)) throw refusal('LEAD_ONLY');
    if (may === 'nothing' || viewer === 'team') throw refusal('NOT_ALLOWED_NOW');
    const now = new Date();
    const today = dayKey(now.toISOString());
    if (lines.some(({ bookedOn }) => bookedOn > today)) {
      throw invalidPayload('A payment has yet to be booked', ['bookedOn']);
    }
    const known = new Set(expected.map(({ participantId }) => participantId));
    if (!lines.every(({ participantId }) => known.has(participantId))) {
      throw invalidPayload('Somebody holds no share', ['participantId']);
    }
    const whose = may === 'all' ? may : viewer.participantId;
    const change = { foundationId, whose, lines, offered, revision };
    const outcome = await replaceLines(deps, change, now);
    if (outcome === 'changed') throw refusal('CHANGED_MEANWHILE');
    if (outcome === 'erased') throw refusal('NOT_ALLOWED_NOW');
    if (outcome === 'full') throw apiError('TOO_MANY_PAYMENTS');
    return { data: await viewOf(deps, found) };
  },
});

const statements: FileRules = {
  maxBytes: MAX_STATEMENT_BYTES,
  tooLarge: () =>
    apiError('CONTENT_TOO_LARGE', {
      message: `The file is larger than ${MAX_STATEMENT_MB} MB.`,
      extensions: { maxBytes: MAX_STATEMENT_BYTES },
    }),
  missing: 'The form has no statement.',
};

const faults: Record<StatementFault, string> = {
  empty: 'The file is empty.',
  'not-a-statement': 'The file is no statement as CAMT.053, MT940 or CSV.',
  damaged: 'The file is damaged and cannot be read.',
  entities: 'The file has a DTD or entities, which no statement needs.',
  'too-many-lines': 'The file has more than 10,000 lines.',
  'too-costly': 'The file takes too long to read.',
};

const reading = (deps: ContributionRoutes): Handlers<typeof statementCalls> => ({
  'POST /foundations/:id/contributions/read': async (request, reply) =>
    withForm(
      request,
      reply,
      async ({ file }) => {
        const found = await contributionCase(deps, request, request.params.id);
        if (isCoFounder(found.viewer)) throw refusal('LEAD_ONLY');
        if (whatMayEnter(found) === 'nothing') throw refusal('NOT_ALLOWED_NOW');
        refuseWait(await deps.limits.take('files-member', personOf(request).id));
        const bytes = await file.toBuffer();
        if (bytes.length > MAX_STATEMENT_BYTES) throw statements.tooLarge();
        const today = dayKey(new Date().toISOString());
        const read = await readAside({ bytes, today, expected: found.expected });
        if ('fault' in read) {
          throw apiError('UNSUPPORTED_MEDIA_TYPE', {
            message: faults[read.fault],
            extensions: { reason: read.fault },
          });
        }
        reply.header('cache-control', 'no-store');
        return { data: read };
      },
      statements,
    ),
});
