import { isInFuture, registerEntrySchema } from '../../register-entry.ts';
import { refuse } from '../command.ts';
import { fileSchema } from '../file.ts';
import type { RegisterExtract } from '../state.ts';
import { commandOf, event, ImpossibleHistory } from '../step.ts';
import { stillSentBack } from './sent-back-files.ts';

const events = {
  RegisterExtractReceived: event<RegisterExtract>()({
    from: ['register-record-pending'],
    file: 'register-extract',
    personal: { name: 'founder' },
    fold: (state, registerExtract) => ({
      ...state,
      ...stillSentBack(state, 'register-extract'),
      registerExtract,
    }),
  }),
  FoundationCompleted: event()({
    from: ['register-record-pending'],
    to: 'completed',
    fold: (state, _data, { occurredAt }) => {
      const { registerExtract } = state;
      if (!registerExtract) throw new ImpossibleHistory('Completed without a register extract.');
      return { ...state, registerExtract, completedAt: occurredAt };
    },
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'receive-register-extract',
    via: ['link'],
    who: ['notary'],
    when: ['register-record-pending'],
    payload: fileSchema.extend(registerEntrySchema.shape),
    decide: (_state, data, { at }) =>
      isInFuture(data, at)
        ? refuse('ENTRY_IN_THE_FUTURE')
        : [
            { type: 'RegisterExtractReceived', data },
            { type: 'FoundationCompleted', data: {} },
          ],
  }),
] as const;

export const register = { events, commands };
