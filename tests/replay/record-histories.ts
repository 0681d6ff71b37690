import { randomUUID } from 'node:crypto';
import { payloads } from '#demo/foundations.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { startOptions } from '#workflows/client.ts';
import { receipt, reload, workflowIdOf } from '#workflows/processes/messages.ts';
import { foundationStatus } from '#workflows/processes/search-attributes.ts';
import {
  accept,
  addPeople,
  bringTo,
  type Case,
  eventually,
  issue,
  openCase,
  openStage,
  startWorkerOn,
} from '../support/stage.ts';
import { storeBeforeOrders } from '../support/stored.ts';
import { saveHistory as save } from './save-history.ts';

/**
 * Records the histories that `tests/replay` replays with the current workflow code, to catch changes
 * that would break running foundations. Add new ones when the workflow gets new features; never
 * record existing ones again.
 *
 * Usage: DATABASE_URL=… node tests/replay/record-histories.ts [name …]
 */
const stories: Record<string, (example: Case) => Promise<void>> = {
  'happy-path': async (example) => {
    await accept(example, 'start-foundation', 'founder');
    await accept(example, 'submit-core-data', 'founder');
    await book(example);
    await accept(example, 'complete-consultation', 'staff');
    await accept(example, 'add-document', 'staff');
    await accept(example, 'submit-documents-for-review', 'staff');
    await accept(example, 'approve-documents', 'lawyer');
    await accept(example, 'propose-notary-appointment', 'staff');
    await accept(example, 'confirm-notary-appointment', 'founder');
    await accept(example, 'receive-foundation-certificate', 'notary');
    await accept(example, 'open-bank-account', 'founder');
    await accept(example, 'receive-bank-confirmation', 'founder');
    await accept(example, 'receive-register-extract', 'notary');
    await handleOf(example).result();
  },
  'declined-consultation': (example) => bringTo(example, 'documents-pending'),
  'cancelled-consultation': async (example) => {
    await accept(example, 'start-foundation', 'founder');
    await accept(example, 'submit-core-data', 'founder');
    await book(example);
    await accept(example, 'cancel-consultation', 'founder');
  },
  'documents-sent-back': async (example) => {
    await bringTo(example, 'review-pending');
    await accept(example, 'request-document-changes', 'lawyer');
    await accept(example, 'submit-documents-for-review', 'staff');
  },
  'rejected-appointment': async (example) => {
    await bringTo(example, 'notary-appointment-confirmation-pending');
    await accept(example, 'reject-notary-appointment', 'founder');
    await accept(example, 'propose-notary-appointment', 'staff');
  },
  cancelled: async (example) => {
    await bringTo(example, 'foundation-certificate-pending');
    await accept(example, 'cancel-foundation', 'founder');
    await handleOf(example).result();
  },
  'continue-as-new': async (example) => {
    const { stage, foundationId } = example;
    await accept(example, 'start-foundation', 'founder');
    await handleOf(example).terminate();
    const input = { foundationId, durations: stage.durations, commandsPerRun: 2 };
    await stage.temporal.client.workflow.start(
      'foundation',
      startOptions(input, stage.dependencies.publicUrl),
    );
    const { runId } = await handleOf(example).describe();
    await accept(example, 'submit-core-data', 'founder');
    await accept(example, 'name-notary', 'founder');
    await eventually(async () => (await handleOf(example).describe()).runId !== runId);
    await save('continue-as-new', handleOf(example, runId));
    await accept(example, 'order-package', 'founder');
    await accept(example, 'decline-consultation', 'founder');
  },
  'withdrawn-order': async (example) => {
    await accept(example, 'start-foundation', 'founder');
    await accept(example, 'submit-core-data', 'founder');
    await issue(example, 'decline-consultation', 'founder');
    await book(example);
    await accept(example, 'withdraw-order', 'founder');
    await accept(example, 'order-package', 'founder', { payload: withAddress });
    await accept(example, 'decline-consultation', 'founder');
    await accept(example, 'withdraw-order', 'founder');
    await accept(example, 'cancel-foundation', 'founder');
    await handleOf(example).result();
  },
  'started-before-orders': async (example) => {
    const { stage, people, foundationId } = example;
    const { events, keys } = stage.dependencies;
    await storeBeforeOrders(events, keys, { id: foundationId, founderId: people.founder.id });
    await accept(example, 'submit-core-data', 'founder');
    await accept(example, 'decline-consultation', 'founder');
    await accept(example, 'add-document', 'staff');
    await accept(example, 'submit-documents-for-review', 'staff');
  },
  'reissued-link': async (example) => {
    await bringTo(example, 'foundation-certificate-pending');
    await accept(example, 'reissue-upload-link', 'staff', { payload: { linkId: randomUUID() } });
    await accept(example, 'receive-foundation-certificate', 'notary');
  },
  'malformed-receipt-and-reload': async (example) => {
    await bringTo(example, 'documents-pending');
    const malformed = { foundationId: example.foundationId, commandId: 'x' };
    await handleOf(example).signal(receipt, malformed as never);
    await accept(example, 'add-document', 'staff');
    await handleOf(example).signal(reload);
    await accept(example, 'submit-documents-for-review', 'staff');
  },
  'trouble-over': async (example) => {
    await bringTo(example, 'documents-pending');
    const malformed = { foundationId: example.foundationId, commandId: 'x' };
    await handleOf(example).signal(receipt, malformed as never);
    await accept(example, 'add-document', 'staff');
    await accept(example, 'submit-documents-for-review', 'staff');
  },
  'given-up': async (example) => {
    const { stage, foundationId } = example;
    await accept(example, 'start-foundation', 'founder');
    await handleOf(example).terminate();
    const input = { foundationId, durations: stage.durations, attemptsPerCommand: 2 };
    await stage.temporal.client.workflow.start(
      'foundation',
      startOptions(input, stage.dependencies.publicUrl),
    );
    await eventually(async () => {
      const { typedSearchAttributes } = await handleOf(example).describe();
      return typedSearchAttributes.get(foundationStatus) === 'start-pending';
    });
    const { keys } = stage.dependencies;
    const open = keys.openEvents.bind(keys);
    keys.openEvents = () => Promise.reject(new TypeError('A failure nobody thought of.'));
    await issue(example, 'submit-core-data', 'founder').catch(() => undefined);
    keys.openEvents = open;
    await accept(example, 'submit-core-data', 'founder');
  },
  /** Commands after which the attributes are what they were. */
  'notary-named': async (example) => {
    await accept(example, 'start-foundation', 'founder');
    await accept(example, 'name-notary', 'founder');
    await accept(example, 'submit-core-data', 'founder');
    await accept(example, 'name-notary', 'founder');
  },
  reminders: async (example) => {
    await accept(example, 'start-foundation', 'founder');
    await eventually(async () => {
      const { historyLength } = await handleOf(example).describe();
      return historyLength > 20;
    });
    await accept(example, 'submit-core-data', 'founder');
  },
};

/** None of it may end up in Temporal. */
const withAddress = {
  ...payloads['order-package'],
  billing: { name: 'Annika', street: 'Domkloster 4', zip: '50667', city: 'Köln', country: 'DE' },
};

const wanted = process.argv.slice(2);
const names = wanted.length > 0 ? wanted : Object.keys(stories);
const stage = await openStage({ founderReminders: [200, 400] });
const people = await addPeople(stage);
await startWorkerOn(stage);
for (const name of names) {
  const tell = stories[name];
  if (!tell) throw new Error(`There is no story called ${name}.`);
  const example = openCase(stage, people);
  await tell(example);
  await save(name === 'continue-as-new' ? 'continued-as-new' : name, handleOf(example));
}
await stage.end();

async function book(example: Case): Promise<void> {
  await accept(example, 'order-package', 'founder');
  const [slot] = await loadFreeSlots(
    example.stage.dependencies.db,
    'consultation',
    new Date().toISOString(),
  );
  const payload = { type: 'phone', startsAt: slot?.startsAt };
  await accept(example, 'book-consultation', 'founder', { payload });
}

function handleOf({ foundationId }: Case, runId?: string) {
  return stage.temporal.client.workflow.getHandle(workflowIdOf(foundationId), runId);
}
