import { readStatement } from './read-statement.ts';

export interface StatementJob {
  bytes: Uint8Array;
  /** Such as `2026-12-03`. */
  today: string;
}

export const answer = ({ bytes, today }: StatementJob): ReturnType<typeof readStatement> =>
  readStatement(bytes, today);
