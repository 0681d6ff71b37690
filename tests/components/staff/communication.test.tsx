import { addMinutes } from 'date-fns/addMinutes';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CaseMail, LinkHistory, Note } from '#api/contract.gen.d.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import type { DataOf } from '#web/kit/api/call.ts';
import { staffPath } from '#web/staff-pages.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { inFreshWindows, openConsole } from '../../support/components/console.tsx';
import { appears, disappears, field, said, toasted } from '../../support/components/controls.ts';
import { type Answers, listed } from '../../support/mock/api.ts';
import { foundationId, teamFoundationAt } from '../../support/mock/foundations.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const {
  compose,
  call: callWords,
  entries,
  note: noteWords,
  mail: mailWords,
  links,
  rooms,
} = texts.staffCommunication;
const { failure, mailName } = texts.staffMails;

inFreshWindows();

const now = () => new Date();
const id = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
const someone = { id: 'somebody', name: 'Nele Hartmann' };

const noteOf = (index: number, values: Partial<Note> = {}): Note => ({
  id: id(index),
  author: someone,
  writtenAt: addMinutes(now(), -60 - index).toISOString(),
  text: `Notiz ${index}`,
  call: null,
  mentions: [],
  changed: null,
  removed: null,
  ...values,
});
const mailOf = (index: number, values: Partial<CaseMail> = {}): CaseMail => ({
  id: `mail-${index}`,
  mail: 'upload-certificate',
  subject: 'case',
  reader: 'notary',
  address: 'notariat@example.com',
  hasText: true,
  fate: 'handed-over',
  writtenAt: addMinutes(now(), -30 - index).toISOString(),
  endedAt: addMinutes(now(), -30 - index).toISOString(),
  failedAttempts: 0,
  failedAt: null,
  failure: null,
  ...values,
});
const link: LinkHistory = {
  id: id(900),
  purpose: 'foundation-certificate',
  state: 'open',
  address: 'notariat@example.com',
  issuedAt: '2026-11-20T09:00:00.000Z',
  expiresAt: '2027-01-20T09:00:00.000Z',
  openedAt: '2026-11-21T09:00:00.000Z',
  lastOpenedAt: '2026-11-21T09:00:00.000Z',
  usedAt: null,
  revokedAt: null,
  revokedBy: null,
};

const room: DataOf<'GET /admin/foundations/:id/rooms'>[number] = {
  id: '5d2f6a1e-7a60-4f1e-9c57-0b6c8a3f1d22',
  state: 'open',
  address: 'notariat@example.com',
  madeAt: '2026-11-20T09:00:00.000Z',
  sentAt: '2026-11-20T09:00:00.000Z',
  lookedAt: null,
  endsAt: '2028-02-20T09:00:00.000Z',
  closedAt: null,
  revokedAt: null,
  revokedBy: null,
};

const notesCall = 'GET /admin/foundations/:id/notes';
const mailsCall = 'GET /admin/foundations/:id/mails';
const linksCall = 'GET /admin/foundations/:id/upload-links';
const roomsCall = 'GET /admin/foundations/:id/rooms';

async function openTab(role: TeamRole, answers: Answers = {}) {
  const api = await openConsole({
    role,
    at: staffPath('foundation-communication', foundationId),
    answers: {
      'GET /foundations/:id': () => teamFoundationAt('foundation-certificate-pending'),
      [notesCall]: () => [],
      [mailsCall]: () => listed(),
      [linksCall]: () => [],
      [roomsCall]: () => [],
      ...answers,
    },
  });
  await appears(page.getByRole('heading', { name: entries.title }));
  return api;
}
const named = (name: string) => page.getByRole('button', { name, exact: true });
const list = () => page.getByRole('list', { name: entries.title });
const rowsOf = () =>
  list()
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent);

describe('the communication of a case', () => {
  test('says what belongs here while there is nothing, without barriers', async () => {
    await openTab('staff');
    await said(entries.none.all);
    await said(links.none);
    expect(await barriersInBothModes()).toEqual([]);
  });

  test('is one list, newest first, of which one kind can be shown alone', async () => {
    const call = {
      with: 'notary',
      direction: 'outgoing',
      at: addMinutes(now(), -5).toISOString(),
      outcome: 'not-reached',
    } as const;
    await openTab('staff', {
      [notesCall]: () => [noteOf(1), noteOf(2, { text: '', call })],
      [mailsCall]: () => listed(mailOf(1)),
      [linksCall]: () => [link],
    });
    await expect.poll(() => rowsOf().length).toBe(3);
    const [first, second, third] = rowsOf();
    expect(first).toContain(
      `Anruf bei ${callWords.with.notary}: ${callWords.outcome['not-reached']}`,
    );
    expect(second).toContain(mailName['upload-certificate']);
    expect(third).toContain('Notiz 1');
    await named(`${entries.kind.call} 1`).click();
    await expect.poll(() => rowsOf().length).toBe(1);
    expect(await barriersInBothModes()).toEqual([]);
  });

  test('of 200 entries shows the newest, and all on request', async () => {
    await openTab('staff', {
      [notesCall]: () => Array.from({ length: 120 }, (_, index) => noteOf(index)),
      [mailsCall]: () => listed(...Array.from({ length: 80 }, (_, index) => mailOf(index))),
    });
    await expect.poll(() => rowsOf().length).toBe(20);
    await named(entries.all.replace('{{count}}', '200')).click();
    await expect.poll(() => rowsOf().length).toBe(200);
  });
});

