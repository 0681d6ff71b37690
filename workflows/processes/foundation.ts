import { ApplicationFailure, condition, continueAsNew, patched, uuid4 } from '@temporalio/workflow';
import { appointmentRules } from '#domain/appointments/rules.ts';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import type { FoundationMail } from '#mails/registry.ts';
import { type Alarm, Journey } from './journey.ts';
import { type FoundationInput, isUuid } from './messages.ts';

/**
 * One company formation, from its start to the entry in the commercial register: what it is waiting
 * for, until when, and who gets reminded. It takes weeks. What happened is in the event store; this
 * only tracks progress, and can be restarted from there at any time.
 */
export async function foundation(input: FoundationInput): Promise<void> {
  refuseWithoutInput(input);
  const journey = new Journey(input);
  await journey.load();
  while (journey.goesOn) {
    await station(journey, input);
    if (journey.hasToReload) await journey.load();
  }
  await journey.settle();
  if (!journey.isOver) await continueAsNew<typeof foundation>(input);
}

/** Refuses a workflow that somebody started by hand in the Temporal UI: it would run and do nothing. */
function refuseWithoutInput(input: FoundationInput | undefined): void {
  if (isUuid(input?.foundationId) && input.durations) return;
  const expected = 'The input has to be {foundationId, durations}, with a UUID.';
  throw ApplicationFailure.nonRetryable(expected, 'InvalidInput');
}

/** The stations in order. Each lasts until a command has changed the status. */
async function station(journey: Journey, input: FoundationInput): Promise<void> {
  switch (journey.situation.status) {
    // 1. The founder enters the core data.
    case 'start-pending':
      return journey.untilLeft(founderReminders(journey, input));

    // 2. The founder books the consultation, or declines it; then it takes place.
    case 'consultation-appointment-select-pending':
      return journey.untilLeft(founderReminders(journey, input));
    case 'consultation-pending':
      return journey.untilLeft(alarmsUntilItsEnd(journey, input));

    // 3. Staff draw up the documents. 4. A lawyer reviews them, or sends them back.
    case 'documents-pending':
    case 'review-pending':
      return journey.untilLeft(reminders(journey, input));

    // 5. Staff propose an appointment at the notary, the founder confirms or rejects it.
    case 'notary-appointment-pending':
      return journey.untilLeft(reminders(journey, input));
    case 'notary-appointment-confirmation-pending':
      return journey.untilLeft(founderReminders(journey, input));

    // 6. The notary uploads the certificate, with which the founder opens the account and pays in.
    case 'foundation-certificate-pending':
      return uploadByNotary(journey, input, 'foundation-certificate', 'upload-certificate');
    case 'bank-account-pending':
    case 'share-capital-payment-pending':
      return journey.untilLeft(founderReminders(journey, input));

    // 7. The notary learns that the capital is paid, files, and uploads the register extract.
    case 'register-record-pending':
      return uploadByNotary(journey, input, 'register-extract', 'capital-paid');

    case 'completed':
    case 'cancelled':
      return;
  }
}

/** The next command may arrive while the link is issued, so mail and wait refer to this status. */
async function uploadByNotary(
  journey: Journey,
  input: FoundationInput,
  purpose: UploadPurpose,
  mail: FoundationMail,
): Promise<void> {
  const { enteredBy } = journey.situation;
  const left = journey.leavesStatus();
  try {
    await journey.issueUploadLink(purpose);
    journey.sendMail(mail, 1, enteredBy);
  } catch (error) {
    journey.noteFailure(error, 'link', 'The upload link could not be issued.');
  }
  if (left()) return;
  const alarms = [...appointmentReminder(journey, input), ...notaryReminder(journey, input)];
  await journey.untilLeft(inOrder(alarms));
}

/** Alarms of obstacles up to the end of the status: after it, nobody is reminded. */
function alarmsUntilItsEnd(journey: Journey, input: FoundationInput): Alarm[] {
  const own = consultationAlarms(journey, input);
  const end = own.at(-1)?.at ?? 0;
  return inOrder([...reminders(journey, input).filter(({ at }) => at < end), ...own]);
}

const inOrder = (alarms: readonly Alarm[]) => alarms.toSorted((one, other) => one.at - other.at);

