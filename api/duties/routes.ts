import type { FastifyPluginAsync } from 'fastify';
import { dateOf } from '#domain/days/berlin-days.ts';
import { rules } from '#domain/duties/duties.ts';
import { consequences } from '#domain/duties/names.ts';
import { followedFrom, type Occurrence, occurrencesOn } from '#domain/duties/occurrences.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { followedSince } from '#modules/duties/followed.ts';
import { removeTick, setTick, type Tick, ticksOf } from '#modules/duties/ticks.ts';
import { type EnteredCompany, enteredCompany } from '#projections/foundations/companies.ts';
import { isCoFounder } from '#projections/foundations/people-view.ts';
import type { FoundationReads } from '../foundations/foundation-access.ts';
import { readableDocument } from '../foundations/readable-document.ts';
import { serve } from '../http/calls.ts';
import { apiError, invalidPayload, refusal } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';
import { readable } from './readable.ts';
import { dutyCalls } from './schemas.ts';

interface DutyRoutes extends FoundationReads {
  keys: Pick<PersonKeys, 'sealText' | 'openTexts'>;
}

/** Duties of a company after its entry, for whoever takes part in its formation; the lead ticks them off. */
export const dutyRoutes =
  (deps: DutyRoutes): FastifyPluginAsync =>
  async (app) =>
    serve(app, dutyCalls, {
      'GET /foundations/:id/duties': async (request) => {
        const { id } = await readable(deps, request.params.id, personOf(request));
        const company = await enteredCompany(deps.db, id);
        if (!company) return { data: [] };
        const ticks = await ticksOf(deps, id);
        const duties = await dutiesOf(deps, company, new Date());
        return { data: duties.map((duty) => shown(duty, ticks.get(duty.key))) };
      },
      'PUT /foundations/:id/duties/:key': async (request) => {
        const { db } = deps;
        const person = personOf(request);
        const { id, status, viewer } = await readable(deps, request.params.id, person);
        if (isCoFounder(viewer)) throw refusal('LEAD_ONLY');
        const company = await enteredCompany(db, id);
        if (!company) throw refusal('NOT_ALLOWED_NOW', { status });
        const now = new Date();
        const { key } = request.params;
        const duty = (await dutiesOf(deps, company, now)).find((one) => one.key === key);
        if (!duty) throw apiError('NOT_FOUND');
        const { state, on, why, documentId } = request.body;
        if (on !== undefined && on > dateOf(now.toISOString())) {
          throw invalidPayload('That day has yet to come', ['on']);
        }
        if (documentId !== undefined) await readableDocument(db, id, documentId, person);
        if (state === 'open') {
          await removeTick(db, { foundationId: id, key });
          return { data: shown(duty, undefined) };
        }
        const tick: Tick = {
          state,
          on: on ?? null,
          why: why ?? null,
          documentId: documentId ?? null,
        };
        await setTick(deps, { foundationId: id, founderId: company.founderId, key }, tick, now);
        return { data: shown(duty, tick) };
      },
    });

async function dutiesOf(
  { db }: Pick<DutyRoutes, 'db'>,
  { foundationId, completedOn, facts }: EnteredCompany,
  now: Date,
): Promise<Occurrence[]> {
  const today = dateOf(now.toISOString());
  const seenOn = (await followedSince(db, foundationId)) ?? today;
  return occurrencesOn(today, facts, followedFrom(completedOn, seenOn));
}

function shown({ key, name, year, dueOn }: Occurrence, tick: Tick | undefined) {
  const { by, source, link } = rules[name];
  return {
    key,
    name,
    ...(year !== undefined && { year }),
    dueOn,
    dueBy: by,
    source,
    consequence: consequences[name],
    ...(link && { link }),
    state: tick?.state ?? ('open' as const),
    ...(tick?.on && { on: tick.on }),
    ...(tick?.why && { why: tick.why }),
    ...(tick?.documentId && { documentId: tick.documentId }),
  };
}
