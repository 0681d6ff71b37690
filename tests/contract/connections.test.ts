import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { connectionsNeeded, SET_ASIDE } from '#database/connections.ts';
import { connectionsOf, parts } from '#database/parts.ts';
import { withDatabase } from '#tests/support/database.ts';

const database = await withDatabase();

test('the table for operators says what the parts open', () => {
  const docs = readFileSync('docs/operations.md', 'utf8');
  for (const part of parts) {
    const { pool, beside } = connectionsOf[part];
    expect(docs).toContain(`| ${part} | ${pool} | ${beside} | ${pool + beside} |`);
  }
  expect(docs).toContain(`and ${SET_ASIDE} for scripts`);
});

test('they add up', () => {
  expect(connectionsNeeded({ api: 0, worker: 0, projections: 0 })).toBe(SET_ASIDE);
  expect(connectionsNeeded({ api: 3, worker: 3, projections: 2 })).toBe(141);
});

const said = (...args: string[]) =>
  new Promise<string>((resolve) => {
    const env = { ...process.env, DATABASE_URL: database.url };
    execFile(
      process.execPath,
      ['scripts/operations/connections.ts', ...args],
      { env },
      (error, out, err) => resolve(`${out}${err}ended with ${error?.code ?? 0}`),
    );
  });

test('a script says whether the database takes so many processes', async () => {
  // The servers of the tests take 200, of which 3 are kept for superusers.
  const [few, many, wrong] = await Promise.all([
    said('api=3', 'worker=3', 'projections=2'),
    said('api=9'),
    said('web=3'),
  ]);
  expect(few).toBe('They need 141 connections, the database takes 197.\nended with 0');
  expect(many).toMatch(/^They need 256 .* takes 197\. Raise .*\nended with 1$/);
  expect(wrong).toMatch(/^Say how many .*\nended with 1$/);
});
