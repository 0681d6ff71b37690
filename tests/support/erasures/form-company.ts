import { createHash, randomUUID } from 'node:crypto';
import { workingTimeIn } from '#demo/days.ts';
import { stepsTo } from '#demo/foundations.ts';
import type { RetentionClass } from '#domain/erasures/classes.ts';
import type { Role } from '#domain/foundations/command.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { recordFile } from '#modules/files/uploads.ts';
import { accept, type Case, declining, ownPayload } from '../stage.ts';
import { born, listed, plantedPeople } from './plant-people.ts';

type Planted = (retention: RetentionClass, what: string) => string;

/** To the register, with an obstacle on the way. */
export async function formCompany(example: Case, planted: Planted): Promise<void> {
  const { stage } = example;
  const send = sending(example);
  const payloadOf = (command: CommandName) => payloadFor(example, planted, command);
  for (const [command, role] of declining(stepsTo('completed'))) {
    if (command === 'state-participants') {
      const { list, revision } = await plantedPeople(stage, example.foundationId, planted);
      await send(command, role, list, revision);
      const { joined: participantId } = await listed(stage, example.foundationId);
      await send('invite-participant', 'founder', { participantId });
      await send('join-foundation', 'co-founder', { participantId });
      continue;
    }
    const payload = await payloadOf(command);
    await send(command, role, payload);
    await alsoOfOthers(example, planted, [command, role, payload]);
    if (command === 'accept-mandate') {
      await send('file-firm-invoice', 'staff', await payloadOf('file-firm-invoice'));
    }
    if (command !== 'submit-core-data') continue;
    const kind = 'person-unreachable';
    const note = planted('formation', 'obstacle');
    const { events } = await send('report-obstacle', 'staff', { kind, note });
    const settled = { obstacleId: events[0]?.id, note: planted('formation', 'resolved') };
    await send('resolve-obstacle', 'staff', settled);
  }
}

/** What is done about each, or by each, after it was for the lead. */
async function alsoOfOthers(
  example: Case,
  planted: Planted,
  [command, role, payload]: [CommandName, Role, object],
): Promise<void> {
  const send = sending(example);
  const { joined, other } = await listed(example.stage, example.foundationId);
  const file = (what: string) => planted('law-firm-file', what);
  if (command === 'state-details') {
    const words = { street: file('joined-home'), birthName: file('joined-birthname') };
    const own = { ...payload, ...words, birthPlace: file('joined-place') };
    await send(command, 'co-founder', { ...own, participantId: joined, birthDate: born.joined });
    await send(command, role, { ...payload, participantId: other, birthDate: born.other });
  }
  if (command === 'identify-participant') {
    for (const participantId of [joined, other])
      await send(command, role, { ...payload, participantId });
  }
  if (command === 'release-firm' || command === 'accept-documents') {
    await send(command, 'co-founder', payload);
  }
}

/** A busy machine may take longer than a caller waits; the same command is carried out once. */
const sending =
  (example: Case) => async (name: CommandName, role: Role, payload: object, ifMatch?: number) => {
    const commandId = randomUUID();
    for (let tries = 1; ; tries += 1) {
      try {
        return await accept(example, name, role, {
          payload,
          commandId,
          ...(ifMatch && { ifMatch }),
        });
      } catch (error) {
        if (tries === 5) throw error;
      }
    }
  };

/** As the examples have it, with words of ours wherever people write. */
async function payloadFor(example: Case, planted: Planted, command: CommandName): Promise<object> {
  const file = (what: string) => planted('law-firm-file', what);
  const given = await ownPayload(example, command);
  if (command === 'submit-core-data') {
    const preferredNotary = {
      name: planted('formation', 'notary'),
      email: `${planted('formation', 'notary-mail')}@example.com`,
    };
    const words = { companyName: file('company'), companyPurpose: file('purpose') };
    const businessAddress = { street: file('street'), zip: '50667', city: file('office') };
    const more = { description: file('description'), preferredNotary, businessAddress };
    return { ...given, ...words, ...more };
  }
  if (command === 'state-details') {
    const words = { street: file('home'), birthName: file('birthname') };
    return { ...given, ...words, birthDate: born.lead };
  }
  if (command === 'propose-notary-appointment') {
    const startsAt = workingTimeIn(60);
    const notary = {
      notaryName: planted('formation', 'notary'),
      notaryEmail: `${planted('formation', 'notary-mail')}@example.com`,
    };
    return { ...given, ...notary, place: planted('formation', 'place'), startsAt };
  }
  if (command === 'open-bank-account') return { bankName: planted('formation', 'bank') };
  if (!('fileId' in given)) return given;
  const isDraft = command === 'add-document';
  const word = planted(isDraft ? 'law-firm-file' : 'formation', command);
  const stored = await store(example, word);
  return { ...given, ...stored, ...(isDraft && { title: file('title') }) };
}

/** A file whose name and content are ours. */
async function store({ stage, foundationId }: Case, word: string) {
  const bytes = Buffer.from(`%PDF-1.7 ${word}-inside`);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const file = { fileId: randomUUID(), name: `${word}.pdf`, size: bytes.length, sha256 };
  await stage.dependencies.files.put(file.fileId, bytes);
  await recordFile(stage.dependencies.db, foundationId, {
    ...file,
    scan: 'clean',
    isSigned: false,
  });
  return file;
}
