import { Feed, type Item } from 'feed';
import { brand } from '#domain/site/brand.ts';
import { articleCategories, isArticleCategory } from '#domain/site/categories.ts';
import { longDate } from '#domain/site/formats.ts';
import { checksumFeeds, feeds, type Locale, pathTo } from '#domain/site/paths.ts';
import type { PublicApi } from './public-api.ts';

const articlesListed = 30;
const daysListed = 90;

const texts = {
  blog: {
    de: {
      title: 'Gründerblog',
      description: 'Artikel über Gründung, Recht, Steuern und Geld für GmbH und UG.',
    },
    en: {
      title: 'Founder’s blog',
      description: 'Articles on company formation, law, tax and money in Germany.',
    },
  },
  checksums: {
    de: {
      title: 'Prüfsummen',
      description: 'Jeden Tag eine Prüfsumme über alle Ereignisse aller Gründungen.',
    },
    en: {
      title: 'Checksums',
      description: 'One checksum a day over all events of all company formations.',
    },
  },
};

/** The newest articles as RSS, in the language in which the API answers. @throws Error when the API does not answer */
export async function articleFeed(get: PublicApi, publicUrl: string, locale: Locale) {
  const articles = await get('GET /articles', { query: { limit: articlesListed } });
  const items = articles.map(({ category, slug, title, description, published }): Item => {
    const link = publicUrl + pathTo('article', locale, { category, slug });
    const named = isArticleCategory(category) && articleCategories[category][locale];
    return {
      title,
      id: link,
      link,
      description,
      date: new Date(published ?? 0),
      ...(named && { category: [{ name: named }] }),
    };
  });
  return rss({ page: 'blog', address: feeds[locale], publicUrl, locale, items });
}

/** Readers of feeds keep what was published, out of our reach. @throws Error when the API does not answer */
export async function checksumFeed(get: PublicApi, publicUrl: string, locale: Locale) {
  const roots = await get('GET /roots', { query: { limit: daysListed } });
  const link = publicUrl + pathTo('checksums', locale);
  const items = roots.map(({ day, root }): Item => {
    const date = new Date(`${day}T12:00:00Z`);
    const title = `${longDate(date.toISOString(), locale)}: ${root.slice(0, 12)}`;
    return { title, id: `${link}#${day}`, link, description: `${day}=${root}`, date };
  });
  return rss({ page: 'checksums', address: checksumFeeds[locale], publicUrl, locale, items });
}

interface Listing {
  page: keyof typeof texts;
  address: string;
  publicUrl: string;
  locale: Locale;
  /** The newest first. */
  items: readonly Item[];
}

function rss({ page, address, publicUrl, locale, items }: Listing): string {
  const { title, description } = texts[page][locale];
  const link = publicUrl + pathTo(page, locale);
  const [newest] = items;
  const feed = new Feed({
    title: `${brand.name}: ${title}`,
    description,
    id: link,
    link,
    language: locale,
    feedLinks: { rss: publicUrl + address },
    generator: brand.name,
    ...(newest && { updated: newest.date }),
  });
  for (const item of items) feed.addItem(item);
  return feed.rss2();
}
