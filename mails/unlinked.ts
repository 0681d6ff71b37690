/**
 * Words of a stranger, so that mail programs make no link of them: an invisible break stands after
 * each mark that addresses have. People read what was written.
 */
export const unlinked = (words: string) =>
  words.replace(/([.@:/\u3002\uff0e\uff61])(?=\S)/gu, '$1\u200b');
