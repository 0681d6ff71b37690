import { type ReactNode, useId } from 'react';
import { FormContext } from './field.ts';
import type { Fields } from './rules.ts';
import type { SchemaFormHandle } from './use-schema-form.ts';

interface SchemaFormProps {
  form: SchemaFormHandle;
  /** Says what a problem's code means. */
  problemText: (code: string, name: string) => string;
  /** Marks required fields with a star. */
  starred?: boolean;
  /** Sent along with the fields. */
  hidden?: Readonly<Record<string, string>>;
  /** Where to post to; the page itself unless given. */
  action?: string;
  /** Gets the fields after every change. */
  onChange?: ((fields: Fields) => void) | undefined;
  children: ReactNode;
}

const noLabels = {};

/** Posts like a plain form without JavaScript. Fields show their own errors. */
export function SchemaForm(props: SchemaFormProps) {
  const { form, problemText, starred = false, hidden = {}, action, onChange, children } = props;
  const { element, submit, change, problems, initial, sending, live } = form;
  const id = useId();
  const around = { id, labels: noLabels, plain: false, initial, problems, problemText };
  return (
    <FormContext value={{ ...around, starred, sending, live }}>
      <form
        ref={element}
        method="post"
        action={action}
        noValidate
        onSubmit={submit}
        onChange={(event) => {
          const fields = change(event);
          if (fields) onChange?.(fields);
        }}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} suppressHydrationWarning />
        ))}
        {children}
      </form>
    </FormContext>
  );
}
