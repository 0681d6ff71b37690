import type { FastifyPluginAsync } from 'fastify';
import { dateOf } from '#domain/days/berlin-days.ts';
import { rules } from '#domain/duties/duties.ts';
import { consequences } from '#domain/duties/names.ts';
import type { Occurrence } from '#domain/duties/occurrences.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { dutiesOf } from '#modules/duties/company-duties.ts';
import { removeTick, setTick, type Tick, ticksOf } from '#modules/duties/ticks.ts';
import { enteredCompany } from '#projections/foundations/companies.ts';
import { isCoFounder } from '#projections/foundations/people-view.ts';
import { type FoundationReads, readable } from '../foundations/foundation-access.ts';
import { readableDocument } from '../foundations/readable-document.ts';
import { serve } from '../http/calls.ts';
import { apiError, invalidPayload, refusal } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';
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
        const duties = await dutiesOf(deps.db, company, dateOf(new Date().toISOString()));
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
        const today = dateOf(now.toISOString());
        const { key } = request.params;
        const duty = (await dutiesOf(db, company, today)).find((one) => one.key === key);
        if (!duty) throw apiError('NOT_FOUND');
        const { state, on, why, documentId } = request.body;
        if (on !== undefined && on > today) {
          throw invalidPayload('That day has yet to come', ['on']);
        }
        if (documentId !== undefined) await readableDocument(db, id, documentId, person);
        if (state === 'open') {
          await removeTick(db, { foundationId: id, key });
          return { data: shown(duty, undefined) };
        }
        const tick: Tick = {
          state,
          // What does not apply was done on no day.
          on: (state === 'done' && on) || null,
          why: why ?? null,
          documentId: documentId ?? null,
        };
        await setTick(deps, { foundationId: id, founderId: company.founderId, key }, tick, now);
        return { data: shown(duty, tick) };
      },
    });

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
