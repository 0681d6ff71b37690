import type { Locale } from '#domain/site/paths.ts';
import * as accountDe from '#web/features/accounts/texts.de.ts';
import * as accountEn from '#web/features/accounts/texts.en.ts';
import * as academyDe from '#web/features/catalogue/academy/texts.de.ts';
import * as academyEn from '#web/features/catalogue/academy/texts.en.ts';
import * as marketDe from '#web/features/catalogue/market/texts.de.ts';
import * as marketEn from '#web/features/catalogue/market/texts.en.ts';
import * as servicesDe from '#web/features/catalogue/services/texts.de.ts';
import * as servicesEn from '#web/features/catalogue/services/texts.en.ts';
import * as communityDe from '#web/features/community/texts.de.ts';
import * as communityEn from '#web/features/community/texts.en.ts';
import * as accessibilityDe from '#web/features/content/accessibility/texts.de.ts';
import * as accessibilityEn from '#web/features/content/accessibility/texts.en.ts';
import * as legalDe from '#web/features/content/legal/texts.de.ts';
import * as legalEn from '#web/features/content/legal/texts.en.ts';
import * as newsDe from '#web/features/content/news/texts.de.ts';
import * as newsEn from '#web/features/content/news/texts.en.ts';
import * as contentDe from '#web/features/content/texts.de.ts';
import * as contentEn from '#web/features/content/texts.en.ts';
import * as dashboardDe from '#web/features/dashboard/texts.de.ts';
import * as dashboardEn from '#web/features/dashboard/texts.en.ts';
import * as foundNowDe from '#web/features/found-now/texts.de.ts';
import * as foundNowEn from '#web/features/found-now/texts.en.ts';
import * as foundationDe from '#web/features/foundations/texts.de.ts';
import * as foundationEn from '#web/features/foundations/texts.en.ts';
import * as homeDe from '#web/features/home/texts.de.ts';
import * as homeEn from '#web/features/home/texts.en.ts';
import * as inquiryDe from '#web/features/inquiries/texts.de.ts';
import * as inquiryEn from '#web/features/inquiries/texts.en.ts';
import * as invoicesDe from '#web/features/invoices/texts.de.ts';
import * as invoicesEn from '#web/features/invoices/texts.en.ts';
import * as memberMeetingDe from '#web/features/meetings/member/texts.de.ts';
import * as memberMeetingEn from '#web/features/meetings/member/texts.en.ts';
import * as meetingDe from '#web/features/meetings/visitor/texts.de.ts';
import * as meetingEn from '#web/features/meetings/visitor/texts.en.ts';
import * as cartDe from '#web/features/orders/cart/texts.de.ts';
import * as cartEn from '#web/features/orders/cart/texts.en.ts';
import * as ordersDe from '#web/features/orders/texts.de.ts';
import * as ordersEn from '#web/features/orders/texts.en.ts';
import * as withdrawalDe from '#web/features/orders/withdrawal/texts.de.ts';
import * as withdrawalEn from '#web/features/orders/withdrawal/texts.en.ts';
import * as partnersDe from '#web/features/partners/member/texts.de.ts';
import * as partnersEn from '#web/features/partners/member/texts.en.ts';
import * as partnerDe from '#web/features/partners/visitor/texts.de.ts';
import * as partnerEn from '#web/features/partners/visitor/texts.en.ts';
import * as templatesDe from '#web/features/templates/texts.de.ts';
import * as templatesEn from '#web/features/templates/texts.en.ts';
import * as notaryUploadDe from '#web/features/upload-links/texts.de.ts';
import * as notaryUploadEn from '#web/features/upload-links/texts.en.ts';
import type { Namespace } from '#web/kit/texts/namespaces.ts';
import { shared as sharedDe } from '#web/kit/texts/texts.de.ts';
import { shared as sharedEn } from '#web/kit/texts/texts.en.ts';
import type { Texts } from '#web/kit/texts/use-i18n.ts';
import * as shopDe from '#web/shared/catalogue/texts.de.ts';
import * as shopEn from '#web/shared/catalogue/texts.en.ts';
import * as documentsDe from '#web/shared/content/texts.de.ts';
import * as documentsEn from '#web/shared/content/texts.en.ts';
import * as memberDe from '#web/shared/foundations/texts.de.ts';
import * as memberEn from '#web/shared/foundations/texts.en.ts';
import { notices as noticesDe } from '#web/shared/notices/texts.de.ts';
import { notices as noticesEn } from '#web/shared/notices/texts.en.ts';

export type AllTexts = Texts<Namespace>;

const de: AllTexts = {
  ...sharedDe,
  ...accountDe.handle.texts,
  ...contentDe.handle.texts,
  ...withdrawalDe.handle.texts,
  ...inquiryDe.handle.texts,
  ...accessibilityDe.handle.texts,
  ...dashboardDe.handle.texts,
  ...foundationDe.handle.texts,
  ...foundNowDe.handle.texts,
  ...homeDe.handle.texts,
  ...invoicesDe.handle.texts,
  ...legalDe.handle.texts,
  ...marketDe.handle.texts,
  ...cartDe.handle.texts,
  ...ordersDe.handle.texts,
  ...shopDe.handle.texts,
  ...meetingDe.handle.texts,
  ...memberMeetingDe.handle.texts,
  ...notaryUploadDe.handle.texts,
  notices: noticesDe,
  ...servicesDe.handle.texts,
  ...communityDe.handle.texts,
  ...partnerDe.handle.texts,
  ...memberDe.handle.texts,
  ...academyDe.handle.texts,
  ...newsDe.handle.texts,
  ...partnersDe.handle.texts,
  ...templatesDe.handle.texts,
  ...documentsDe.handle.texts,
};

const en: AllTexts = {
  ...sharedEn,
  ...accountEn.handle.texts,
  ...contentEn.handle.texts,
  ...withdrawalEn.handle.texts,
  ...inquiryEn.handle.texts,
  ...accessibilityEn.handle.texts,
  ...dashboardEn.handle.texts,
  ...foundationEn.handle.texts,
  ...foundNowEn.handle.texts,
  ...homeEn.handle.texts,
  ...invoicesEn.handle.texts,
  ...legalEn.handle.texts,
  ...marketEn.handle.texts,
  ...cartEn.handle.texts,
  ...ordersEn.handle.texts,
  ...shopEn.handle.texts,
  ...meetingEn.handle.texts,
  ...memberMeetingEn.handle.texts,
  ...notaryUploadEn.handle.texts,
  notices: noticesEn,
  ...servicesEn.handle.texts,
  ...communityEn.handle.texts,
  ...partnerEn.handle.texts,
  ...memberEn.handle.texts,
  ...academyEn.handle.texts,
  ...newsEn.handle.texts,
  ...partnersEn.handle.texts,
  ...templatesEn.handle.texts,
  ...documentsEn.handle.texts,
};

/** Every text of the site in a language, whichever page loads it. */
export const textsOf = (locale: Locale): AllTexts => (locale === 'de' ? de : en);
