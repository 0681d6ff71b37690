import { createContext, useContext } from 'react';
import type { Fields, Problems } from '../rules.ts';

export interface FormContent {
  /** Ids of the fields begin with it. */
  id: string;
  labels: Readonly<Record<string, string>>;
  typed: Fields;
  problems: Problems;
  problemText: (code: string, name: string) => string;
}

export const FormContext = createContext<FormContent | undefined>(undefined);

/** What a field needs: its label, the value to start with and what is wrong with it. */
export function usePlainField(name: string) {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs <PlainForm> around it.');
  const code = form.problems[name];
  const id = `${form.id}-${name}`;
  const problem = code === undefined ? undefined : form.problemText(code, name);
  return { id, label: form.labels[name] ?? name, value: form.typed[name] ?? '', problem };
}
