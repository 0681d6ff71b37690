import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';

type Place = Pick<Locator, 'getByLabelText' | 'getByText'>;

/** Pages keep some words on one line, with spaces of their own. */
const escapePattern = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s');

/** A field by its label, with or without the mark of a required one. */
export const field = (label: string, where: Place = page) =>
  where.getByLabelText(new RegExp(`^${escapePattern(label)}(\\s*\\*)?$`));

export const beginningWith = (text: string) => new RegExp(`^${escapePattern(text)}`);

/** A text with `{{values}}`; values not given match anything. */
export const pattern = (text: string, values: Record<string, string | number> = {}) =>
  new RegExp(
    `^${text
      .split(/\{\{(\w+)\}\}/)
      .map((part, index) => {
        if (index % 2 === 0) return escapePattern(part);
        return part in values ? escapePattern(String(values[part])) : '.+';
      })
      .join('')}$`,
  );

export const button = (name: string) => page.getByRole('button', { name, exact: true });
export const heading = (name: string) => page.getByRole('heading', { name, exact: true });
export const valueOf = (control: Locator) => (control.element() as HTMLInputElement).value;

export const appears = (what: Locator) => expect.element(what.first()).toBeInTheDocument();
export const disappears = (what: Locator) => expect.element(what).not.toBeInTheDocument();

/** Waits for a text of the page. */
export const said = (text: string, where: Place = page) =>
  appears(where.getByText(text, { exact: true }));

export const toasts = () => document.querySelectorAll('[data-toast]');

/** Waits for a text in a toast. */
export const toasted = (text: string) =>
  expect.poll(() => [...toasts()].map((toast) => toast.textContent).join('\n')).toContain(text);

/** Chooses a file as the browser's own dialog would. */
export async function chooseFile(...files: File[]): Promise<void> {
  const find = () => document.querySelector<HTMLInputElement>('input[type=file]');
  await expect.poll(find).not.toBeNull();
  const input = find() as HTMLInputElement;
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

export const pdfNamed = (name: string, ...more: BlobPart[]) =>
  new File(['%PDF-1.7\nhello\n%%EOF', ...more], name, { type: 'application/pdf' });
