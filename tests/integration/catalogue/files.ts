import { stringify } from 'yaml';
import { contentFolderWith } from '../../support/imports/content-folder.ts';

/** The address of the one vendor that tests name. */
export const steuerkanzlei = 'Lindenhof 3, 50674 Köln';

/** A folder like `content/`, with the products of a test. */
export function catalogueFolder() {
  const made = contentFolderWith({ 'vendors.yaml': stringify({ Steuerkanzlei: steuerkanzlei }) });
  const product = (id: string, changes?: object) =>
    made.write(`products/${id}.yaml`, stringify({ ...aProduct, ...changes }));
  return { ...made, product };
}
export type CatalogueFolder = ReturnType<typeof catalogueFolder>;

const description = (word: string) => ({
  lead: [word],
  suits: word,
  includes: [word],
  provider: word,
  steps: [word],
  time: word,
  price: word,
  limits: [word],
});

export const productTexts = (title: string) => ({
  title,
  summary: `${title}, kurz`,
  description: description(title),
});

const aProduct = {
  type: 'single',
  category: 'legal',
  group: 'additional',
  position: 10,
  price: { kind: 'fixed', netCents: 10_000 },
  vendor: { kind: 'law-firm' },
  delivery: 'online',
  sold: false,
  de: productTexts('Gesellschaftervereinbarung'),
  en: productTexts('Shareholders’ agreement'),
};
