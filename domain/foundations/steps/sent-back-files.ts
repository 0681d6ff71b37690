import { addDays } from 'date-fns/addDays';
import { z } from 'zod';
import { longText, optional } from '../../text.ts';
import { type Refusal, type Role, refuse, refuseField } from '../command.ts';
import {
  type AwaitedFile,
  awaitedFiles,
  type FactOf,
  fileTexts,
  type SendBackReason,
  sendBackReasons,
} from '../file-texts.ts';
import { camelCase } from '../names.ts';
import type { FileReference, SentBackFile, StateAt } from '../state.ts';
import { isLater, type Unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';

/** Why founders take back their own uploads. */
export const takeBackReasons = ['wrong-document', 'unreadable'] as const satisfies SendBackReason[];

export const sendBackFileSchema = z.object({
  purpose: z.enum(awaitedFiles),
  reason: z.enum(sendBackReasons),
  note: optional(longText(2_000)),
});

/** Days in which a finished formation can be reopened. */
const REOPENS_FOR_DAYS = 30;

export interface SentBack {
  purpose: AwaitedFile;
  reason: SendBackReason;
  note?: string | undefined;
  fileId: string;
  /** Hexadecimal; it stays when the file is deleted. */
  sha256: string;
  to: Unfinished;
  /** The status in which the case continues once the file is there again. */
  from: SentBackFile['from'];
}

const withFiles = [
  'bank-account-pending',
  'share-capital-payment-pending',
  'register-record-pending',
] as const;

const events = {
  FoundationReopened: event()({
    from: ['completed'],
    to: 'register-record-pending',
    fold: ({ completedAt: _over, ...state }) => state,
  }),
  FileSentBack: event<SentBack>()({
    from: withFiles,
    personal: { note: 'founder' },
    fold: (state, { purpose, from }): StateAt<(typeof withFiles)[number]> => ({
      ...state,
      sentBack: [...(state.sentBack ?? []), { purpose, from }],
    }),
  }),
};
const command = commandOf<typeof events>();

type Holding = StateAt<(typeof withFiles)[number] | 'completed'>;

/** The file that the case has and does not wait for. */
function fileIn(state: Holding, purpose: AwaitedFile): FileReference | undefined {
  if ((state.sentBack ?? []).some((sent) => sent.purpose === purpose)) return undefined;
  if (!isLater(state.status, fileTexts[purpose].awaitedIn)) return undefined;
  const facts: Partial<Record<FactOf<AwaitedFile>, FileReference>> = state;
  return facts[camelCase(purpose)];
}

export const isTooLateToReopen = (completedAt: string, at: string): boolean =>
  Date.parse(at) > addDays(new Date(completedAt), REOPENS_FOR_DAYS).getTime();

const isTooLate = (state: Holding, at: string): boolean =>
  state.status === 'completed' && isTooLateToReopen(state.completedAt, at);

/** Founders take back only their own files, until the notary has responded with the extract. */
function founderRefusal(
  role: Role,
  { purpose, reason }: z.output<typeof sendBackFileSchema>,
): Refusal | undefined {
  if (role !== 'founder') return undefined;
  if (purpose !== 'bank-confirmation') return refuse('NOT_ALLOWED_FOR_ROLE');
  return (takeBackReasons as readonly string[]).includes(reason)
    ? undefined
    : refuseField('reason');
}

const commands = [
  command({
    name: 'send-back-file',
    via: ['json'],
    who: ['staff', 'founder'],
    when: [...withFiles, 'completed'],
    payload: sendBackFileSchema,
    decide: (state, payload, { at, actor: { role } }) => {
      const refusal = founderRefusal(role, payload);
      if (refusal) return refusal;
      const { purpose, reason, note } = payload;
      const file = fileIn(state, purpose);
      if (!file || isTooLate(state, at)) return refuse('NOT_ALLOWED_NOW');
      if (role === 'founder' && state.status === 'completed') return refuse('NOT_ALLOWED_NOW');
      const { fileId, sha256 } = file;
      const { awaitedIn: to } = fileTexts[purpose];
      const data = { purpose, reason, note, fileId, sha256, to, from: state.status };
      const sentBack = { type: 'FileSentBack', data } as const;
      return state.status === 'completed'
        ? [{ type: 'FoundationReopened', data: {} }, sentBack]
        : [sentBack];
    },
  }),
] as const;

interface Resumed {
  /** The status after a file that had been sent back; undefined for its first upload. */
  to?: Unfinished;
  /** Whether the formation was complete before. */
  completes: boolean;
}

/** What follows when a file arrives that had been sent back. */
export function resumedBy(
  state: { sentBack?: readonly SentBackFile[] | undefined },
  purpose: AwaitedFile,
): Resumed {
  const sent = state.sentBack?.findLast((file) => file.purpose === purpose);
  if (!sent) return { completes: false };
  return sent.from === 'completed'
    ? { to: 'register-record-pending', completes: true }
    : { to: sent.from, completes: false };
}

/** Files that are still awaited after one has arrived. */
export const stillSentBack = (
  state: { sentBack?: readonly SentBackFile[] | undefined },
  purpose: AwaitedFile,
) => ({ sentBack: state.sentBack?.filter((file) => file.purpose !== purpose) });

export const sentBackFiles = { events, commands };
