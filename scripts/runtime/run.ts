import { parseConfig } from '#config';
import { refuseFullDisk } from './disk.ts';
import { isErrno } from './processes.ts';
import { Problem } from './progress.ts';
import { parseSettings, type Settings } from './settings.ts';
import { createSystem, type System, temporalUi, type WebFrom } from './system.ts';

const say = (line: string) => console.log(line);
let system: System | undefined;
let stopping: Promise<void> | undefined;

/** Runs everything on this machine until Ctrl-C. @returns the system once it is ready */
export async function runUntilStopped(web: WebFrom): Promise<System | undefined> {
  stopOnSignals();
  try {
    const settings = parseSettings(process.env);
    refuseUnusable(process.env);
    refuseFullDisk(settings.DATA_DIR);
    system = createSystem(settings, process.env, say, web);
    await system.start();
    if (stopping) return undefined;
    greet(settings);
    await system.fillDemo().catch(reportDemo);
    return system;
  } catch (error) {
    fail(error);
    return undefined;
  }
}

/** In production the operator names every server, so all faults are reported before the start. */
function refuseUnusable(env: NodeJS.ProcessEnv): void {
  if ((env.APP_MODE || env.NODE_ENV) !== 'production') return;
  try {
    parseConfig(env);
  } catch (error) {
    throw error instanceof Error ? new Problem(error.message) : error;
  }
  if (!env.APP_DATABASE_URL) {
    throw new Problem('The configuration is not usable.\nAPP_DATABASE_URL: is missing');
  }
}

/** The product works without demo foundations, and the next start adds them. */
function reportDemo(error: unknown): void {
  if (stopping) return;
  console.error('The demo foundations are incomplete:', error);
}

function stopOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    // A terminal and npm both forward Ctrl-C: the second one must not interrupt the clean stop.
    process.on(signal, () => void stop(0));
  }
  // The launcher died without forwarding a signal.
  process.on('disconnect', () => void stop(0));
  process.channel?.unref();
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
}

function fail(error: unknown): void {
  if (stopping) return;
  const full = 'The disk is full; free some space or set DATA_DIR to another disk.';
  if (isErrno(error, 'ENOSPC')) console.error(full);
  else console.error(error instanceof Problem ? error.message : error);
  void stop(1);
}

function stop(exitCode: number): Promise<void> {
  stopping ??= (async () => {
    if (exitCode === 0) say('stopping');
    await system?.stop().catch((error: Error) => console.error(error.message));
    process.exit(exitCode);
  })();
  return stopping;
}

function greet(settings: Settings): void {
  const { publicUrl, DATA_DIR, DEMO_PASSWORD } = settings;
  const rows = [
    ['Site', publicUrl],
    ['Console', `${publicUrl}/admin/`],
    ...(settings.SMTP_URL ? [] : [['Mails', `http://localhost:${settings.MAIL_WEB_PORT}`]]),
    ...(settings.TEMPORAL_ADDRESS ? [] : [['Temporal', temporalUi(settings)]]),
    ['Data, logs', DATA_DIR],
  ];
  say('');
  for (const [name = '', value] of rows) say(`  ${name.padEnd(11)} ${value}`);
  if (settings.APP_MODE === 'demo') {
    say('');
    say(`  Logins (password ${DEMO_PASSWORD}, as long as nobody changed it):`);
    for (const name of ['founder', 'staff', 'lawyer', 'admin']) say(`    ${name}@example.com`);
  }
  say('');
  say(`ready ${publicUrl}`);
}
