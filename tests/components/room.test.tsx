import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { signatureWords } from '#domain/foundations/signature-words.ts';
import { money } from '#domain/site/formats.ts';
import { paths, pathTo } from '#domain/site/paths.ts';
import * as roomPage from '#web/features/rooms/room.tsx';
import type { DataOf } from '#web/kit/api/call.ts';
import { showPage } from '../support/components/app.tsx';
import {
  appears,
  button,
  chooseFile,
  disappears,
  field,
  heading,
  pdfNamed,
  said,
} from '../support/components/controls.ts';
import { type Answers, stubApi } from '../support/mock/api.ts';
import { earlyContribution } from '../support/mock/contributions.ts';
import { textsOf } from '../support/texts.ts';

const words = textsOf('de').rooms;
const id = '5d2f6a1e-7a60-4f1e-9c57-0b6c8a3f1d22';
const sheet = { title: 'Datenblatt', blocks: [] };

const room = {
  notaryName: 'Notariat am Dom',
  companyName: 'Muster Werkzeugbau UG',
  fileNumber: 'G-8C3F2F57',
  leadName: 'Jana Keller',
  people: [{ name: 'Jana Keller', isShareholder: true, isDirector: true }],
  company: { city: 'Köln', shareCapitalCents: 500_000, purpose: 'Handel mit Werkzeugen' },
  status: 'bank-account-pending',
  appointment: null,
  dates: [],
  obstacles: [],
  awaits: null,
  sheet: { de: sheet, en: sheet },
  isSheetNew: false,
  documents: [],
  sent: [
    {
      fileId: '00000000-0000-4000-8000-000000000007',
      purpose: 'foundation-certificate',
      size: 48_213,
      sha256: 'a'.repeat(64),
      sentAt: '2026-11-20T09:00:00.000Z',
      isSigned: true,
    },
  ],
  endsAt: '2030-01-01T09:00:00.000Z',
  openUntil: '2030-01-01T09:00:00.000Z',
} as unknown as DataOf<'GET /rooms/:id'>;

async function openRoom(answers: Answers = {}) {
  const api = stubApi({
    'GET /rooms/:id': () => room,
    'GET /rooms/:id/messages': () => ({
      listed: { data: [], meta: { total: 0, more: false, readTo: 0 } },
    }),
    ...answers,
  });
  const address = pathTo('notary-room', 'de', { id });
  await showPage(roomPage, { path: paths['notary-room'].de, address }, { api });
  await appears(heading(room.companyName));
  return api;
}

test('the room shows the deed as it was sent, with what is known of its signature', async () => {
  await openRoom();
  await said(words.turn.waiting.title);
  const signed = signatureWords({ kind: 'foundation-certificate', isSigned: true }, 'de') ?? '';
  await appears(page.getByText(signed, { exact: false }));
});

test('the room shows payments of contributions once the founders show them, with what does not fit', async () => {
  const shown = textsOf('de').sharedContributions;
  await openRoom();
  await disappears(page.getByText(shown.title, { exact: true }));
  await openRoom({ 'GET /rooms/:id': () => ({ ...room, contributions: [earlyContribution] }) });
  const card = page.getByRole('region', { name: shown.title });
  const missing = shown.missing.replace('{{amount}}', money(3, 'de'));
  for (const text of [shown.states.early, missing, '„KELLER, JANA“', shown.early_one]) {
    await appears(card.getByText(text, { exact: false }));
  }
  await disappears(card.getByText(words.contributions.onlyReleased));
});

test('a notary sends a message with a file, which goes through the checks ahead of it', async () => {
  const file = { id: '00000000-0000-4000-8000-000000000008', name: 'vollmacht.pdf', size: 1_024 };
  const [upload, write] = ['POST /rooms/:id/messages/files', 'POST /rooms/:id/messages'] as const;
  const api = await openRoom({ [upload]: () => file, [write]: () => ({ id: file.id, number: 1 }) });
  await field(words.questions.field).fill('Zur Vollmacht');
  await chooseFile(pdfNamed('vollmacht.pdf'));
  await said('vollmacht.pdf, 1 kB');
  await button(words.questions.send).click();
  await expect.poll(() => api.sentTo(write)).toHaveLength(1);
  expect(api.sentTo(write)[0]?.body).toEqual({ text: 'Zur Vollmacht', fileIds: [file.id] });
});
