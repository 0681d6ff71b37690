import { describe, expect, test } from 'vitest';
import {
  AFTER_THE_TALK,
  AT,
  accept,
  acceptAll,
  actorOf,
  type BuiltFoundation,
  coreData,
  foundationAt,
  payloads,
  slot,
} from '#demo/foundations.ts';
import { type Decision, isRefusal, type Role } from '#domain/foundations/command.ts';
import type { FoundationEvent } from '#domain/foundations/foundation.ts';
import { decide, personalFieldsOf, progressOf } from '#domain/foundations/foundation.ts';
import { type CommandName } from '#domain/foundations/names.ts';
import type { NotaryAppointment } from '#domain/foundations/state.ts';
import type { Status } from '#domain/foundations/statuses.ts';

/** given(a status).when(a command).then(events) or .refuses(a code) */
const given = (status: Status | 'not-started') => from(foundationAt(status));

const from = ({ state }: Pick<BuiltFoundation, 'state'>) => ({
  when(name: CommandName, role: Role, options: { payload?: unknown; at?: string } = {}) {
    const payload = options.payload ?? payloads[name];
    const circumstances = { actor: actorOf(role), at: options.at ?? AT, slot };
    const decision: Decision<FoundationEvent> = decide(state, name, payload, circumstances);
    return {
      then(...events: FoundationEvent[]) {
        expect(decision).toEqual(events);
      },
      refuses(code: string, ...fields: string[]) {
        if (!isRefusal(decision)) throw new Error('This was accepted.');
        expect(decision.refused).toBe(code);
        if (fields.length > 0) expect(decision.fields?.sort()).toEqual(fields.sort());
      },
    };
  },
});

const ordered = acceptAll(
  foundationAt('consultation-appointment-select-pending'),
  ['order-package', 'founder'],
  ['state-participants', 'founder'],
  ['accept-mandate', 'lawyer'],
);

const submit = (changes: Record<string, unknown>) =>
  given('start-pending').when('submit-core-data', 'founder', {
    payload: { ...coreData, ...changes },
  });

describe('core data', () => {
  test('a founder starts a foundation in their own name', () => {
    given('not-started')
      .when('start-foundation', 'founder')
      .then({
        type: 'FoundationStarted',
        data: {
          founderId: actorOf('founder').id,
          package: 'individual',
          orderRequired: true,
          peopleRequired: true,
          identification: 'drafts',
        },
      });
  });

  test('every missing field is named at once', () => {
    given('start-pending')
      .when('submit-core-data', 'founder', { payload: {} })
      .refuses(
        'INVALID_PAYLOAD',
        'companyName',
        'city',
        'legalForm',
        'totalShareholders',
        'shareCapitalCents',
        'companyPurpose',
        'description',
      );
  });

  test.each([
    ['ug', 100],
    ['ug', 2_499_900],
    ['gmbh', 2_500_000],
  ])('%s with %i cents is allowed', (legalForm, shareCapitalCents) => {
    submit({ legalForm, shareCapitalCents }).then({
      type: 'CoreDataSubmitted',
      data: { ...coreData, legalForm, shareCapitalCents } as never,
    });
  });

  test.each([
    ['ug', 0],
    ['ug', 2_500_000],
    ['ug', 150],
    ['gmbh', 2_499_900],
    ['gmbh', -2_500_000],
  ])('%s with %i cents is not', (legalForm, shareCapitalCents) => {
    submit({ legalForm, shareCapitalCents }).refuses('INVALID_PAYLOAD', 'shareCapitalCents');
  });

  test('the website is optional and cannot be a script', () => {
    const { website: _left, ...without } = coreData;
    given('start-pending')
      .when('submit-core-data', 'founder', { payload: { ...without, website: '' } })
      .then({ type: 'CoreDataSubmitted', data: { ...without, website: undefined } as never });
    submit({ website: 'javascript:alert(1)' }).refuses('INVALID_PAYLOAD', 'website');
  });

  test('texts with NUL, lone surrogates, too many or only blank characters are refused', () => {
    submit({ companyName: 'Muster\u0000 UG' }).refuses('INVALID_PAYLOAD', 'companyName');
    for (const words of ['https://evil.example/ben', 'www.evil.example', 'ben@evil.example']) {
      const companyName = `Konto gesperrt ${words} UG (haftungsbeschränkt)`;
      submit({ companyName }).refuses('INVALID_PAYLOAD', 'companyName');
    }
    submit({ city: 'K\ud800ln' }).refuses('INVALID_PAYLOAD', 'city');
    submit({ description: 'x'.repeat(5_001) }).refuses('INVALID_PAYLOAD', 'description');
    submit({ companyPurpose: '   ' }).refuses('INVALID_PAYLOAD', 'companyPurpose');
  });

  test('a correction without a notary keeps the notary', () => {
    const { preferredNotary: _left, ...payload } = coreData;
    const before = foundationAt('documents-pending');
    const { state } = accept(before, 'correct-core-data', 'founder', { payload });
    expect(state).toMatchObject({ notary: coreData.preferredNotary, coreData: { city: 'Köln' } });
  });

  test("founders cannot act on other people's foundations", () => {
    const { state } = foundationAt('start-pending');
    const stranger = { id: 'somebody-else', role: 'founder' } as const;
    const circumstances = { actor: stranger, at: AT };
    expect(decide(state, 'submit-core-data', coreData, circumstances)).toMatchObject({
      refused: 'NOT_ALLOWED_FOR_ROLE',
    });
  });
});

