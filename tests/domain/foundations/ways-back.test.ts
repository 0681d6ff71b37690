import { describe, expect, test } from 'vitest';
import { type Step, stepsTo } from '#demo/foundations.ts';
import { RecordedCase } from './recorded-case.ts';

const caseAt = (target: Parameters<typeof stepsTo>[0]) =>
  stepsTo(target).reduce(
    (before, [name, role]: Step) => before.issue(name, role),
    new RecordedCase(),
  );
const draft = (id: string, replaces?: string) => ({
  fileId: `${id.repeat(8)}-0000-4000-8000-000000000000`,
  name: 'vertrag.pdf',
  size: 10,
  sha256: 'b'.repeat(64),
  title: 'Gesellschaftsvertrag',
  ...(replaces && { replaces }),
});

describe('a bank statement', () => {
  const payload = { purpose: 'bank-confirmation', reason: 'wrong-document' };
  const takeBack = (from: RecordedCase, change: object = {}) =>
    from.decide('send-back-file', 'founder', { payload: { ...payload, ...change } });

  test('is taken back by the founder until the extract is there', () => {
    const filed = caseAt('register-record-pending');
    expect(takeBack(filed)).toMatchObject([
      { type: 'FileSentBack', data: { ...payload, to: 'share-capital-payment-pending' } },
    ]);
    expect(takeBack(caseAt('completed'))).toMatchObject({ refused: 'NOT_ALLOWED_NOW' });
    filed.issue('send-back-file', 'founder', { payload });
    expect(takeBack(filed)).toMatchObject({ refused: 'NOT_ALLOWED_NOW' });
    filed.issue('receive-bank-confirmation', 'founder');
    expect(filed.state.status).toBe('register-record-pending');
  });

  test('is the only file founders take back, for what they can see themselves', () => {
    const filed = caseAt('register-record-pending');
    expect(takeBack(filed, { purpose: 'foundation-certificate' })).toMatchObject({
      refused: 'NOT_ALLOWED_FOR_ROLE',
    });
    expect(takeBack(filed, { reason: 'stranger' })).toMatchObject({
      refused: 'INVALID_PAYLOAD',
      fields: ['reason'],
    });
  });
});

describe('a change request', () => {
  const requested = (by: 'lawyer' | 'founder' = 'lawyer') => {
    const recorded = caseAt('review-pending').issue('request-document-changes', by);
    return { recorded, request: recorded.events.at(-1)?.id as string };
  };
  const submit = (recorded: RecordedCase, answers?: object[]) =>
    recorded.decide('submit-documents-for-review', 'staff', { payload: { answers } });
  const refused = { refused: 'REQUESTS_UNANSWERED' };

  test('has to be answered before the drafts are in review again', () => {
    const { recorded, request } = requested();
    expect(submit(recorded)).toEqual(refused);
    expect(submit(recorded, [{ request, text: 'Das Gesetz verlangt es so.' }])).toMatchObject([
      { type: 'ChangeRequestAnswered', data: { request } },
      { type: 'DocumentsSubmittedForReview' },
    ]);
  });

  test('is answered by a new version, as long as that is not withdrawn', () => {
    const { recorded } = requested('founder');
    recorded.issue('add-document', 'staff', { payload: draft('1') });
    expect(submit(recorded)).not.toHaveProperty('refused');
    const reason = 'Das war der falsche Entwurf.';
    recorded.issue('withdraw-document', 'staff', {
      payload: { documentId: draft('1').fileId, reason },
    });
    expect(submit(recorded)).toEqual(refused);
    recorded.issue('add-document', 'staff', { payload: draft('2') });
    recorded.issue('add-document', 'staff', { payload: draft('3', draft('2').fileId) });
    expect(recorded.state).toHaveProperty('changeRequests.0.version', draft('3').fileId);
    expect(submit(recorded)).not.toHaveProperty('refused');
  });

  test('two need an answer each', () => {
    const { recorded, request } = requested();
    recorded.issue('submit-documents-for-review', 'staff', {
      payload: { answers: [{ request, text: 'Bleibt so.' }] },
    });
    recorded.issue('request-document-changes', 'founder');
    expect(submit(recorded)).toEqual(refused);
    expect(submit(recorded, [{ request, text: 'Noch einmal.' }])).toEqual(refused);
    const second = recorded.events.at(-1)?.id;
    expect(submit(recorded, [{ request: second, text: 'Ja.' }])).not.toHaveProperty('refused');
  });

  test.each([
    ['an unknown request', { request: 'x', text: 'Ja.' }],
    ['neither a text nor a version', {}],
    ['a version that is not there', { documentId: draft('9').fileId }],
  ])('cannot be answered by %s', (_what, answer) => {
    const { recorded, request } = requested();
    expect(submit(recorded, [{ request, ...answer }])).toMatchObject({
      refused: 'INVALID_PAYLOAD',
      fields: ['answers'],
    });
  });

  test("of a lawyer stays open after staff's words, until there is a new version", () => {
    const { recorded, request } = requested('lawyer');
    recorded.issue('submit-documents-for-review', 'staff', {
      payload: { answers: [{ request, text: 'Bleibt so.' }] },
    });
    expect(recorded.state).toMatchObject({
      status: 'review-pending',
      changeRequests: [{ id: request, by: 'lawyer', answered: true }],
    });
    expect(recorded.state).not.toHaveProperty('changeRequests.0.version', expect.anything());
    // Only a lawyer approves, and so says that it is settled.
    for (const role of ['staff', 'founder'] as const) {
      expect(recorded.decide('approve-documents', role)).toMatchObject({
        refused: 'NOT_ALLOWED_FOR_ROLE',
      });
    }
  });
});

