import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { freePort } from '#scripts/servers/ports.ts';
import { createFoundationClient } from '#workflows/client.ts';
import { eventually } from '../../support/stage.ts';

const program = process.env.TEMPORAL_CLI ?? 'temporal';

let server: ChildProcess | undefined;
afterAll(() => {
  server?.kill('SIGKILL');
});

const command = () =>
  ({
    foundationId: randomUUID(),
    commandId: randomUUID(),
    command: 'start-foundation',
    actor: { id: randomUUID(), role: 'founder' },
  }) as const;

describe('while Temporal is down', () => {
  test('callers get an answer within seconds and can continue once it is back', async () => {
    const port = await freePort();
    const temporalAddress = `127.0.0.1:${port}`;
    const away = createFoundationClient({
      temporalAddress,
      temporalNamespace: 'default',
      durations: undefined,
      publicUrl: 'https://siebenschritt.example',
    });
    const begun = Date.now();
    expect(await away.decide(command())).toBe('unavailable');
    expect(await away.receive(command())).toBe('unavailable');
    await expect(away.check()).rejects.toThrow();
    expect(Date.now() - begun).toBeLessThan(15_000);
    const args = ['server', 'start-dev', '--headless', '--port', String(port)];
    server = spawn(program, [...args, '--log-level', 'never'], { stdio: 'ignore' });
    await eventually(async () => (await away.receive(command())) === 'received', 30_000);
    await away.check();
    await away.close();
  }, 60_000);
});
