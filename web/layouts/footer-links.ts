import type { PageCategory } from '#domain/site/categories.ts';
import { feeds, type Locale, type PageName, pathTo } from '#domain/site/paths.ts';
import type { Same } from '../kit/texts/same.ts';
import type { shared } from '../kit/texts/texts.de.ts';

type Common = Same<typeof shared.common>;
type FooterTexts = Common['footer'];

interface FooterLink {
  text: string;
  href: string;
  /** Opens the question about cookies, where there is one. */
  asksConsent?: boolean;
  /** The law wants it to stand out (§ 356a (1) BGB). */
  prominent?: boolean;
}

export interface FooterColumn {
  title: string;
  links: readonly FooterLink[];
}

const topics: readonly (readonly [keyof FooterTexts['topicNames'], PageCategory])[] = [
  ['foundation', 'business-formation'],
  ['gmbh', 'gmbh'],
  ['ug', 'ug'],
  ['holding', 'holding'],
  ['startup', 'startup'],
  ['corporations', 'corporations'],
  ['legal', 'legal'],
];

/** What the specification lists stands together and in its order, from the topics to the cookies. */
export function footerColumns(
  { footer: texts, menu }: Pick<Common, 'footer' | 'menu'>,
  locale: Locale,
): readonly FooterColumn[] {
  const page = (text: string, name: PageName): FooterLink => ({ text, href: pathTo(name, locale) });
  const cookies = `${pathTo('privacy', locale)}#cookies`;
  return [
    {
      title: texts.offer,
      links: [
        page(texts.calculator, 'found-now'),
        page(texts.payWhen, 'pay-when'),
        page(texts.nameCheck, 'name-check'),
        page(texts.services, 'services'),
        page(texts.meeting, 'strategy-meeting'),
        page(texts.becomePartner, 'become-a-partner'),
        page(texts.community, 'community'),
      ],
    },
    {
      title: texts.more,
      links: [{ text: texts.feed, href: feeds[locale] }, page(menu.search, 'search')],
    },
    {
      title: texts.topics,
      links: [
        ...topics.map(([topic, category]) => ({
          text: texts.topicNames[topic],
          href: pathTo('category', locale, { category }),
        })),
        page(texts.blog, 'blog'),
      ],
    },
    {
      title: texts.legal,
      links: [
        page(texts.imprint, 'imprint'),
        page(texts.privacy, 'privacy'),
        page(texts.termsOfUse, 'terms-of-use'),
        page(texts.contact, 'contact'),
        { text: texts.cookies, href: cookies, asksConsent: true },
        page(texts.terms, 'terms'),
        { ...page(texts.withdrawal, 'withdrawal'), prominent: true },
        page(texts.accessibility, 'accessibility'),
        page(texts.checksums, 'checksums'),
      ],
    },
  ];
}
