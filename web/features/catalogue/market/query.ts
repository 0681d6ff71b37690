import {
  type DeliveryMode,
  deliveryModes,
  type ProductCategory,
  type ProductSort,
  type ProductType,
  productCategories,
  productSorts,
  productTypes,
} from '#domain/catalogue/product.ts';
import { oneOf } from '../../../kit/list/list-address.ts';

/** What the list of products shows; all of it is in the address. */
export interface ListQuery {
  q: string;
  category?: ProductCategory | undefined;
  type?: ProductType | undefined;
  delivery?: DeliveryMode | undefined;
  sort: ProductSort;
  /** From 1. */
  page: number;
}

export const productsPerPage = 12;
/** What the API takes. */
export const searchMaxLength = 100;
const lastPage = 500;

/** Unknown values count as not given. */
export function queryIn({ searchParams: given }: URL): ListQuery {
  const page = Number(given.get('page') ?? 1);
  return {
    q: (given.get('q') ?? '').trim().slice(0, searchMaxLength),
    category: oneOf(productCategories, given.get('category') ?? undefined),
    type: oneOf(productTypes, given.get('type') ?? undefined),
    delivery: oneOf(deliveryModes, given.get('delivery') ?? undefined),
    sort: oneOf(productSorts, given.get('sort') ?? undefined) ?? 'featured',
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
  };
}

/** The address of the list with some of its query changed; every change but `page` starts over. */
export function searchOf(query: ListQuery, change: Partial<ListQuery> = {}): string {
  const { page, sort, ...rest } = { ...query, page: 1, ...change };
  const named = {
    ...rest,
    sort: sort === 'featured' ? undefined : sort,
    page: page === 1 ? undefined : String(page),
  };
  const given = Object.entries(named).filter((entry): entry is [string, string] =>
    Boolean(entry[1]),
  );
  return given.length === 0 ? '?' : `?${new URLSearchParams(given)}`;
}

/** Whether anything narrows the list. */
export const isFiltered = ({ q, category, type, delivery }: ListQuery) =>
  q !== '' || Boolean(category ?? type ?? delivery);
