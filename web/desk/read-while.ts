/**
 * Reads something beside a page's loader, for an effect. Whoever has left before the answer is there
 * is told neither the answer nor that the call was ended.
 *
 * @returns how to leave
 */
export function readWhile<Answer>(
  read: (signal: AbortSignal) => Promise<Answer>,
  seen: (answer: Answer) => void,
): () => void {
  const left = new AbortController();
  const isLeft = () => left.signal.aborted;
  read(left.signal).then(
    (answer) => {
      if (!isLeft()) seen(answer);
    },
    (error) => {
      if (!isLeft()) throw error;
    },
  );
  return () => left.abort();
}
