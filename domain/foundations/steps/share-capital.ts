import { z } from 'zod';
import { optional, text } from '../../text.ts';
import { fileSchema } from '../file.ts';
import type { FileReference } from '../state.ts';
import { commandOf, event } from '../step.ts';

export const openBankAccountSchema = z.object({ bankName: optional(text(200)) });

const events = {
  FoundationCertificateReceived: event<FileReference>()({
    from: ['foundation-certificate-pending'],
    to: 'bank-account-pending',
    personal: { name: 'founder' },
    fold: (state, foundationCertificate) => ({ ...state, foundationCertificate }),
  }),
  BankAccountOpened: event<z.output<typeof openBankAccountSchema>>()({
    from: ['bank-account-pending'],
    to: 'share-capital-payment-pending',
    personal: { bankName: 'founder' },
    fold: (state, { bankName }) => ({ ...state, bankName }),
  }),
  BankConfirmationReceived: event<FileReference>()({
    from: ['share-capital-payment-pending'],
    to: 'register-record-pending',
    personal: { name: 'founder' },
    fold: (state, bankConfirmation) => ({ ...state, bankConfirmation }),
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'receive-foundation-certificate',
    via: ['link'],
    who: ['notary'],
    when: ['foundation-certificate-pending'],
    payload: fileSchema,
    decide: (_state, data) => [{ type: 'FoundationCertificateReceived', data }],
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
    decide: (_state, data) => [{ type: 'BankConfirmationReceived', data }],
  }),
] as const;

export const shareCapital = { events, commands };
