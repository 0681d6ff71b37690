import { type Fields, fieldsOf } from './rules.ts';

/** What the fields of a form hold, for parts of the page that depend on it. */
export interface LiveFields {
  subscribe: (listener: () => void) => () => void;
  /** Also of a field that has left the page; undefined before anything was typed. */
  last: (name: string) => string | undefined;
  /** Reads the form again. */
  read: (form: HTMLFormElement) => Fields;
}

export function createLiveFields(): LiveFields {
  const listeners = new Set<() => void>();
  let last: Fields = {};
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    last: (name) => last[name],
    read(form) {
      const fields = fieldsOf(new FormData(form));
      // Browsers leave out what is not checked.
      const empty = [...form.elements].map((control) => [control.getAttribute('name') ?? '', '']);
      last = { ...last, ...Object.fromEntries(empty), ...fields };
      for (const listener of listeners) listener();
      return fields;
    },
  };
}

/** Fills in a field as if somebody had typed it: React takes no notice of a value that was only set. */
export function fillField(field: Element | RadioNodeList | null, value: string): void {
  const type = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].find(
    (each) => field instanceof each,
  );
  if (!type || !(field instanceof Element)) return;
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(field, value);
  const event = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(event, { bubbles: true }));
}
