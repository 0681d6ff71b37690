import { useFetcher } from 'react-router';
import type { FormOutcome } from '../../kit/forms/form-outcome.ts';
import { useOutcome } from '../../kit/forms/use-outcome.ts';

/** What the forms of the page of an order need to be sent. */
export interface SendingProps {
  /** A fresh uuid per reading of the page. */
  formKey: string;
  /** The session has ended. */
  onLoggedOut: () => void;
}

export type Posting = ReturnType<typeof usePosting>;

/**
 * Posts forms that only have a button. Whoever calls this outlives the button: that may be gone before the outcome
 * is said.
 */
export function usePosting(onLoggedOut: () => void, onDone: () => void = () => undefined) {
  const { Form, state, data: outcome } = useFetcher<FormOutcome>();
  useOutcome(outcome, (answer) => {
    if (answer.ok) onDone();
    else if (answer.code === 'LOGGED_OUT') onLoggedOut();
  });
  const refusedOf = (form: string) =>
    outcome?.ok === false && outcome.form === form ? outcome : undefined;
  return { Form, busy: state !== 'idle', refusedOf };
}

/** Which form of the page it is, and its key, by which it is carried out once. */
export const HiddenFields = ({ form, formKey }: { form: string; formKey: string }) => (
  <>
    <input type="hidden" name="form" value={form} />
    <input type="hidden" name="key" value={formKey} suppressHydrationWarning />
  </>
);
