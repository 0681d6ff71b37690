import { z } from 'zod';
import { optional, text } from '../text.ts';
import { command, evolve } from './command.ts';
import { fileSchema } from './documents.ts';
import type { Event, PersonalFields } from './events.ts';
import type { FileReference } from './state.ts';

export const openBankAccountSchema = z.object({ bankName: optional(text(200)) });

export type ShareCapitalEvent =
  | Event<'FoundationCertificateReceived', FileReference>
  | Event<'BankAccountOpened', z.output<typeof openBankAccountSchema>>
  | Event<'BankConfirmationReceived', FileReference>;

export const shareCapitalCommands = [
  command({
    name: 'receive-foundation-certificate',
    who: ['notary'],
    when: ['foundation-certificate-pending'],
    payload: fileSchema,
    decide: (_state, data) => [{ type: 'FoundationCertificateReceived', data }],
  }),
  command({
    name: 'open-bank-account',
    who: ['founder'],
    when: ['bank-account-pending'],
    payload: openBankAccountSchema,
    decide: (_state, data) => [{ type: 'BankAccountOpened', data }],
  }),
  command({
    name: 'receive-bank-confirmation',
    who: ['founder'],
    when: ['share-capital-payment-pending'],
    payload: fileSchema,
    decide: (_state, data) => [{ type: 'BankConfirmationReceived', data }],
  }),
] as const;

export const shareCapitalEvolve = {
  FoundationCertificateReceived: evolve(
    ['foundation-certificate-pending'],
    (state, foundationCertificate: FileReference) => ({
      ...state,
      status: 'bank-account-pending',
      foundationCertificate,
    }),
  ),
  BankAccountOpened: evolve(
    ['bank-account-pending'],
    (state, { bankName }: z.output<typeof openBankAccountSchema>) => ({
      ...state,
      status: 'share-capital-payment-pending',
      bankName,
    }),
  ),
  BankConfirmationReceived: evolve(
    ['share-capital-payment-pending'],
    (state, bankConfirmation: FileReference) => ({
      ...state,
      status: 'register-record-pending',
      bankConfirmation,
    }),
  ),
};

export const shareCapitalPersonalFields = {
  FoundationCertificateReceived: { name: 'founder' },
  BankAccountOpened: { bankName: 'founder' },
  BankConfirmationReceived: { name: 'founder' },
} as const satisfies Record<ShareCapitalEvent['type'], PersonalFields>;