describe('consultation', () => {
  test('a booking without a free slot is refused', () => {
    const { state } = ordered;
    const circumstances = { actor: actorOf('founder'), at: AT };
    expect(
      decide(state, 'book-consultation', payloads['book-consultation'], circumstances),
    ).toMatchObject({ refused: 'SLOT_TAKEN' });
  });

  test('the timer completes a consultation at its end, not before', () => {
    const talk = given('consultation-pending');
    talk.when('complete-consultation', 'timer', { at: AT }).refuses('TOO_EARLY');
    talk
      .when('complete-consultation', 'timer', { at: AFTER_THE_TALK })
      .then({ type: 'ConsultationCompleted', data: {} });
  });

  test('staff may close a talk that ended early', () => {
    given('consultation-pending')
      .when('complete-consultation', 'staff')
      .then({ type: 'ConsultationCompleted', data: {} });
  });
});

describe('the number we call', () => {
  const book = (payload: object) =>
    from(ordered).when('book-consultation', 'founder', {
      payload: { startsAt: slot.startsAt, ...payload },
    });

  test("a phone consultation keeps the number, sealed under the founder's key", () => {
    const data = { type: 'phone', ...slot, phone: '+49 221 123456' } as const;
    book({ type: 'phone', phone: ' +49 221 123456 ' }).then({ type: 'ConsultationBooked', data });
    expect(personalFieldsOf('ConsultationBooked')).toEqual({ phone: 'founder' });
  });

  test('an online consultation keeps none', () => {
    book({ type: 'online', phone: '+49 221 123456' }).then({
      type: 'ConsultationBooked',
      data: { type: 'online', ...slot },
    });
  });

  test('has to be one', () => {
    book({ type: 'phone', phone: 'abc' }).refuses('INVALID_PAYLOAD', 'phone');
  });
});

describe('documents, review, notary', () => {
  test('a review requires a document', () => {
    const ready = acceptAll(
      foundationAt('documents-pending'),
      ['state-details', 'founder'],
      ['identify-participant', 'staff'],
      ['release-firm', 'founder'],
    );
    from(ready).when('submit-documents-for-review', 'staff').refuses('NO_DOCUMENTS');
  });

  test('an appointment has to be in the future', () => {
    given('notary-appointment-pending')
      .when('propose-notary-appointment', 'staff', { at: '2026-12-03T09:30:00.000Z' })
      .refuses('APPOINTMENT_IN_THE_PAST');
  });

  test('an appointment at another notary waits until the founder has named that one', () => {
    const proposal = payloads['propose-notary-appointment'] as NotaryAppointment;
    const other = {
      ...proposal,
      notaryName: 'Notarin Dr. Weber',
      notaryEmail: 'weber@example.com',
    };
    const propose = (payload: unknown) =>
      given('notary-appointment-pending').when('propose-notary-appointment', 'staff', { payload });
    propose(other).refuses('OTHER_NOTARY_NAMED');
    const sameEmail = { ...proposal, notaryName: 'Notariat', notaryEmail: 'Notariat@Example.com' };
    propose(sameEmail).then({ type: 'NotaryAppointmentProposed', data: sameEmail });
    const named = accept(foundationAt('notary-appointment-pending'), 'name-notary', 'founder');
    const after = accept(named, 'propose-notary-appointment', 'staff', { payload: other });
    expect(after.state.status).toBe('notary-appointment-confirmation-pending');
  });

  test('a notary named without an e-mail is known by the name', () => {
    const byName = accept(foundationAt('notary-appointment-pending'), 'name-notary', 'founder', {
      payload: { name: 'Notarin Dr. Weber' },
    });
    const propose = (notaryName: string) =>
      decide(
        byName.state,
        'propose-notary-appointment',
        { ...payloads['propose-notary-appointment'], notaryName },
        { actor: actorOf('staff'), at: AT },
      );
    expect(propose(' notarin dr. weber')).not.toHaveProperty('refused');
    expect(propose('Notariat am Dom')).toMatchObject({ refused: 'OTHER_NOTARY_NAMED' });
  });

  test('a cancelled foundation keeps its last step', () => {
    const { state } = foundationAt('cancelled');
    expect(state).toMatchObject({ status: 'cancelled', step: 'documents' });
  });
});