describe('a draft', () => {
  test('that was approved stays', () => {
    const recorded = caseAt('notary-appointment-pending');
    expect(recorded.decide('withdraw-document', 'staff')).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
  });

  test('replaces another of the case only', () => {
    const recorded = caseAt('review-pending').issue('request-document-changes', 'lawyer');
    recorded.issue('add-document', 'staff', { payload: draft('1') });
    const other = { payload: draft('2', draft('9').fileId) };
    expect(recorded.decide('add-document', 'staff', other)).toMatchObject({
      refused: 'INVALID_PAYLOAD',
      fields: ['replaces'],
    });
    recorded.issue('add-document', 'staff', { payload: draft('2', draft('1').fileId) });
    expect(recorded.state).toHaveProperty('documents.length', 2);
  });

  test('is accepted as it is', () => {
    const recorded = caseAt('review-pending');
    const { documentId } = { documentId: '0e4c2f9a-3b6d-4d7e-8a52-1c9b7f3e6d03' };
    const payload = { documents: [{ documentId, sha256: 'c'.repeat(64) }] };
    expect(recorded.decide('accept-documents', 'founder', { payload })).toMatchObject({
      refused: 'CHANGED_MEANWHILE',
    });
    recorded.issue('accept-documents', 'founder');
    expect(recorded.state).toMatchObject({
      people: { acceptances: [{ documents: [{ documentId }] }] },
    });
  });
});

describe('an appointment', () => {
  const propose = (startsAt: string) =>
    caseAt('notary-appointment-pending').decide('propose-notary-appointment', 'staff', {
      payload: {
        notaryName: 'Notariat am Dom',
        notaryEmail: 'notariat@example.com',
        startsAt,
      },
    });

  test('lies within twelve months', () => {
    expect(propose('2027-11-23T09:00:00.000Z')).not.toHaveProperty('refused');
    expect(propose('2027-11-23T09:00:01.000Z')).toMatchObject({
      refused: 'INVALID_PAYLOAD',
      fields: ['startsAt'],
    });
  });
});

describe('the notary whom the founder named', () => {
  const correct = (payload: object) =>
    caseAt('foundation-certificate-pending').decide('correct-notary', 'staff', {
      payload: { reason: 'Ein Tippfehler.', ...payload },
    });

  test('is corrected in spelling or e-mail', () => {
    const recorded = caseAt('foundation-certificate-pending').issue('correct-notary', 'staff');
    expect(recorded.state).toMatchObject({
      notary: { email: 'post@example.com' },
      appointment: { notaryEmail: 'post@example.com' },
    });
    expect(correct({ name: 'Notariat am Domm' })).not.toHaveProperty('refused');
    expect(
      correct({ name: 'Notariat Dr. Adam', email: 'notariat@example.com' }),
    ).not.toHaveProperty('refused');
  });

  test('is not exchanged for another', () => {
    for (const name of ['Notarin Dr. Weber', 'Notariat am Wall']) {
      expect(correct({ name, email: 'weber@example.com' }), name).toMatchObject({
        refused: 'OTHER_NOTARY_NAMED',
      });
    }
  });
});

