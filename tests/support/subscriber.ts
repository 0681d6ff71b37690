import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { connect } from '#database/connection.ts';
import { kurrentEventStore } from '#event-store/kurrentdb/store.ts';
import { isReadable } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';

/**
 * A subscribing process that may be killed at any time: `node subscriber.ts <file> <from>`. It
 * writes one line per processed batch, {position, ids}, and resumes after the last one.
 */
const [file, from] = process.argv.slice(2);
if (!file || !from) throw new Error('usage: node subscriber.ts <file> <from>');

const {
  DATABASE_URL: databaseUrl = 'postgres://unused',
  KURRENTDB_URL: kurrentdbUrl,
  EVENT_STREAM_PREFIX: prefix,
} = process.env;
const store = kurrentdbUrl
  ? kurrentEventStore(kurrentdbUrl, prefix)
  : postgresEventStore(connect(databaseUrl), databaseUrl, prefix);

// A kill may have torn the last line; then it does not count.
const whole = existsSync(file) ? readFileSync(file, 'utf8').replace(/[^\n]*$/, '') : '';
if (whole) truncateSync(file, Buffer.byteLength(whole));
const [line] = whole.split('\n').slice(-2);
const start: string = line ? JSON.parse(line).position : from;

for await (const batch of store.subscribe(start, new AbortController().signal)) {
  const position = batch.at(-1)?.position;
  const ids = batch.filter(isReadable).map((event) => event.id);
  appendFileSync(file, `${JSON.stringify({ position, ids })}\n`);
}
