import { z } from 'zod';
import type { Outcome } from '../../../../desk/call.ts';
import { FormDialog } from '../../../../desk/forms/form-dialog.tsx';
import { useCommandForm } from '../../../../desk/forms/use-command-form.ts';

const rules = { schema: z.object({}) };

interface Props {
  words: { title: string; what: string; submit: string; done: string };
  send: () => Promise<Outcome>;
  onClose: () => void;
}

/** Asks before something is taken away that nobody brings back. */
export function ConfirmDialog({ words: { title, what, submit, done }, send, onClose }: Props) {
  const form = useCommandForm({ rules, send, done: () => done, onDone: onClose });
  return (
    <FormDialog
      form={form}
      title={title}
      what={what}
      words={{ submit }}
      destructive
      error={form.refused?.text}
      onClose={onClose}
    />
  );
}
