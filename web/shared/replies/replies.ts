import type { Reply } from '#api/contract.gen.d.ts';

/** What has to be replaced in a text before it goes out: `[Tag]`. */
const gaps = ({ text }: Reply): readonly string[] => text.match(/\[[^[\]]{1,40}\]/g) ?? [];

/** The first gap of the prepared texts that somebody has left in what they write. */
export const gapLeft = (written: string, replies: readonly Reply[]): string | undefined =>
  replies.flatMap(gaps).find((gap) => written.includes(gap));

/** A prepared text goes below what somebody has written already. */
export const withReply = (written: string, { text }: Reply): string =>
  written.trim() === '' ? text : `${written.trimEnd()}\n\n${text}`;
