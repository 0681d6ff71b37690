import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { sampleSender } from '#domain/site/operator.ts';
import { openMailer } from '#mails/mailer.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { createFoundationClient, startOptions } from '#workflows/client.ts';
import { startCatcher } from '../../support/mail-catcher.ts';
import { changeRows, rowsOf } from '../../support/rows.ts';
import {
  accept,
  bringTo,
  type Case,
  eventsOf,
  eventually,
  handleOf,
  issue,
  openCase,
  outcomeOf,
  type Stage,
  startWorkerOn,
  stopWorkerOf,
  typesOf,
} from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();
beforeEach(async () => {
  if (!stage.worker) await startWorkerOn(stage);
});

describe('a repeated command', () => {
  test('is carried out once, however many callers send it at the same time', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    const commandId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => issue(example, 'submit-core-data', 'founder', { commandId })),
    );
    expect(new Set(answers.map(({ outcome }) => JSON.stringify(outcome))).size).toBe(1);
    expect(await typesOf(example)).toEqual(['FoundationStarted', 'CoreDataSubmitted']);
  });

  test('is carried out once after continue-as-new, even if the first outcome was lost', async () => {
    const example = openCase(stage, people);
    const { foundationId } = example;
    await accept(example, 'start-foundation', 'founder');
    await handleOf(example).terminate();
    const input = { foundationId, durations: stage.durations, commandsPerRun: 2 };
    await stage.temporal.client.workflow.start(
      'foundation',
      startOptions(input, stage.dependencies.publicUrl),
    );
    const first = await handleOf(example).describe();
    const { commandId } = await accept(example, 'submit-core-data', 'founder');
    await accept(example, 'name-notary', 'founder');
    await eventually(async () => (await handleOf(example).describe()).runId !== first.runId);
    const before = await eventsOf(example);
    await changeRows(
      stage.dependencies.db,
      'commands',
      { id: commandId },
      { outcome: null, decided_at: null },
    );
    const again = await issue(example, 'submit-core-data', 'founder', { commandId });
    expect(again.outcome).toMatchObject({ accepted: true, revision: 1 });
    expect(await eventsOf(example)).toEqual(before);
    expect((await handleOf(example).describe()).status.name).toBe('RUNNING');
  });
});

describe('a file that arrives while no worker runs', () => {
  test('is accepted, and takes effect once there is a worker', async () => {
    const example = openCase(stage, people);
    await bringTo(example, 'foundation-certificate-pending');
    await stopWorkerOf(stage);
    const { commandId, outcome } = await issue(example, 'receive-foundation-certificate', 'notary');
    expect(outcome).toBe('received');
    expect(await typesOf(example)).not.toContain('FoundationCertificateReceived');
    await startWorkerOn(stage);
    expect(await outcomeOf(example, commandId)).toMatchObject({ accepted: true });
    expect(await typesOf(example)).toContain('FoundationCertificateReceived');
  });

  test('uses up its own link and no other', async () => {
    const example = openCase(stage, people);
    await bringTo(example, 'foundation-certificate-pending');
    const links = () =>
      rowsOf(stage.dependencies.db, 'upload_links', { foundation_id: example.foundationId });
    const link = await eventually(async () => (await links())[0]);
    const file = { fileId: randomUUID(), name: 'urkunde.pdf', size: 10, sha256: 'b'.repeat(64) };
    const payload = { ...file, linkId: link.id, deedDate: '2026-11-23' };
    const refused = await issue(example, 'receive-register-extract', 'notary', { payload });
    await outcomeOf(example, refused.commandId);
    expect((await links())[0]?.used_at).toBeNull();
    await accept(example, 'receive-foundation-certificate', 'notary', { payload });
    expect((await links())[0]?.used_at).not.toBeNull();
  });
});

describe('a workflow that was terminated', () => {
  test('continues with the next command and sends its pending mails', async () => {
    const ports = { smtp: await freePort(), web: await freePort() };
    const usual = stage.dependencies.mailer;
    const other = openMailer(`smtp://127.0.0.1:${ports.smtp}`, sampleSender);
    stage.dependencies.mailer = other;
    const example = openCase(stage, people);
    await bringTo(example, 'review-pending');
    await accept(example, 'accept-documents', 'founder');
    await handleOf(example).terminate();
    const catcher = await startCatcher(ports.smtp, ports.web);
    try {
      await accept(example, 'approve-documents', 'lawyer');
      const about = new RegExp('liegen zur Prüfung bereit');
      await mailWhere(catcher.webUrl, ({ subject }) => about.test(subject));
    } finally {
      other.close();
      stage.dependencies.mailer = usual;
      await catcher.end();
    }
  });
});

describe('a worker that is killed while it appends', () => {
  let child: ChildProcess | undefined;
  afterEach(() => {
    child?.kill('SIGKILL');
  });

  test('leaves one event, and the caller gets the outcome from the next worker', async () => {
    const example = openCase(stage, people);
    await accept(example, 'start-foundation', 'founder');
    await stopWorkerOf(stage);
    child = spawnWorker(stage);
    const commandId = randomUUID();
    const blocker = await holdOutcome(stage, commandId);
    const patient = createFoundationClient({
      ...stage.temporal,
      durations: undefined,
      publicUrl: stage.dependencies.publicUrl,
    });
    const message = {
      foundationId: example.foundationId,
      commandId,
      command: 'submit-core-data',
      actor: { id: people.founder.id, role: 'founder' },
    } as const;
    await blocker.writeRow(example, message.actor.id);
    const answer = patient.decide(message);
    await eventually(async () => (await eventsOf(example)).length === 2, 60_000);
    child.kill('SIGKILL');
    await blocker.release();
    await startWorkerOn(stage);
    const killedAt = Date.now();
    let outcome = await answer;
    while (outcome === 'unavailable') outcome = await patient.decide(message);
    console.log(`answered ${Date.now() - killedAt} ms after the kill`);
    await patient.close();
    expect(outcome).toMatchObject({ accepted: true, revision: 1 });
    expect(await typesOf(example)).toEqual(['FoundationStarted', 'CoreDataSubmitted']);
  }, 120_000);
});

function spawnWorker({ database, temporal, mails }: Stage): ChildProcess {
  const secret = 'a secret of thirty-two characters';
  return spawn(process.execPath, ['workflows/worker/worker.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      TEMPORAL_ADDRESS: temporal.temporalAddress,
      TEMPORAL_NAMESPACE: temporal.temporalNamespace,
      SMTP_URL: mails.smtpUrl,
      TOKEN_SECRET: secret,
      LINK_SECRET: secret,
      PERSON_KEY_SECRET: secret,
    },
  });
}

/** Locks the command's row, so that a worker blocks between its append and keeping the outcome. */
async function holdOutcome({ database }: Stage, commandId: string) {
  const client = await database.connection.pool.connect();
  return {
    async writeRow({ foundationId, people: { founder } }: Case, actorId: string) {
      const payload = {
        companyName: 'Muster UG',
        city: 'Köln',
        legalForm: 'ug',
        totalShareholders: 'alone',
        shareCapitalCents: 100_000,
        companyPurpose: 'Handel',
        description: `Von ${founder.first_name}.`,
      };
      await client.query(
        `insert into commands (id, foundation_id, command, actor_id, actor_role, payload, fingerprint)
         values ($1, $2, 'submit-core-data', $3, 'founder', $4, 'test')`,
        [commandId, foundationId, actorId, JSON.stringify(payload)],
      );
      await client.query('begin');
      await client.query('select 1 from commands where id = $1 for update', [commandId]);
    },
    async release() {
      await client.query('rollback');
      client.release();
    },
  };
}
