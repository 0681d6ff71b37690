import { z } from 'zod';
import type { Outcome } from '../../../../desk/call.ts';
import { FormDialog } from '../../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';

const rules = { schema: z.object({}) };

interface Props {
  words: { title: string; what: string; submit: string; done: string };
  send: () => Promise<Outcome>;
  /** Nothing is taken away by it. */
  harmless?: boolean;
  onClose: () => void;
}

/** Asks before something is done that nobody brings back. */
export function ConfirmDialog({ words, send, harmless = false, onClose }: Props) {
  const { title, what, submit, done } = words;
  const form = useCommandForm({ rules, send, done: () => done, onDone: onClose });
  return (
    <FormDialog
      form={form}
      title={title}
      what={what}
      words={{ submit }}
      destructive={!harmless}
      error={form.refused?.text}
      onClose={onClose}
    />
  );
}
