import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs once for each answer to a form, however often the page renders. */
export function useOutcome<Outcome extends object>(
  outcome: Outcome | undefined,
  handle: (outcome: Outcome) => void,
): void {
  const handled = useRef<Outcome>(undefined);
  const onOutcome = useEffectEvent(handle);
  useEffect(() => {
    if (!outcome || handled.current === outcome) return;
    handled.current = outcome;
    onOutcome(outcome);
  }, [outcome]);
}
