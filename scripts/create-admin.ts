import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createUsers, newUser } from '#modules/accounts/directory/created-users.ts';
import { isRefusal, type PasswordFault } from '#modules/accounts/refusals.ts';
import { recordAudit } from '#modules/audit/audit-log.ts';
import { withDatabase } from './shared/with-database.ts';

/**
 * `npm run create-admin -- <email> [first name] [last name]`: creates an admin who can log in at once. The
 * password is asked for, or read from standard input: arguments are visible to everybody on the machine, and stay
 * in the shell's history.
 */
const USAGE = 'Usage: npm run create-admin -- <email> [first name] [last name]';
const faults: Partial<Record<PasswordFault, string>> = {
  min_length: 'The password is too short: at least 8 characters.',
  own_address: 'The password must not be the address.',
  personal: 'This password is too easy to guess: it is made of the name, the address or our name.',
  common: 'This password is too common: many people would guess it.',
};
const [email, first_name, last_name, ...more] = process.argv.slice(2);

await withDatabase(async ({ db }) => {
  if (email === undefined || more.length > 0) return USAGE;
  const person = { email, first_name, last_name, role: 'admin' };
  const known = newUser.omit({ password: true }).safeParse(person);
  if (!known.success) return `${known.error.issues[0]?.path.join('.')} is not valid.\n${USAGE}`;
  const password = process.stdin.isTTY ? await askPassword() : firstLine(await text(process.stdin));
  if (password === undefined) return 'The two passwords differ.';
  const parsed = newUser.safeParse({ ...person, password });
  if (!parsed.success) return 'The password is empty, too long or not text.';
  const created = await createUsers(db, [parsed.data]);
  if (!isRefusal(created)) {
    const actor = { id: null, role: 'operator' } as const;
    const entries = created.map(({ id }) => ({
      action: 'account-created' as const,
      actor,
      target: { kind: 'account' as const, id },
      details: { role: 'admin' },
    }));
    await recordAudit(db, entries);
    console.log(`${email} can log in at /admin/ as an admin.`);
    return undefined;
  }
  if (created.refused === 'PASSWORD') return faults[created.fault];
  return `There is an account for ${email} already; it has stayed as it was.`;
});

function firstLine(input: string): string | undefined {
  return input.split(/\r?\n/, 1)[0];
}

/**
 * Asks for the password twice, without showing it.
 *
 * @returns undefined when the two differ
 */
async function askPassword(): Promise<string | undefined> {
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true });
  terminal.once('SIGINT', () => process.exit(130));
  const ask = async (question: string) => {
    process.stdout.write(question);
    const answer = await terminal.question('');
    process.stdout.write('\n');
    return answer;
  };
  const password = await ask('Password: ');
  const again = await ask('Password again: ');
  terminal.close();
  return password === again ? password : undefined;
}
