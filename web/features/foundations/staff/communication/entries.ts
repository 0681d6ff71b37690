import type { CaseMail, Note } from '#api/contract.gen.d.ts';

/** What stands in the list of a case: a note, a call or a mail, at its time. */
export type Entry =
  | { kind: 'note' | 'call'; at: string; note: Note }
  | { kind: 'mail'; at: string; mail: CaseMail };

export const kinds = ['all', 'note', 'call', 'mail'] as const;
export type Kind = (typeof kinds)[number];

/** Newest first; a call stands where it was made, not where it was noted. */
export function entriesOf(notes: readonly Note[], mails: readonly CaseMail[]): Entry[] {
  const entries: Entry[] = [
    ...notes.map((note): Entry => {
      const { call, writtenAt } = note;
      return call ? { kind: 'call', at: call.at, note } : { kind: 'note', at: writtenAt, note };
    }),
    ...mails.map((mail): Entry => ({ kind: 'mail', at: mail.writtenAt, mail })),
  ];
  return entries.toSorted((one, other) => other.at.localeCompare(one.at));
}
