import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ManagedInquiry, Reply, WholeInquiry } from '#api/contract.gen.d.ts';
import { inquiryNumber } from '#domain/inquiries/inquiry.ts';
import { locales } from '#domain/site/paths.ts';
import { staffPath } from '#web/staff-pages.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { inFreshWindows, openConsole } from '../../support/components/console.tsx';
import {
  appears,
  button,
  disappears,
  field,
  heading,
  said,
  toasted,
  valueOf,
} from '../../support/components/controls.ts';
import { listed } from '../../support/mock/api.ts';
import { belongings, wholeInquiryOf } from '../../support/mock/desk-rows.ts';
import { idOf } from '../../support/mock/team-rows.ts';
import { textsOf } from '../../support/texts.ts';

const at = '2026-11-20T09:00:00.000Z';
const id = idOf(4);
const asked: ManagedInquiry = {
  id,
  kind: 'contact',
  language: 'en',
  receivedAt: at,
  doneAt: null,
  doneBy: null,
  content: { name: 'Mira Beispiel', email: 'mira@example.com', message: 'How long does it take?' },
};
const replies: Reply[] = [
  { key: 'soon', language: 'de', title: 'Bald mehr', places: ['inquiries'], text: 'Bis [Tag].' },
  { key: 'soon', language: 'en', title: 'More soon', places: ['inquiries'], text: 'By [day].' },
  { key: 'firm', language: 'en', title: 'Of a case', places: ['team'], text: 'Elsewhere.' },
];
const author = { id: 'staff', name: 'Kim Winter' };

inFreshWindows();

test.each(locales)(
  'staff answer an inquiry with a prepared text in its language: %s',
  async (locale) => {
    const texts = textsOf(locale);
    const words = texts.staffInquiries.inquiry;
    let whole: WholeInquiry = {
      ...wholeInquiryOf(asked),
      member: { id: idOf(9), name: 'Mira Beispiel' },
    };
    const api = await openConsole({
      role: 'staff',
      locale,
      at: staffPath('inquiry', id),
      answers: {
        'GET /admin/inquiries': () => listed(asked),
        'GET /admin/inquiries/:id': () => whole,
        'GET /admin/people/:id/belongings': () => belongings,
        'GET /admin/replies': () => replies,
        'POST /admin/inquiries/:id/answers': ({ body }) => {
          const { text } = body as { text: string };
          const mail = { fate: 'on-its-way', at: null } as const;
          whole = {
            ...whole,
            inquiry: { ...asked, doneAt: at, doneBy: author.name },
            answers: [{ id: idOf(5), author, writtenAt: at, text, mail }],
          };
          return { id: idOf(5) };
        },
        'POST /admin/inquiries/:id/notes': ({ body }) => {
          const { text } = body as { text: string };
          whole = { ...whole, notes: [{ id: idOf(6), author, writtenAt: at, text }] };
          return { id: idOf(6) };
        },
      },
    });
    await appears(heading(words.heading.replace('{{number}}', inquiryNumber(id))));
    await said('How long does it take?');
    await appears(page.getByRole('link', { name: 'Mira Beispiel' }));
    expect(await barriersInBothModes()).toEqual([]);

    await field(words.notes.text).fill('Hat angerufen.');
    await button(words.notes.write).click();
    await toasted(words.notes.written);
    await said('Hat angerufen.');

    const picker = page.getByLabelText(texts.sharedReplies.label);
    await expect.element(picker.getByRole('option', { name: 'More soon' })).toBeInTheDocument();
    await disappears(picker.getByRole('option', { name: 'Bald mehr' }));
    await disappears(picker.getByRole('option', { name: 'Of a case' }));
    await picker.selectOptions('More soon');
    const answer = field(words.answer.text);
    expect(valueOf(answer)).toBe('By [day].');
    await button(words.answer.send).click();
    await said(texts.sharedReplies.left);
    expect(api.sentTo('POST /admin/inquiries/:id/answers')).toEqual([]);
    // The gap is what is typed over.
    await page.getByLabelText(texts.sharedReplies.label).selectOptions('More soon');
    await answer.fill('');
    await picker.selectOptions('More soon');
    await userEvent.keyboard('Monday');
    expect(valueOf(answer)).toBe('By Monday.');
    await button(words.answer.send).click();
    await toasted(words.answer.sent);
    const [sent] = api.sentTo('POST /admin/inquiries/:id/answers');
    expect(sent?.body).toEqual({ text: 'By Monday.', done: true });
    await said(words.answers.fate['on-its-way']);
    expect(valueOf(field(words.answer.text))).toBe('');
  },
);

test('an inquiry is taken and handed over with the keys of every task', async () => {
  const { who } = textsOf('de').staffInquiries.inquiry;
  let owner: WholeInquiry['owner'] = null;
  const api = await openConsole({
    role: 'staff',
    at: staffPath('inquiry', id),
    answers: {
      'GET /admin/inquiries/:id': () => ({ ...wholeInquiryOf(asked), owner }),
      'GET /admin/replies': () => replies,
      'GET /admin/team': () => [author],
      'POST /admin/tasks/assign': () => {
        owner = author;
        return { tasks: [{ task: `inquiry:${id}`, before: null }] };
      },
    },
  });
  await said(who.nobody);
  await userEvent.keyboard('m');
  await said(author.name);
  await disappears(button(who.take));
  await userEvent.keyboard('u');
  await appears(page.getByRole('dialog'));
  expect(api.sentTo('POST /admin/tasks/assign').map(({ body }) => body)).toEqual([
    { tasks: [`inquiry:${id}`], to: 'staff' },
  ]);
});
