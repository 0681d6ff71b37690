import { beforeAll, expect, test } from 'vitest';
import type { Someone } from '../../support/api.ts';
import { withFoundationApi } from '../../support/foundation-api.ts';
import {
  pathsIn,
  readEverything,
  readExport,
  readingRoutes,
  readMails,
  shownIn,
  type Told,
  toldNothing,
  type Words,
} from '../../support/participants/everything-read.ts';
import {
  prices,
  type ReaderName,
  readers,
  type Secret,
  secretsOf,
  type Trace,
} from '../../support/participants/planted.ts';
import { plantCase } from '../../support/participants/planted-case.ts';
import { rowOf } from '../../support/rows.ts';

const api = await withFoundationApi({
  // Drafts wait for nobody to be identified here.
  IDENTIFICATION: 'off',
  PACKAGE_SERVICE_NET_CENTS: String(prices.service),
  PACKAGE_LAW_FIRM_NET_CENTS: String(prices.lawFirm),
});

let planted: Awaited<ReturnType<typeof plantCase>>;
let secrets: Record<string, Secret>;
const told = new Map<ReaderName, Told>();

beforeAll(async () => {
  planted = await plantCase(api);
  const { db } = api.connection;
  const { foundationId: foundation_id, holders, team } = planted;
  const order = await rowOf(db, 'orders', { foundation_id });
  const { number } = await rowOf(db, 'invoices', { order_id: order.id });
  secrets = secretsOf({
    accounts: holders,
    grossCents: Number(order.gross_cents),
    invoiceNumber: number,
  });
  const people: Partial<Record<ReaderName, Someone>> = {
    ...holders,
    staff: team.staff,
    lawyer: team.lawyer,
    stranger: await api.someone('member'),
  };
  const pathsOf = await pathsIn(api, planted);
  for (const name of readers) {
    const who = people[name];
    const all = await readEverything(api, pathsOf, who);
    if (who && name !== 'staff' && name !== 'lawyer') await readExport(api, who, all);
    told.set(name, all);
  }
  await readMails(api, planted, (email) => {
    const name = readers.find((one) => people[one]?.email === email);
    return name && told.get(name);
  });
}, 300_000);

/** Where a reader is told something that a visitor is not told there. */
function placesOf(traces: readonly Trace[], { texts }: Told, open?: Told): string[] {
  const shows = (words: Words | undefined) =>
    words && traces.some((trace) => shownIn(words, trace));
  return [...texts]
    .filter(([at, words]) => shows(words) && !shows(open?.texts.get(at)))
    .map(([at]) => at);
}

test.each(readers)('%s finds what the table says, and nothing else', (name) => {
  const own = told.get(name) ?? toldNothing();
  // What a visitor reads is for everybody, such as a list of all countries.
  const open = name === 'visitor' ? undefined : told.get('visitor');
  const found = Object.entries(secrets)
    .filter(([, { isCommon = false }]) => open || !isCommon)
    .map(([what, secret]) => ({ what, ...secret, at: placesOf(secret.traces, own, open) }));
  const leaks = found.filter(
    ({ sees, may = [], at }) => at.length > 0 && ![...sees, ...may].includes(name),
  );
  const missed = found.filter(({ sees, at }) => at.length === 0 && sees.includes(name));
  expect(leaks.map(({ what, at }) => `${what}: ${at.join(', ')}`)).toEqual([]);
  expect(missed.map(({ what }) => what)).toEqual([]);
});

/** Routes that nobody gets an answer from here. */
const silent = [
  // For admins, with ids alone.
  '/admin/audit',
  '/admin/audit.csv',
  // By a mailed link or on the way back from somewhere else.
  '/auth/login/:provider',
  '/auth/login/:provider/callback',
  '/users/register/verify-email',
  '/identifications/callback',
  '/upload-links/uploads/:commandId',
  // The notary's own, behind a link and a code.
  '/rooms/:id',
  '/rooms/:id/sheet.pdf',
  '/rooms/:id/sheet.json',
  '/rooms/:id/documents/:documentId',
  '/rooms/:id/commands/:commandId',
  '/rooms/:id/messages',
  '/rooms/:id/messages/files/:fileId',
  '/erasures/:id',
  // What the site shows to everybody, and the desk writes.
  '/articles/:category/:slug',
  '/news/:id',
  '/pages/:category',
  '/pages/:category/:slug',
  '/partners/:slug',
  '/products/:id',
  '/admin/content/:id',
  '/admin/content/:id/versions/:version',
  // What a person has beside formations.
  '/assets/:id',
  '/assets/:id/:name',
  '/hour-packages/:id/times',
  '/users/me/data-export/:id',
  '/admin/calendar/bookings/:id/times',
  '/admin/inquiries/:id',
  // What the desk knows of a notary, over all their cases.
  '/admin/notaries/:id',
  '/admin/notaries/:id/foundations',
  // Mails are read as they are written.
  '/admin/foundations/:id/mails/:mailId',
  '/*',
];

test('every other route that reads has an answer for somebody', () => {
  const answered = new Set([...told.values()].flatMap((one) => [...one.answered]));
  const without = readingRoutes(api).filter((route) => !answered.has(route));
  expect(without.toSorted()).toEqual(silent.toSorted());
});
