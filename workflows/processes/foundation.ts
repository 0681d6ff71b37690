import { condition, continueAsNew, uuid4 } from '@temporalio/workflow';
import type { UploadPurpose } from '#domain/foundation/upload-purposes.ts';
import type { FoundationMail } from '#mails/foundation/plan.ts';
import { type Alarm, Journey } from './journey.ts';
import type { FoundationInput } from './messages.ts';

/**
 * One company formation, from its start to the entry in the commercial register: what is being
 * waited for, until when, and who is reminded. It takes weeks. What happened stands in the event
 * store; this only remembers how far things are, and can be started again from there at any time.
 */
export async function foundation(input: FoundationInput): Promise<void> {
  const journey = new Journey(input);
  await journey.load();
  while (journey.goesOn) await station(journey, input);
  await journey.settle();
  if (!journey.isOver) await continueAsNew<typeof foundation>(input);
}

/** The journey in its order. Each station lasts until a command has changed the status. */
async function station(journey: Journey, input: FoundationInput): Promise<void> {
  const { durations } = input;
  switch (journey.situation.status) {
    // 1. The founder enters the core data.
    case 'start-pending':
      return journey.untilLeft(founderReminders(journey, durations.founderReminders));

    // 2. The founder books the consultation, or declines it; then it takes place.
    case 'consultation-appointment-select-pending':
      return journey.untilLeft(founderReminders(journey, durations.founderReminders));
    case 'consultation-pending':
      return journey.untilLeft(untilTheTalkIsOver(journey, input));

    // 3. Staff draw up the documents. 4. A lawyer reviews them, or sends them back.
    case 'documents-pending':
    case 'review-pending':
      return journey.untilLeft([]);

    // 5. Staff propose an appointment at the notary, the founder confirms or rejects it.
    case 'notary-appointment-pending':
      return journey.untilLeft([]);
    case 'notary-appointment-confirmation-pending':
      return journey.untilLeft(founderReminders(journey, durations.founderReminders));

    // 6. The notary hands in the certificate; with it the founder opens the account and pays in.
    case 'foundation-certificate-pending':
      return uploadByNotary(journey, input, 'foundation-certificate', 'upload-certificate');
    case 'bank-account-pending':
    case 'share-capital-payment-pending':
      return journey.untilLeft(founderReminders(journey, durations.founderReminders));

    // 7. The notary hears that the capital is paid, files, and hands in the register extract.
    case 'register-record-pending':
      return uploadByNotary(journey, input, 'register-extract', 'capital-paid');

    case 'completed':
    case 'cancelled':
      return;
  }
}

/** The next command may come while the link is issued: mail and wait are of the status before. */
async function uploadByNotary(
  journey: Journey,
  { durations }: FoundationInput,
  purpose: UploadPurpose,
  mail: FoundationMail,
): Promise<void> {
  const { enteredBy } = journey.situation;
  const left = journey.leavesStatus();
  await journey.issueUploadLink(purpose);
  journey.owe(mail, 1, enteredBy);
  if (left()) return;
  await journey.untilLeft(notaryReminder(journey, durations.notaryReminder));
}

function founderReminders(journey: Journey, after: readonly number[]): Alarm[] {
  const since = Date.parse(journey.situation.since);
  return after.map((wait, index) => ({
    at: since + wait,
    ring: () => journey.owe('reminder-founder', index + 1),
  }));
}

function notaryReminder(journey: Journey, after: number): Alarm[] {
  const at = Date.parse(journey.situation.since) + after;
  return [{ at, ring: () => journey.owe('reminder-notary') }];
}

function untilTheTalkIsOver(journey: Journey, input: FoundationInput): Alarm[] {
  const { dueAt, since } = journey.situation;
  if (dueAt === null) return [];
  const over = { at: Date.parse(dueAt), ring: () => completeConsultation(journey, input) };
  const remindAt = over.at - TALK_MS - input.durations.consultationReminder;
  // Whoever books at short notice has only just been told.
  if (remindAt <= Date.parse(since)) return [over];
  return [{ at: remindAt, ring: () => journey.owe('reminder-consultation') }, over];
}

/** The reminder counts from the beginning of the talk, the due date is its end. */
const TALK_MS = 90 * 60 * 1000;

/** Until it is taken: the clock that decides may be behind the one that woke us. */
async function completeConsultation(journey: Journey, { foundationId }: FoundationInput) {
  const left = journey.leavesStatus();
  const commandId = uuid4();
  const actor = { id: 'timer', role: 'timer' } as const;
  while (!left()) {
    await journey.carryOut({ foundationId, commandId, command: 'complete-consultation', actor });
    await condition(left, '1 minute');
  }
}
