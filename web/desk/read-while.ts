import { useEffect, useEffectEvent, useState } from 'react';

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

/**
 * What is read beside a page's loader; undefined until it has been.
 * @param of names what is read: another one is read anew
 */
export function useRead<Answer>(
  read: (signal: AbortSignal) => Promise<Answer>,
  of = '',
): Answer | undefined {
  const [answer, setAnswer] = useState<Answer>();
  const onRead = useEffectEvent(read);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `of`.
  useEffect(() => readWhile((signal) => onRead(signal), setAnswer), [of]);
  return answer;
}
