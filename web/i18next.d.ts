import type { academy } from './features/academy/texts.de.ts';
import type { accessibility } from './features/accessibility/texts.de.ts';
import type { settings } from './features/account/settings/texts.de.ts';
import type { account } from './features/account/texts.de.ts';
import type { cart } from './features/cart/texts.de.ts';
import type { community } from './features/community/texts.de.ts';
import type { content } from './features/content/texts.de.ts';
import type { dashboard } from './features/dashboard/texts.de.ts';
import type { foundNow } from './features/found-now/texts.de.ts';
import type { foundation } from './features/foundation/texts.de.ts';
import type { home } from './features/home/texts.de.ts';
import type { inquiry } from './features/inquiry/texts.de.ts';
import type { invoices } from './features/invoices/texts.de.ts';
import type { legal } from './features/legal/texts.de.ts';
import type { market } from './features/market/texts.de.ts';
import type { meeting } from './features/meeting/texts.de.ts';
import type { memberMeeting } from './features/member-meeting/texts.de.ts';
import type { news } from './features/news/texts.de.ts';
import type { notaryUpload } from './features/notary-upload/texts.de.ts';
import type { orders } from './features/orders/texts.de.ts';
import type { partner } from './features/partner/texts.de.ts';
import type { partners } from './features/partners/texts.de.ts';
import type { services } from './features/services/texts.de.ts';
import type { templates } from './features/templates/texts.de.ts';
import type { withdrawal } from './features/withdrawal/texts.de.ts';
import type { documents } from './shared/documents/texts.de.ts';
import type { member } from './shared/foundation/texts.de.ts';
import type { shared } from './shared/i18n/texts.de.ts';
import type { notices } from './shared/notices/texts.de.ts';
import type { shop } from './shared/shop/texts.de.ts';

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
