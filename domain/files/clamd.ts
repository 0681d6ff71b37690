import { z } from 'zod';

/** The address of the virus scanner. */
export type Clamd = { socket: string } | { host: string; port: number };

export const clamdSchema = z.string().transform((value, context): Clamd => {
  if (value.startsWith('/')) return { socket: value };
  const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(value) ?? [];
  if (host && port) return { host, port: Number(port) };
  context.addIssue('is the path of a socket, or host:port');
  return z.NEVER;
});