describe('a note', () => {
  const write = 'POST /admin/foundations/:id/notes';

  test('is written and appears, and the field is empty again', async () => {
    let notes: Note[] = [];
    const api = await openTab('staff', {
      [notesCall]: () => notes,
      [write]: () => {
        notes = [noteOf(1, { text: 'Ruft morgen an.' })];
        return { id: id(1) };
      },
    });
    await named(compose.writeNote).click();
    await said(texts.staff.problem.REQUIRED);
    await field(compose.text).fill('Ruft morgen an.');
    await named(compose.writeNote).click();
    await toasted(compose.noteDone);
    await appears(list().getByText('Ruft morgen an.'));
    await expect.element(field(compose.text)).toHaveValue('');
    expect(api.sentTo(write)).toMatchObject([{ body: { kind: 'note', text: 'Ruft morgen an.' } }]);
  });

  test('about a call says with whom and with what result', async () => {
    const api = await openTab('lawyer', { [write]: () => ({ id: id(1) }) });
    await named(compose.call).click();
    await field(compose.with).selectOptions('court');
    await field(compose.outcome).selectOptions('will-call-back');
    await named(compose.writeCall).click();
    await toasted(compose.callDone);
    expect(api.sentTo(write)).toMatchObject([
      {
        body: {
          kind: 'call',
          with: 'court',
          direction: 'outgoing',
          outcome: 'will-call-back',
          at: expect.any(String),
        },
      },
    ]);
  });

  test('of a colleague can only be changed by an admin', async () => {
    await openTab('staff', { [notesCall]: () => [noteOf(1)] });
    await appears(list().getByText('Notiz 1'));
    await disappears(named(noteWords.change));
  });

  test('is removed by an admin after a question', async () => {
    const remove = 'DELETE /admin/foundations/:id/notes/:noteId';
    const api = await openTab('admin', {
      [notesCall]: () => [noteOf(1)],
      [remove]: () => ({ id: id(1) }),
    });
    await named(noteWords.remove).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: noteWords.removal.submit, exact: true }).click();
    await toasted(noteWords.removal.done);
    expect(api.sentTo(remove)).toHaveLength(1);
  });
});

describe('a mail', () => {
  const name = mailName['upload-certificate'];
  const copy = {
    subject: 'Gründungsurkunde der Muster UG',
    heading: 'Gründungsurkunde',
    greeting: 'Guten Tag,',
    paragraphs: ['der Termin ist bestätigt:'],
    after: [],
    links: [{ label: 'Gründungsurkunde hochladen', link: '[Link]' as const }],
    english: [],
    sections: [],
    reason: 'Sie bekommen diese E-Mail als Notariat.',
    attachments: [],
  };

  test('shows its words on request, with its link closed', async () => {
    await openTab('staff', {
      [mailsCall]: () => listed(mailOf(1)),
      'GET /admin/foundations/:id/mails/:mailId': () => copy,
    });
    await page.getByRole('button', { name: `${mailWords.open}: ${name}` }).click();
    await said('Gründungsurkunde hochladen: [Link]');
    expect(await barriersInBothModes()).toEqual([]);
  });

  test('that was not taken says why in plain words, and is sent again', async () => {
    const resend = 'POST /admin/stuck/:kind/:id/retry';
    const late = mailOf(1, {
      fate: 'undeliverable',
      failure: 'no-mailbox',
      failedAttempts: 1,
      failedAt: now().toISOString(),
      endedAt: null,
    });
    const api = await openTab('staff', {
      [mailsCall]: () => listed(late),
      [resend]: () => ({ state: 'requested' }),
    });
    await appears(list().getByText(failure['no-mailbox'], { exact: false }));
    await page.getByRole('button', { name: `${mailWords.resend}: ${name}` }).click();
    await toasted(mailWords.resent);
    expect(api.sentTo(resend)).toHaveLength(1);
  });
});

test('a link is revoked after a question, by staff and not by lawyers', async () => {
  const revoke = 'POST /admin/foundations/:id/upload-links/:linkId/revoke';
  const answers = { [linksCall]: () => [link], [revoke]: () => ({ linkId: link.id }) };
  const api = await openTab('staff', answers);
  await named(links.revoke).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: links.revocation.submit, exact: true }).click();
  await toasted(links.revocation.done);
  expect(api.sentTo(revoke)).toHaveLength(1);
  await openTab('lawyer', answers);
  await said(links.state.open);
  await disappears(named(links.revoke));
});

test('the link of a room is sent again, and a room is locked, by staff and not by lawyers', async () => {
  const send = 'POST /admin/foundations/:id/rooms/:roomId/send';
  const revoke = 'POST /admin/foundations/:id/rooms/:roomId/revoke';
  const answers = {
    [roomsCall]: () => [room],
    [send]: () => ({ roomId: room.id }),
    [revoke]: () => ({ roomId: room.id }),
  };
  const api = await openTab('staff', answers);
  expect(await barriersInBothModes()).toEqual([]);
  for (const [call, button, words] of [
    [send, rooms.send, rooms.sending],
    [revoke, rooms.revoke, rooms.revocation],
  ] as const) {
    await named(button).click();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: words.submit, exact: true }).click();
    await toasted(words.done);
    expect(api.sentTo(call)).toHaveLength(1);
  }
  await openTab('lawyer', answers);
  await said(rooms.state.open);
  await disappears(named(rooms.send));
});
