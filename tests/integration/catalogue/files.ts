import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';

/** A folder like `content/`, with the products and partners of a test. */
export interface CatalogueFolder {
  path: string;
  product(id: string, changes?: object): Promise<void>;
  partner(slug: string, changes?: object): Promise<void>;
  /** A file as it stands, right or wrong. */
  file(name: string, text: string): Promise<void>;
  remove(): Promise<void>;
}

export async function catalogueFolder(): Promise<CatalogueFolder> {
  const path = await mkdtemp(join(tmpdir(), 'catalogue-'));
  await mkdir(join(path, 'products'));
  await mkdir(join(path, 'partners'));
  const file = (name: string, text: string) => writeFile(join(path, name), text);
  return {
    path,
    file,
    product: (id, changes) => file(`products/${id}.yaml`, stringify({ ...aProduct, ...changes })),
    partner: (slug, changes) =>
      file(`partners/${slug}.yaml`, stringify({ ...aPartner, ...changes })),
    remove: () => rm(path, { recursive: true, force: true }),
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

export const partnerTexts = (headline: string) => ({
  headline,
  summary: headline,
  about: [headline],
  offer: { title: headline, conditions: [headline] },
  steps: [headline],
  limits: headline,
});

const aPartner = {
  name: 'Beispiel AG',
  kind: 'partner',
  position: 10,
  code: 'BEISPIEL',
  de: partnerTexts('Ein Konto'),
  en: partnerTexts('An account'),
};
