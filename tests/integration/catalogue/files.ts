import { stringify } from 'yaml';
import { type ContentFolder, contentFolder } from '../../support/imports/content-folder.ts';

/** A folder like `content/`, with the products of a test. */
export interface CatalogueFolder extends ContentFolder {
  product(id: string, changes?: object): Promise<void>;
}

/** The address of the one vendor that tests name. */
export const steuerkanzlei = 'Lindenhof 3, 50674 Köln';

export async function catalogueFolder(): Promise<CatalogueFolder> {
  const folder = await contentFolder('products');
  await folder.file('vendors.yaml', stringify({ Steuerkanzlei: steuerkanzlei }));
  return {
    ...folder,
    product: (id, changes) =>
      folder.file(`products/${id}.yaml`, stringify({ ...aProduct, ...changes })),
  };
}

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
