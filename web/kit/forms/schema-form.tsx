import { createContext, type FormEvent, type ReactNode, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { type Fields, fieldsOf } from './rules.ts';
import type { SchemaFormHandle } from './use-schema-form.ts';

interface FormAround extends SchemaFormHandle {
  problemText: (code: string) => string;
  starred: boolean;
}

const FormContext = createContext<FormAround | undefined>(undefined);

interface SchemaFormProps {
  form: SchemaFormHandle;
  /** Says what a problem's code means. */
  problemText: (code: string) => string;
  /** Marks required fields with a star. */
  starred?: boolean;
  /** Sent along with the fields. */
  hidden?: Readonly<Record<string, string>>;
  /** Where to post to; the page itself unless given. */
  action?: string;
  /** Gets the fields after every change. */
  onChange?: (fields: Fields) => void;
  children: ReactNode;
}

/** Posts like a plain form without JavaScript. Fields show their own errors. */
export function SchemaForm(props: SchemaFormProps) {
  const { form, problemText, starred = false, hidden = {}, action, onChange, children } = props;
  const { element, submit } = form;
  const change = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    onChange?.(fieldsOf(new FormData(currentTarget)));
  return (
    <FormContext value={{ ...form, problemText, starred }}>
      <form
        ref={element}
        method="post"
        action={action}
        noValidate
        onSubmit={submit}
        onChange={change}
      >
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} suppressHydrationWarning />
        ))}
        {children}
      </form>
    </FormContext>
  );
}

function useFormAround(): FormAround {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs <SchemaForm> around it.');
  return form;
}

export const useSending = () => useFormAround().sending;

/** What a field needs: registration, initial value and error. */
export function useFormField(name: string) {
  const { register, initial, problems, problemText, starred } = useFormAround();
  const code = problems[name];
  return {
    registered: register(name),
    initial: initial[name] ?? '',
    problem: code === undefined ? undefined : problemText(code),
    starred,
  };
}

/** What a text field holds, empty included. */
export function useFieldText(name: string): string {
  const { control, initial } = useFormAround();
  const watched: unknown = useWatch({ control, name });
  return typeof watched === 'string' ? watched : (initial[name] ?? '');
}

/** The value of a field, for parts of the form that depend on it. */
export function useFieldValue(name: string): string {
  const { control, initial } = useFormAround();
  return useWatch({ control, name }) || (initial[name] ?? '');
}
