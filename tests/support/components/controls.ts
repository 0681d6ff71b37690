import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { beginningWith, labelled, pattern } from '../words.ts';

export { beginningWith, pattern };

type Place = Pick<Locator, 'getByLabelText' | 'getByText'>;

/** A field by its label. */
export const field = (label: string, where: Place = page) => where.getByLabelText(labelled(label));

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