describe('a deed', () => {
  const { deedDate: _left, ...file } = {
    fileId: draft('5').fileId,
    name: 'urkunde.pdf',
    size: 10,
    sha256: 'd'.repeat(64),
    deedDate: undefined,
  };
  const receive = (at: string, deedDate?: string) =>
    caseAt('foundation-certificate-pending').decide('receive-foundation-certificate', 'notary', {
      payload: { ...file, deedDate },
      at,
    });

  test('needs its date while the appointment lies ahead', () => {
    expect(receive('2026-12-02T12:00:00.000Z')).toMatchObject({ refused: 'DEED_DATE_REQUIRED' });
    expect(receive('2026-12-02T12:00:00.000Z', '2026-12-01')).toMatchObject([
      { data: { deedDate: '2026-12-01' } },
    ]);
  });

  test('else has that of the appointment', () => {
    for (const at of ['2026-12-03T07:00:00.000Z', '2026-12-20T12:00:00.000Z']) {
      expect(receive(at)).toMatchObject([{ data: { deedDate: '2026-12-03' } }]);
    }
  });

  test.each(['2026-12-03', '2026-13-01', 'gestern'])('is not of %s', (deedDate) => {
    expect(receive('2026-12-02T12:00:00.000Z', deedDate)).toMatchObject({
      refused: 'INVALID_PAYLOAD',
      fields: ['deedDate'],
    });
  });
});

describe('a file that is sent back', () => {
  const payload = { purpose: 'register-extract', reason: 'stranger', note: 'Eine andere Firma.' };

  test('opens a finished formation for thirty days', () => {
    const recorded = caseAt('completed');
    const sendBack = (at: string) => recorded.decide('send-back-file', 'staff', { payload, at });
    expect(sendBack('2026-12-23T09:00:00.000Z')).toMatchObject([
      { type: 'FoundationReopened' },
      { type: 'FileSentBack', data: { from: 'completed', sha256: 'a'.repeat(64) } },
    ]);
    expect(sendBack('2026-12-23T09:00:01.000Z')).toMatchObject({ refused: 'NOT_ALLOWED_NOW' });
  });

  test('is waited for anew, and only then it is late', () => {
    const recorded = caseAt('completed').issue('send-back-file', 'staff', {
      payload,
      at: '2026-12-07T09:00:00.000Z',
    });
    expect(recorded.situation).toMatchObject({
      status: 'register-record-pending',
      waitingOn: 'court',
      awaited: { dueOn: '2027-01-29' },
    });
    recorded.issue('receive-register-extract', 'notary', { at: '2026-12-08T09:00:00.000Z' });
    expect(recorded.situation.status).toBe('completed');
    expect(recorded.situation).not.toHaveProperty('awaited');
  });

  test('cannot be sent back twice, nor before it is there', () => {
    const recorded = caseAt('share-capital-payment-pending');
    const bank = { payload: { purpose: 'bank-confirmation', reason: 'unreadable' } };
    expect(recorded.decide('send-back-file', 'staff', bank)).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
    recorded.issue('receive-bank-confirmation', 'founder').issue('send-back-file', 'staff', bank);
    expect(recorded.decide('send-back-file', 'staff', bank)).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
  });
});

describe('cancelling', () => {
  const cancel = (order?: string, at?: string) =>
    caseAt('documents-pending').decide('cancel-foundation', 'founder', {
      payload: { reason: 'Nein.', order },
      at,
    });

  test.each([undefined, 'keep'])('keeps the order (%s)', (order) => {
    expect(cancel(order)).toEqual([{ type: 'FoundationCancelled', data: { reason: 'Nein.' } }]);
  });

  test('withdraws it while the right lasts', () => {
    expect(cancel('withdraw', '2026-12-07T22:59:59.000Z')).toMatchObject([
      { type: 'FoundationCancelled' },
      { type: 'OrderWithdrawn' },
    ]);
    expect(cancel('withdraw', '2026-12-07T23:00:00.000Z')).toMatchObject({
      refused: 'WITHDRAWAL_OVER',
    });
  });

  test('withdraws nothing where there is no order', () => {
    const recorded = caseAt('consultation-appointment-select-pending');
    const payload = { reason: 'Nein.', order: 'withdraw' };
    expect(recorded.decide('cancel-foundation', 'founder', { payload })).toMatchObject({
      refused: 'NOT_ALLOWED_NOW',
    });
  });
});
