import type { settings } from './features/accounts/settings/texts.de.ts';
import type { account } from './features/accounts/texts.de.ts';
import type { academy } from './features/catalogue/academy/texts.de.ts';
import type { market } from './features/catalogue/market/texts.de.ts';
import type { services } from './features/catalogue/services/texts.de.ts';
import type { community } from './features/community/texts.de.ts';
import type { accessibility } from './features/content/accessibility/texts.de.ts';
import type { legal } from './features/content/legal/texts.de.ts';
import type { news } from './features/content/news/texts.de.ts';
import type { content } from './features/content/texts.de.ts';
import type { dashboard } from './features/dashboard/texts.de.ts';
import type { foundNow } from './features/found-now/texts.de.ts';
import type { foundation } from './features/foundations/texts.de.ts';
import type { home } from './features/home/texts.de.ts';
import type { inquiry } from './features/inquiries/texts.de.ts';
import type { invoices } from './features/invoices/texts.de.ts';
import type { memberMeeting } from './features/meetings/member/texts.de.ts';
import type { meeting } from './features/meetings/visitor/texts.de.ts';
import type { cart } from './features/orders/cart/texts.de.ts';
import type { orders } from './features/orders/texts.de.ts';
import type { withdrawal } from './features/orders/withdrawal/texts.de.ts';
import type { partners } from './features/partners/member/texts.de.ts';
import type { partner } from './features/partners/visitor/texts.de.ts';
import type { templates } from './features/templates/texts.de.ts';
import type { notaryUpload } from './features/upload-links/texts.de.ts';
import type { shared } from './kit/texts/texts.de.ts';
import type { shop } from './shared/catalogue/texts.de.ts';
import type { documents } from './shared/content/texts.de.ts';
import type { member } from './shared/foundations/texts.de.ts';
import type { notices } from './shared/notices/texts.de.ts';

/** All namespaces of texts. `routes.ts` decides which pages load which. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof shared & {
      member: typeof member;
      accessibility: typeof accessibility;
      account: typeof account;
      settings: typeof settings;
      content: typeof content;
      dashboard: typeof dashboard;
      foundNow: typeof foundNow;
      foundation: typeof foundation;
      home: typeof home;
      inquiry: typeof inquiry;
      invoices: typeof invoices;
      legal: typeof legal;
      market: typeof market;
      cart: typeof cart;
      orders: typeof orders;
      shop: typeof shop;
      meeting: typeof meeting;
      memberMeeting: typeof memberMeeting;
      notaryUpload: typeof notaryUpload;
      notices: typeof notices;
      withdrawal: typeof withdrawal;
      services: typeof services;
      partner: typeof partner;
      community: typeof community;
      academy: typeof academy;
      documents: typeof documents;
      news: typeof news;
      partners: typeof partners;
      templates: typeof templates;
    };
  }
}
