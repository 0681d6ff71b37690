import { parse } from 'yaml';
import type { Cart, Order, OrderCard, Product, ProductCard } from '#api/contract.gen.d.ts';
import { inDays } from '#demo/days.ts';
import { placeName } from '#domain/catalogue/names.ts';
import { priceForMembers } from '#domain/catalogue/product.ts';
import { totalsOf, unitPrice } from '#domain/orders/totals.ts';
import { grossCents, VAT_PERCENT } from '#domain/pricing/price.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { ProductFile } from '#modules/catalogue/files.ts';
import { user } from './site.ts';

/** As it is written: what has a default may be left out. */
type Written = Omit<ProductFile, 'memberDiscountPercent' | 'parts' | 'price' | 'sample'> & {
  parts?: { id: string; quantity?: number }[];
  price: Partial<ProductFile['price']> & Pick<ProductFile['price'], 'kind'>;
  memberDiscountPercent?: number;
  sample?: boolean;
};

const files = import.meta.glob<string>('/content/products/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const catalogue = Object.entries(files).map(([path, text]) => ({
  id: path.replace(/.*\/|\.yaml$/g, ''),
  file: parse(text) as Written,
}));

const fileOf = (id: string): Written => {
  const found = catalogue.find((one) => one.id === id);
  if (!found) throw new Error(`There is no product ${id}.`);
  return found.file;
};

/** A product of the catalogue as the API answers it, on sale. */
export function productOf(id: string, locale: Locale): Product {
  const file = fileOf(id);
  const { title, summary, priceNote, description } = file[locale];
  const { kind, vatPercent = VAT_PERCENT } = file.price;
  const netCents = netOf(file);
  const names: Partial<Record<string, string>> = {
    operator: sampleOperator.name,
    'law-firm': sampleOperator.lawFirm.name,
  };
  return {
    id,
    type: file.type,
    category: file.category,
    group: file.group,
    title,
    summary,
    durationHours: file.durationHours ?? null,
    price: {
      kind,
      netCents,
      vatPercent,
      grossCents: netCents && grossCents(netCents, vatPercent),
      note: priceNote ?? null,
    },
    vendor: {
      kind: file.vendor.kind,
      name: file.vendor.name ?? names[file.vendor.kind] ?? '',
      address: 'Musterweg 1, 50667 Köln',
    },
    coach: file.coach ?? null,
    startsAt: file.startsAt ? new Date(file.startsAt).toISOString() : null,
    location: file.location ? placeName(file.location, locale) : null,
    delivery: file.delivery,
    hourPackage: file.hourPackage ?? null,
    teaching: file.teaching ?? null,
    sold: true,
    notSoldReason: null,
    sample: file.sample ?? false,
    updatedAt: '2026-11-20T09:00:00.000Z',
    description,
    parts: (file.parts ?? []).map((part) => partOf(part.id, part.quantity ?? 1, locale)),
  };
}

function partOf(id: string, quantity: number, locale: Locale): Product['parts'][number] {
  const file = fileOf(id);
  const netCents = netOf(file);
  const { vatPercent = VAT_PERCENT } = file.price;
  return {
    id,
    title: file[locale].title,
    quantity,
    grossCents: netCents && grossCents(netCents, vatPercent),
  };
}

/** What the import makes of it. */
function netOf({ price: { netCents }, memberDiscountPercent = 0 }: Written): number | null {
  return netCents === undefined ? null : priceForMembers(netCents, memberDiscountPercent);
}

/** All that the catalogue sells at a fixed price, in its order. */
export const soldProducts = (locale: Locale): Product[] =>
  catalogue
    .toSorted((one, other) => one.file.position - other.file.position)
    .map(({ id }) => productOf(id, locale))
    .filter(({ price }) => price.kind === 'fixed');

/** A cart with one of each. */
export function cartOf(products: readonly Product[]): Cart {
  const lines = products.map((product) => {
    const unitNetCents = product.price.netCents ?? 0;
    return { product, quantity: 1, unitNetCents, netCents: unitNetCents, available: true };
  });
  const totalled = lines.map(({ netCents, product: { price, vendor } }) => ({
    netCents,
    vatPercent: price.vatPercent,
    vendor,
  }));
  return { lines, totals: totalsOf(totalled) };
}

export const orderId = '3f2a9c10-6b5d-4e7f-8a91-0c2d4e6f8a90';

/** As it is listed, and on its own page. */
type OwnOrder = Order & OrderCard;

/** An order of what is in a cart, which may begin at once; `more` says what is special. */
export function orderOf({ lines, totals }: Cart, more: Partial<Order> = {}): OwnOrder {
  const { netCents, grossCents: gross } = totals;
  return {
    id: orderId,
    number: 'B-3F2A9C10',
    foundationId: null,
    titles: lines.map(({ product }) => product.title),
    netCents,
    grossCents: gross,
    placedAt: '2026-11-20T09:00:00.000Z',
    withdrawableUntil: inDays(10).toISOString(),
    withdrawnAt: null,
    releasedBecause: null,
    performedAt: null,
    awaitsAddress: false,
    invoice: null,
    settlement: null,
    lines: lines.map(({ product, quantity, available: _available, ...price }) => ({
      productId: product.id,
      title: product.title,
      quantity,
      ...price,
      ...unitPrice(price.unitNetCents),
      vatPercent: product.price.vatPercent,
      vendor: product.vendor,
      startsAt: product.startsAt,
      durationHours: product.durationHours,
      location: product.location,
      parts: [],
    })),
    totals,
    billing: { name: 'Mia Vogt', ...address, country: 'DE' },
    payment: 'invoice',
    earlyStart: true,
    termsVersion: '2026-11-22',
    language: 'de',
    hourPackages: lines.flatMap(({ product }) => hoursOf(product)),
    redemptions: [],
    timesToChoose: [],
    ...more,
  };
}

const address = { street: 'Musterweg 1', zip: '50667', city: 'Köln' };

function hoursOf({ id, title, vendor, hourPackage }: ProductCard): Order['hourPackages'] {
  if (!hourPackage) return [];
  const minutes = hourPackage.hours * 60;
  return [
    {
      id: `${user.id.slice(0, -12)}${id.length.toString().padStart(12, '0')}`,
      orderId,
      line: null,
      title,
      vendor,
      minutesTotal: minutes,
      minutesLeft: minutes,
      redeemableFrom: '2026-11-20T09:00:00.000Z',
      awaitsPayment: false,
      expiresAt: '2099-11-20T09:00:00.000Z',
      voidedAt: null,
    },
  ];
}
