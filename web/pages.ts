import { calculatorFields, questionNames } from '#domain/pricing/queries.ts';
import { type PageName, pageNames } from '#domain/site/paths.ts';

/** What the server and the build know about a page. A new page is a row here and in `page-layouts.ts`. */
interface Page {
  /** Below `web/`. */
  file: string;
  /** The page is the same for everyone: rendered once, then served from memory. */
  cached?: true;
  /** Names in the query that ask for an answer of its own, which is not cached. */
  query?: readonly string[];
  /** Search engines may index the page; `server/listings/addresses.ts` lists it in the sitemap. */
  indexed?: true;
}

export const pages: Record<PageName, Page> = {
  home: { file: 'features/home/home.tsx', cached: true, indexed: true },
  'found-now': {
    file: 'features/found-now/found-now.tsx',
    cached: true,
    indexed: true,
    query: [...calculatorFields, ...questionNames],
  },
  'name-check': { file: 'features/company-names/name-check.tsx', indexed: true },
  'pay-when': { file: 'features/costs/pay-when/pay-when.tsx', cached: true, indexed: true },
  imprint: {
    file: 'features/content/legal/legal.tsx',
    cached: true,
    indexed: true,
  },
  privacy: {
    file: 'features/content/legal/legal.tsx',
    cached: true,
    indexed: true,
  },
  terms: {
    file: 'features/content/legal/legal.tsx',
    cached: true,
    indexed: true,
  },
  'terms-of-use': {
    file: 'features/content/legal/legal.tsx',
    cached: true,
    indexed: true,
  },
  services: {
    file: 'features/catalogue/services/services.tsx',
    cached: true,
    indexed: true,
  },
  service: {
    file: 'features/catalogue/services/service.tsx',
    cached: true,
    indexed: true,
  },
  partner: {
    file: 'features/partners/visitor/partner.tsx',
    cached: true,
    indexed: true,
  },
  community: {
    file: 'features/community/community.tsx',
    cached: true,
    indexed: true,
  },
  'strategy-meeting': {
    file: 'features/appointments/visitor/strategy-meeting.tsx',
    indexed: true,
  },
  'meeting-appointment': {
    file: 'features/appointments/visitor/appointment.tsx',
  },
  blog: { file: 'features/content/blog.tsx', cached: true, indexed: true },
  'blog-category': {
    file: 'features/content/blog-category.tsx',
    cached: true,
    indexed: true,
  },
  article: { file: 'features/content/article.tsx', cached: true, indexed: true },
  search: { file: 'features/content/search.tsx' },
  category: {
    file: 'features/content/category.tsx',
    cached: true,
    indexed: true,
  },
  'content-page': {
    file: 'features/content/content-page.tsx',
    cached: true,
    indexed: true,
  },
  'become-a-partner': {
    file: 'features/inquiries/become-a-partner.tsx',
    indexed: true,
  },
  contact: { file: 'features/inquiries/contact.tsx', indexed: true },
  'newsletter-order': { file: 'features/inquiries/newsletter.tsx' },
  withdrawal: {
    file: 'features/orders/withdrawal/withdrawal.tsx',
    indexed: true,
  },
  accessibility: {
    file: 'features/content/accessibility/accessibility.tsx',
    cached: true,
    indexed: true,
  },
  checksums: { file: 'features/roots/checksums.tsx', cached: true, indexed: true },
  login: { file: 'features/accounts/login.tsx' },
  'provider-login': { file: 'features/accounts/provider-login.tsx' },
  'password-forgotten': { file: 'features/accounts/password-forgotten.tsx' },
  'password-reset': { file: 'features/accounts/password-reset.tsx' },
  logout: { file: 'features/accounts/logout.tsx' },
  register: { file: 'features/accounts/register.tsx' },
  verify: { file: 'features/accounts/verify.tsx' },
  invite: { file: 'features/accounts/invite.tsx' },
  'accept-terms': { file: 'features/accounts/accept-terms.tsx' },
  'confirm-email': { file: 'features/accounts/mailed-links/confirm-email.tsx' },
  'newsletter-confirm': {
    file: 'features/accounts/mailed-links/newsletter-confirm.tsx',
  },
  'newsletter-end': { file: 'features/accounts/mailed-links/newsletter-end.tsx' },
  erasure: { file: 'features/erasures/receipt.tsx' },
  settings: { file: 'features/accounts/settings/settings.tsx' },
  invoices: { file: 'features/invoices/invoices.tsx' },
  inquiries: { file: 'features/inquiries/member/inquiries.tsx' },
  products: { file: 'features/catalogue/market/products.tsx' },
  product: { file: 'features/catalogue/market/product.tsx' },
  news: { file: 'features/content/news/news.tsx' },
  'news-article': { file: 'features/content/news/article.tsx' },
  academy: { file: 'features/catalogue/academy/academy.tsx' },
  partners: { file: 'features/partners/member/partners.tsx' },
  templates: { file: 'features/templates/templates.tsx' },
  cart: { file: 'features/orders/cart/cart.tsx' },
  checkout: { file: 'features/orders/cart/checkout.tsx' },
  'purchase-completed': { file: 'features/orders/cart/completed.tsx' },
  orders: { file: 'features/orders/orders.tsx' },
  order: { file: 'features/orders/order.tsx' },
  dashboard: { file: 'features/dashboard/dashboard.tsx' },
  meeting: { file: 'features/appointments/member/meeting.tsx' },
  notices: { file: 'features/notices/notices.tsx' },
  foundations: { file: 'features/foundations/foundations.tsx' },
  foundation: { file: 'features/foundations/foundation.tsx' },
  comparison: { file: 'features/foundations/documents/comparison.tsx' },
  identification: { file: 'features/identification/identification.tsx' },
  messages: { file: 'features/messages/messages.tsx' },
  contributions: { file: 'features/contributions/contributions.tsx' },
  duties: { file: 'features/duties/duties.tsx' },
  sheets: { file: 'features/sheets/sheets.tsx' },
  costs: { file: 'features/costs/costs.tsx' },
  'identification-link': { file: 'features/identification/by-link.tsx' },
  invitation: { file: 'features/participants/invitation.tsx' },
  'notary-room': { file: 'features/rooms/room.tsx' },
  'notary-certificate': {
    file: 'features/upload-links/notary-certificate.tsx',
  },
  'notary-register': {
    file: 'features/upload-links/notary-register.tsx',
  },
};

/** Pages that are the same for everyone. */
export const cachedPages: readonly PageName[] = pageNames.filter((name) => pages[name].cached);

/** Whether the query of a cached page asks for an answer of its own. */
export const asksForMore = (name: PageName, query: unknown): boolean =>
  pages[name].query?.some((field) => Object.hasOwn(Object(query), field)) ?? false;
