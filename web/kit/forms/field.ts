import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import type { LiveFields } from './live-fields.ts';
import type { Fields, Problems } from './rules.ts';

/** What fields know of the form around them. */
export interface FormAround {
  /** Ids of the fields begin with it. */
  id: string;
  /** Drawn with native controls, for pages that ship no framework code. */
  plain: boolean;
  /** By name; where they are known before the fields, for a summary of errors. */
  labels: Readonly<Record<string, string>>;
  /** What the fields hold at first. */
  initial: Fields;
  problems: Problems;
  /** Says what a problem's code means. */
  problemText: (code: string, name: string) => string;
  /** Marks required fields with a star. */
  starred: boolean;
  sending: boolean;
  /** Missing where no script runs. */
  live?: LiveFields;
}

export const FormContext = createContext<FormAround | undefined>(undefined);

export function useFormAround(): FormAround {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field needs a form around it.');
  return form;
}

export interface FieldProps {
  name: string;
  /** That of the form's `labels` unless given. */
  label?: string;
  help?: string | undefined;
  required?: boolean | undefined;
  /** In characters. Longer text is kept and marked, never cut; close to the limit it is counted. */
  maxLength?: number | undefined;
}

const COUNTED_FROM = 0.8;

/** What every kind of field says about itself, to the eye and to screen readers. */
export function useField({ name, label, help, required = false, maxLength }: FieldProps) {
  const form = useFormAround();
  const id = `${form.id}-${name}`;
  const code = form.problems[name];
  const problem = code === undefined ? undefined : form.problemText(code, name);
  const [value] = useState(form.live?.last(name) ?? form.initial[name] ?? '');
  const length = useFieldText(name).trim().length;
  const count =
    maxLength !== undefined && length > maxLength * COUNTED_FROM
      ? { text: `${length} / ${maxLength}`, over: length > maxLength }
      : undefined;
  const wrong = problem !== undefined || count?.over === true;
  // Where there is little room, the problem takes the place of the help.
  const shownHelp = problem !== undefined && !form.plain ? undefined : help;
  const described = [
    problem && `${id}-problem`,
    shownHelp && `${id}-help`,
    count && `${id}-count`,
  ].filter(Boolean);
  return {
    id,
    plain: form.plain,
    label: label ?? form.labels[name],
    /** What it begins with. */
    value,
    problem,
    help: shownHelp,
    count,
    wrong,
    required,
    starred: required && form.starred,
    attributes: {
      id,
      name,
      'aria-required': required || undefined,
      'aria-invalid': wrong || undefined,
      'aria-describedby': described.join(' ') || undefined,
    },
  };
}

export type Control = ReturnType<typeof useField>;

const noFields = () => undefined;
const subscribeToNothing = () => noFields;

/** What a text field holds, empty included. */
export function useFieldText(name: string): string {
  const { live, initial } = useFormAround();
  const read = () => live?.last(name);
  const typed = useSyncExternalStore(live?.subscribe ?? subscribeToNothing, read, noFields);
  return typed ?? initial[name] ?? '';
}

/** What several text fields hold, for parts of the form that depend on a list of any length. */
export function useFieldTexts(names: readonly string[]): Fields {
  const { live, initial } = useFormAround();
  const read = (known?: LiveFields) =>
    JSON.stringify(names.map((name) => [name, known?.last(name) ?? initial[name] ?? '']));
  const texts = useSyncExternalStore(
    live?.subscribe ?? subscribeToNothing,
    () => read(live),
    () => read(),
  );
  return Object.fromEntries(JSON.parse(texts) as [string, string][]);
}

/** The value of a field, for parts of the form that depend on it. */
export function useFieldValue(name: string): string {
  const { initial } = useFormAround();
  return useFieldText(name) || (initial[name] ?? '');
}