describe('the register entry', () => {
  const file = payloads['receive-register-extract'] as object;
  const receive = (entry: Record<string, string>, at = AT) =>
    decide(
      foundationAt('register-record-pending').state,
      'receive-register-extract',
      { ...file, ...entry },
      { actor: actorOf('notary'), at },
    );
  const entryIn = (decision: Decision<FoundationEvent>) => {
    if (isRefusal(decision)) throw new Error(decision.refused);
    const [received] = decision;
    if (received?.type !== 'RegisterExtractReceived') throw new Error('No extract was received.');
    const { enteredOn, registerNumber, registerCourt } = received.data;
    return { enteredOn, registerNumber, registerCourt };
  };
  const refusedField = (field: string) => ({ refused: 'INVALID_PAYLOAD', fields: [field] });

  test('may be left out', () => {
    const nothing = { enteredOn: undefined, registerNumber: undefined, registerCourt: undefined };
    expect(entryIn(receive({}))).toEqual(nothing);
    expect(entryIn(receive({ enteredOn: '', registerNumber: '', registerCourt: '' }))).toEqual(
      nothing,
    );
  });

  test.each([
    ['HRB 123456', 'HRB 123456'],
    [' hrb123456 ', 'HRB 123456'],
    ['123456', 'HRB 123456'],
    ['HRB 123456 b', 'HRB 123456 B'],
  ])('a number written as %j is %s', (registerNumber, expected) => {
    expect(entryIn(receive({ registerNumber })).registerNumber).toBe(expected);
  });

  test.each(['HRA 1', 'HRB', 'HRB 12345678', 'HRB 12-34', 'GnR 12', 'HRB 1 ABCD'])(
    '%j is no number of a company',
    (registerNumber) => {
      expect(receive({ registerNumber })).toEqual(refusedField('registerNumber'));
    },
  );

  test.each(['Köln', 'Amtsgericht Köln'])('the court of %s is named in full', (registerCourt) => {
    expect(entryIn(receive({ registerCourt })).registerCourt).toBe('Amtsgericht Köln');
  });

  test.each(['2026-02-30', '23.11.2026', 'gestern'])('%j is no day', (enteredOn) => {
    expect(receive({ enteredOn })).toEqual(refusedField('enteredOn'));
  });

  test('has a day that has begun in Berlin', () => {
    const lateInLondon = '2026-11-23T23:30:00.000Z';
    expect(entryIn(receive({ enteredOn: '2026-11-23' })).enteredOn).toBe('2026-11-23');
    expect(receive({ enteredOn: '2026-11-24' })).toMatchObject({ refused: 'ENTRY_IN_THE_FUTURE' });
    expect(entryIn(receive({ enteredOn: '2026-11-24' }, lateInLondon)).enteredOn).toBe(
      '2026-11-24',
    );
  });
});

describe('progress', () => {
  test('contains status, whose turn it is, and the due date', () => {
    expect(progressOf(foundationAt('consultation-pending').state)).toEqual({
      status: 'consultation-pending',
      waitingOn: 'lawyer',
      dueAt: slot.endsAt,
    });
    expect(progressOf(foundationAt('register-record-pending').state)).toEqual({
      status: 'register-record-pending',
      waitingOn: 'court',
      dueAt: null,
    });
    expect(progressOf(foundationAt('cancelled').state).waitingOn).toBe('nobody');
  });
});
