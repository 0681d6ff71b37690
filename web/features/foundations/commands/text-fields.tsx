import { TextInput } from '../../../kit/forms/fields.tsx';
import type { FormWords } from './form.ts';

interface WordsProps {
  words: FormWords;
}

const several = { rows: 3, maxLength: 2_000 } as const;

export const ReasonInput = ({ words: { reason, reasonHelp } }: WordsProps) => (
  <TextInput
    name="reason"
    {...(reason && { label: reason })}
    help={reasonHelp}
    {...several}
    required
  />
);

export const NoteInput = ({ words: { note, noteHelp } }: WordsProps) => (
  <TextInput name="note" {...(note && { label: note })} help={noteHelp} {...several} />
);
