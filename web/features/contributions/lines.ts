import type { z } from 'zod';
import type { Contributions } from '#api/contract.gen.d.ts';
import { lineSchema } from '#domain/contributions/entering.ts';
import { centsOf } from '#domain/pricing/price.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Fields, FormRules, Problems } from '../../kit/forms/rules.ts';

export type EnteredLine = z.output<typeof lineSchema>;

export type Shareholder = Contributions['shareholders'][number];

/** A payment as it is typed. */
export const lineRules = {
  schema: lineSchema,
  payload: ({ amount = '', ...typed }) => ({ ...typed, amountCents: centsOf(amount.slice(0, 40)) }),
  inputs: { amountCents: 'amount' },
  problems: ({ amount = '', bookedOn = '', participantId = '' }: Fields): Problems => {
    const today = dayKey(new Date().toISOString());
    return {
      ...(amount.trim() !== '' &&
        !(centsOf(amount.slice(0, 40)) > 0) && { amount: 'NOT_AN_AMOUNT' }),
      ...(bookedOn > today && { bookedOn: 'NOT_YET' }),
      ...(participantId === '' && { participantId: 'NOT_CHOSEN' }),
    };
  },
} satisfies FormRules<typeof lineSchema>;

/** The payments that whoever looks may replace. */
export const ownLines = ({
  shareholders,
  mayEnter,
  participantId: own,
}: Contributions): EnteredLine[] =>
  shareholders
    .filter(({ participantId }) => mayEnter === 'all' || participantId === own)
    .flatMap(({ participantId, lines }) =>
      lines.map(({ bookedOn, amountCents, payer }) => ({
        bookedOn,
        amountCents,
        payer,
        participantId,
      })),
    );

/** Whether nothing is left to be paid in. */
export const isComplete = ({ shareholders }: Contributions): boolean =>
  shareholders.every(({ state }) => state === 'complete');

export const isSameLine = (one: EnteredLine, other: EnteredLine): boolean =>
  one.bookedOn === other.bookedOn &&
  one.amountCents === other.amountCents &&
  one.payer === other.payer &&
  one.participantId === other.participantId;
