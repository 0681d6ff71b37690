import { useRevalidator } from 'react-router';

/** Longer than that nobody waits to be told what became of it. */
const PATIENCE_MS = 4_000;

/** Reads the page again and waits for it, so that what is said next is what the page shows. */
export function useReadAgain(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return async () => {
    let patience: ReturnType<typeof setTimeout> | undefined;
    const enough = new Promise<void>((resolve) => {
      patience = setTimeout(resolve, PATIENCE_MS);
    });
    await Promise.race([revalidate(), enough]);
    clearTimeout(patience);
  };
}
