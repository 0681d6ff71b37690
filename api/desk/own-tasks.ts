import type { FastifyRequest } from 'fastify';
import { v5 as uuidv5 } from 'uuid';
import { type OwnTask, ownTaskDayRefusal } from '#domain/desk/own-tasks.ts';
import { dayKey } from '#domain/site/formats.ts';
import { writeOwnTask } from '#modules/desk/own-tasks.ts';
import { notifyDesk } from '#projections/checkpoint-watch.ts';
import { caseOf, type FoundationReads } from '../foundations/foundation-access.ts';
import { apiError, invalidPayload } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { teamMemberOf } from '../http/plugins/guards.ts';
import { commandIdOf } from '../http/requests.ts';

/** A task has the id of the request that wrote it, for its author. */
const OWN_TASK_IDS = '6e2d9f04-1b7c-5d3a-8c55-0a7e4f9b2d18';

type Wished = OwnTask & { foundationId?: string | undefined };

/**
 * Adds a task that somebody of the team sets themselves.
 *
 * @throws ApiError 400, 404, 409
 */
export async function addOwnTask(
  deps: FoundationReads,
  request: FastifyRequest,
  { text, dueOn, foundationId: of }: Wished,
): Promise<{ task: string }> {
  const { id: ownerId, role } = teamMemberOf(request);
  const now = new Date();
  const ahead = ownTaskDayRefusal(dueOn, dayKey(now.toISOString()));
  if (ahead) throw invalidPayload(ahead, ['dueOn']);
  const foundationId = of === undefined ? null : (await caseOf(deps, of)).foundationId;
  const isLawyer = role === 'lawyer';
  const audience = isLawyer ? 'law-firm' : 'team';
  const id = uuidv5(`${ownerId}/${commandIdOf(request)}`, OWN_TASK_IDS);
  const task = { id, ownerId, audience, foundationId, text, dueOn } as const;
  const refused = await writeOwnTask(deps.db, task, now);
  if (refused) throw apiError(refused);
  await notifyDesk(deps.db);
  audit(request, 'own-task-written', {
    ...(foundationId !== null && { target: { kind: 'foundation', id: foundationId } }),
  });
  return { task: `${isLawyer ? 'legal-own' : 'own'}:${id}` };
}
