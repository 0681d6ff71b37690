import { idOf } from '../fill/ids.ts';

const own = idOf('foundation', 0);

/** The first calls of site and member area. */
export const founderCalls = (): string[] => [
  '/products?limit=12',
  '/products?limit=12&category=legal',
  '/products?limit=12&type=bundle',
  '/products?limit=12&delivery=in-person',
  '/products?limit=12&q=Marke',
  '/products?limit=12&sort=price',
  '/products?limit=12&sort=-price',
  '/products?limit=12&sort=newest',
  '/products?limit=12&sort=date',
  '/partners?limit=12',
  '/partners?limit=12&kind=university',
  '/articles?limit=12',
  '/news?limit=12',
  '/academy?limit=12',
  '/slots?kind=strategy-meeting',
  '/foundations?limit=20&sort=-startedAt',
  `/foundations/${own}`,
  `/foundations/${own}/timeline`,
  '/meetings?limit=20',
  '/orders?limit=20',
  '/hour-packages?limit=20',
  '/invoices?limit=20',
  '/notices?limit=20',
  '/users/me',
];
