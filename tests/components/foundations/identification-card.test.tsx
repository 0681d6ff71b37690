import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FoundationPage } from '#api/contract.gen.d.ts';
import { appears } from '../../support/components/controls.ts';
import { openFoundation } from '../../support/components/foundation-page.tsx';
import { foundationAt } from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const words = textsOf('de').foundations.page.identification;
const base = foundationAt('documents-pending');
const person = (
  participantId: string,
  identified: boolean,
): FoundationPage['participants'][number] => ({
  participantId,
  kind: 'natural',
  name: 'Mia Vogt',
  roles: ['shareholder'],
  shareEuros: 5_000,
  share: '100.00',
  joined: true,
  invited: false,
  details: 'complete',
  identified,
  accepted: false,
  checking: false,
  released: false,
  notaryReleased: false,
});
const own = base.lead.participantId;
const other = '5b0f36f2-59a4-4a2c-9fb1-3c8d5be6c0d4';
const at = (more: Partial<FoundationPage>) => foundationAt('documents-pending', more);

test('leads whoever has not proved who they are to the page for it', async () => {
  const now = at({ identification: 'drafts', participants: [person(own, false)] });
  await openFoundation({ now });
  const link = page.getByRole('link', { name: words.go });
  await appears(link);
  expect(link.element().getAttribute('href')).toContain(now.id);
});

test('tells the lead that others still have to', async () => {
  const participants = [person(own, true), person(other, false)];
  await openFoundation({ now: at({ identification: 'drafts', participants }) });
  await appears(page.getByText(words.others));
});

test('says nothing once everybody has, nor where nobody must', async () => {
  await openFoundation({ now: at({ identification: 'off', participants: [person(own, false)] }) });
  await appears(page.getByRole('heading', { level: 1 }));
  expect(page.getByText(words.title).elements()).toHaveLength(0);
});

test('asks nothing of whoever is being checked', async () => {
  const participants = [{ ...person(own, false), checking: true }];
  await openFoundation({ now: at({ identification: 'drafts', participants }) });
  await appears(page.getByText(words.checking));
  expect(page.getByText(words.go).elements()).toHaveLength(0);
});
