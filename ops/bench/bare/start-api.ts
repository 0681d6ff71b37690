import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** `api.ts` in a process of its own, with the headers of the account. */
export async function startBareApi(databaseUrl: string, email: string) {
  const script = new URL('./api.ts', import.meta.url).pathname;
  const env = { ...process.env, DATABASE_URL: databaseUrl, EMAIL: email };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = await once(child.stdout, 'data');
  const [port, token] = String(line).trim().split(' ');
  return {
    site: `http://127.0.0.1:${port}`,
    headers: { authorization: `Bearer ${token}` },
    pid: child.pid ?? 0,
    stop: () => void child.kill(),
  };
}
