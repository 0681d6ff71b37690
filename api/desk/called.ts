import { v5 as uuidv5 } from 'uuid';
import type { PhoneCall } from '#domain/desk/notes.ts';
import { type About, isCallFor, isNoted, partnerOf } from '#domain/desk/tasks.ts';
import type { ForeignText } from '#domain/foreign-text.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { noteTask } from '#modules/desk/arranged-tasks.ts';
import { writeNote } from '#modules/foundations/notes.ts';
import { notifyDesk } from '#projections/checkpoint-watch.ts';
import { tasksNamed, tasksOfFoundations } from '#projections/desk/open-tasks.ts';
import type { OwnedTask } from '#projections/desk/task-query.ts';
import { caseOf, type FoundationReads } from '../foundations/foundation-access.ts';
import { commandIdOf } from '../http/requests.ts';
import { type Acting, auditTask, eachOpen } from './each-task.ts';
import type { TaskRefusal } from './schemas.ts';

/** A note of a call has the id of the request that told of it, for its author and task. */
const CALL_IDS = '2b7e0c1d-93f4-5a68-8e15-c60d4f7a9b32';

interface Called {
  outcome: PhoneCall['outcome'];
  text?: ForeignText | undefined;
}

type Deps = FoundationReads & { keys: Pick<PersonKeys, 'sealText' | 'openTexts'> };

/** Notes that somebody was called because of each of the tasks. */
export function calledEach(
  acting: Acting & { deps: Deps },
  keys: readonly string[],
  called: Called,
) {
  const requestId = commandIdOf(acting.request);
  return eachOpen(acting, keys, async (task) => {
    if (!isNoted(task.kind)) return { refused: 'NOT_ALLOWED' };
    const refused = task.kind === 'call' && (await noteCall(acting, task, called, requestId));
    if (refused) return { refused };
    const { id: by, now } = acting.asking;
    await noteTask(acting.db, task.key, { what: 'called', outcome: called.outcome, by }, now);
    auditTask(acting.request, 'task-called', task);
    return {};
  });
}

/** Among the calls of the case. */
async function noteCall(
  { deps, asking: { id: authorId, now } }: Acting & { deps: Deps },
  { key, about, foundation_id: id }: OwnedTask,
  { outcome, text }: Called,
  requestId: string,
): Promise<TaskRefusal | undefined> {
  const of = await caseOf(deps, id ?? '');
  const content = {
    kind: 'call',
    with: partnerOf(about as About),
    direction: 'outgoing',
    at: now.toISOString(),
    outcome,
    text,
  } as const;
  const note = { id: uuidv5(`${key}/${authorId}/${requestId}`, CALL_IDS), authorId, content };
  const refused = await writeNote(deps, of, note, now);
  return refused && 'NOT_ALLOWED';
}

/** A call or a request in a case answers what waits for one there: it rests. */
export async function noteInCase(
  { db, asking }: Pick<Acting, 'db' | 'asking'>,
  foundationId: string,
  noted: { what: 'asked' } | ({ what: 'called' } & Pick<PhoneCall, 'with' | 'outcome'>),
): Promise<void> {
  const keys = (await tasksOfFoundations(db, asking, [foundationId])).get(foundationId) ?? [];
  const tasks = await tasksNamed(db, asking, keys);
  for (const { key, kind, about } of tasks.values()) {
    if (kind !== 'call') continue;
    if (noted.what === 'called' && !isCallFor(about as About, noted)) continue;
    await noteTask(db, key, { ...noted, by: asking.id }, asking.now);
  }
  await notifyDesk(db);
}
