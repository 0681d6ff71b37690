import { z } from 'zod';
import { dayKey } from '../../site/formats.ts';
import { line, optional } from '../../text.ts';
import { refuse, refuseField } from '../command.ts';
import { fileSchema } from '../file.ts';
import type { FileReference } from '../state.ts';
import type { Unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';
import type { register } from './register.ts';
import { resumedBy, stillSentBack } from './sent-back-files.ts';

export const openBankAccountSchema = z.object({ bankName: optional(line(200)) });

export const deedSchema = z.object({
  /** The day of the deed, such as `2026-12-03`. */
  deedDate: optional(z.iso.date({ error: 'NOT_A_DATE' })),
  /** Its number in the notary's register of deeds, such as `1234/2026`. */
  deedNumber: optional(line(60)),
});

/** Whether a day is after that of `now` in Berlin. */
export const isDeedInFuture = (day: string, now: string): boolean => day > dayKey(now);

/** After a file that had been sent back, the case continues at its former status. */
type Filed = FileReference & { to?: Unfinished | undefined };

const events = {
  FoundationCertificateReceived: event<Filed & z.output<typeof deedSchema>>()({
    from: ['foundation-certificate-pending'],
    to: 'bank-account-pending',
    file: 'foundation-certificate',
    personal: { name: 'founder', deedNumber: 'founder' },
    fold: (state, { to: _next, deedDate, deedNumber, ...foundationCertificate }) => ({
      ...state,
      ...stillSentBack(state, 'foundation-certificate'),
      foundationCertificate,
      deedDate,
      deedNumber,
    }),
  }),
  BankAccountOpened: event<z.output<typeof openBankAccountSchema>>()({
    from: ['bank-account-pending'],
    to: 'share-capital-payment-pending',
    personal: { bankName: 'founder' },
    fold: (state, { bankName }) => ({ ...state, bankName }),
  }),
  BankConfirmationReceived: event<Filed>()({
    from: ['share-capital-payment-pending'],
    to: 'register-record-pending',
    file: 'bank-confirmation',
    personal: { name: 'founder' },
    fold: (state, { to: _next, ...bankConfirmation }) => ({
      ...state,
      ...stillSentBack(state, 'bank-confirmation'),
      bankConfirmation,
    }),
  }),
};
type Completing = Pick<(typeof register)['events'], 'FoundationCompleted'>;
const command = commandOf<typeof events & Completing>();

const completed = { type: 'FoundationCompleted', data: {} } as const;

const commands = [
  command({
    name: 'receive-foundation-certificate',
    via: ['link'],
    who: ['notary'],
    when: ['foundation-certificate-pending'],
    payload: fileSchema.extend(deedSchema.shape),
    decide: (state, { deedDate: given, deedNumber, ...file }, { at }) => {
      const agreed = dayKey(state.appointment.startsAt);
      if (given === undefined && isDeedInFuture(agreed, at)) return refuse('DEED_DATE_REQUIRED');
      const deedDate = given ?? agreed;
      if (isDeedInFuture(deedDate, at)) return refuseField('deedDate');
      const { to, completes } = resumedBy(state, 'foundation-certificate');
      const data = { ...file, deedDate, ...(deedNumber && { deedNumber }), ...(to && { to }) };
      const received = { type: 'FoundationCertificateReceived', data } as const;
      return completes ? [received, completed] : [received];
    },
  }),
  command({
    name: 'open-bank-account',
    via: ['json'],
    who: ['founder'],
    when: ['bank-account-pending'],
    payload: openBankAccountSchema,
    decide: (_state, data) => [{ type: 'BankAccountOpened', data }],
  }),
  command({
    name: 'receive-bank-confirmation',
    via: ['file'],
    who: ['founder'],
    when: ['share-capital-payment-pending'],
    payload: fileSchema,
    decide: (state, file) => {
      const { to, completes } = resumedBy(state, 'bank-confirmation');
      const received = {
        type: 'BankConfirmationReceived',
        data: { ...file, ...(to && { to }) },
      } as const;
      return completes ? [received, completed] : [received];
    },
  }),
] as const;

export const shareCapital = { events, commands };
