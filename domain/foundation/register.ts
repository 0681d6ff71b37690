import { command, evolve, ImpossibleHistory } from './command.ts';
import { fileSchema } from './documents.ts';
import type { Event, PersonalFields } from './events.ts';
import type { FileReference } from './state.ts';

type None = Record<string, never>;
export type RegisterEvent =
  | Event<'RegisterExtractReceived', FileReference>
  | Event<'FoundationCompleted', None>;

export const registerCommands = [
  command({
    name: 'receive-register-extract',
    who: ['notary'],
    when: ['register-record-pending'],
    payload: fileSchema,
    decide: (_state, data) => [
      { type: 'RegisterExtractReceived', data },
      { type: 'FoundationCompleted', data: {} },
    ],
  }),
] as const;

export const registerEvolve = {
  RegisterExtractReceived: evolve(
    ['register-record-pending'],
    (state, registerExtract: FileReference) => ({ ...state, registerExtract }),
  ),
  FoundationCompleted: evolve(['register-record-pending'], (state, _: None, completedAt) => {
    const { registerExtract } = state;
    if (!registerExtract) throw new ImpossibleHistory('Completed without a register extract.');
    return { ...state, status: 'completed', registerExtract, completedAt };
  }),
};

export const registerPersonalFields = {
  RegisterExtractReceived: { name: 'founder' },
  FoundationCompleted: {},
} as const satisfies Record<RegisterEvent['type'], PersonalFields>;