/** Reminders of the party that is waited for, by the recorded due day; none where no day was recorded. */
function reminders(journey: Journey, { durations }: FoundationInput): Alarm[] {
  const { awaited } = journey.situation;
  if (!awaited || durations.fixedReminders) return [];
  return awaited.alarms.map(({ to, at, occasion }) => ({
    at: Date.parse(at),
    summary: `Reminder ${occasion} to the ${to}`,
    ring: () => journey.sendMail(`reminder-${to}`, occasion, awaited.about),
  }));
}

function founderReminders(journey: Journey, input: FoundationInput): Alarm[] {
  const { awaited } = journey.situation;
  if (awaited && !input.durations.fixedReminders) return reminders(journey, input);
  const since = Date.parse(journey.situation.since);
  return input.durations.founderReminders.map((wait, index) => ({
    at: since + wait,
    summary: `Reminder ${index + 1} to the founder`,
    ring: () => journey.sendMail('reminder-founder', index + 1),
  }));
}

function notaryReminder(journey: Journey, input: FoundationInput): Alarm[] {
  const { dueAt, since, awaited } = journey.situation;
  if (awaited && !input.durations.fixedReminders) return reminders(journey, input);
  // Runs that began to wait before this patch count from the beginning of the wait.
  const due = patched('reminder-from-due-date') ? (dueAt ?? since) : since;
  const at = Date.parse(due) + input.durations.notaryReminder;
  const summary = 'Reminder to the notary';
  return [{ at, summary, ring: () => journey.sendMail('reminder-notary') }];
}

/** The founder's reminder on the day before the notary appointment; none if it is confirmed later. */
function appointmentReminder(journey: Journey, { durations }: FoundationInput): Alarm[] {
  const { status, dueAt, since, enteredBy } = journey.situation;
  if (status !== 'foundation-certificate-pending' || dueAt === null) return [];
  const at = Date.parse(dueAt) - durations.consultationReminder;
  if (at <= Date.parse(since) || at < Date.now() - durations.consultationReminder) return [];
  // Runs that were waiting before this patch send no reminder.
  if (!patched('appointment-reminder')) return [];
  const summary = 'Reminder of the appointment at the notary';
  return [{ at, summary, ring: () => journey.sendMail('reminder-appointment', 1, enteredBy) }];
}

function consultationAlarms(journey: Journey, input: FoundationInput): Alarm[] {
  const { dueAt, since, begunBy, moved } = journey.situation;
  if (dueAt === null) return [];
  const over = {
    at: Date.parse(dueAt),
    summary: 'End of the consultation',
    ring: () => endConsultation(journey, input),
  };
  const startsAt = over.at - appointmentRules.consultation.minutes * 60_000;
  const own = [...cancellation(journey, input, startsAt), over];
  const remindAt = startsAt - input.durations.consultationReminder;
  // The appointment was booked or moved at short notice, and its confirmation was only just sent.
  if (remindAt <= Date.parse(moved?.at ?? since)) return own;
  const reminder = {
    at: remindAt,
    summary: 'Reminder of the consultation',
    ring: () => journey.sendMail('reminder-consultation', 1, begunBy),
  };
  return [reminder, ...own];
}

/** At its beginning, of a consultation that was booked before the law firm has accepted the mandate. */
function cancellation(journey: Journey, input: FoundationInput, startsAt: number): Alarm[] {
  if (!journey.situation.unmandated || !patched('consultation-without-mandate')) return [];
  const summary = 'Beginning of the consultation, which needs a mandate by then';
  return [{ at: startsAt, summary, ring: () => endConsultation(journey, input, 'unmandated') }];
}

/**
 * Completes the consultation, or cancels one without a mandate. Repeats until the command is accepted: the clock
 * that decides may be behind the one that woke the workflow.
 *
 * @param only whether there is nothing to do once the firm has accepted the mandate
 */
async function endConsultation(journey: Journey, input: FoundationInput, only?: 'unmandated') {
  const { foundationId } = input;
  const left = journey.leavesStatus();
  const isDone = () => left() || (only === 'unmandated' && !journey.situation.unmandated);
  const commandId = uuid4();
  const actor = { id: 'timer', role: 'timer' } as const;
  while (!isDone()) {
    const { unmandated } = journey.situation;
    const verb = unmandated ? 'cancel' : 'complete';
    const command = `${verb}-consultation` as const;
    try {
      await journey.carryOut({ foundationId, commandId, command, actor });
    } catch (error) {
      journey.noteFailure(error, 'command', `The timer could not ${verb} the consultation.`);
    }
    await condition(isDone, '1 minute', { summary: `Next attempt to ${verb} the consultation` });
  }
}
