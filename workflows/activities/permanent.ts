import { ZodError } from 'zod';
import { ImpossibleHistory } from '#domain/foundations/step.ts';
import { UnreadableStream } from '#event-store/port.ts';
import { Undeliverable } from '#mails/mailer.ts';
import { Unrenderable } from '#modules/invoices/pdfs.ts';

const classes = [ImpossibleHistory, Undeliverable, UnreadableStream, Unrenderable, ZodError];

/**
 * Whether further attempts would fail in the same way: a value that the database cannot take (SQL class 22), a
 * document that cannot be rendered, or events that nobody can read or that cannot have happened.
 */
export function isPermanent(error: unknown): boolean {
  if (classes.some((type) => error instanceof type)) return true;
  const { code } = error as { code?: unknown };
  return typeof code === 'string' && /^22[0-9A-Z]{3}$/.test(code);
}

/** Class and code of an error, whose message may quote what people entered. */
export function kindOf(error: unknown): string {
  const { code } = error as { code?: unknown };
  const name = error instanceof Error ? error.constructor.name : 'Error';
  return [name, code].filter((part) => part !== undefined).join(' ');
}
