import { refuseFullDisk } from './runtime/disk.ts';
import { isErrno } from './runtime/processes.ts';
import { Problem } from './runtime/progress.ts';
import { parseSettings, type Settings } from './runtime/settings.ts';
import { createSystem, type System, temporalUi } from './runtime/system.ts';

/** `npm start`: everything on this machine, until Ctrl-C. Data stays in `DATA_DIR`. */
const say = (line: string) => console.log(line);
let system: System | undefined;
let stopping: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // A terminal and npm both pass Ctrl-C on: the second one must not break off the clean stop.
  process.on(signal, () => void stop(0));
}
// The launcher is gone without having passed a signal on.
process.on('disconnect', () => void stop(0));
process.channel?.unref();
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

try {
  const settings = parseSettings(process.env);
  refuseFullDisk(settings.DATA_DIR);
  system = createSystem(settings, process.env, say);
  await system.start();
  if (!stopping) greet(settings);
} catch (error) {
  fail(error);
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
