import { Feed } from 'feed';
import type { EntryCard } from '#api/contract.gen.d.ts';
import { brand } from '#domain/site/brand.ts';
import { articleCategories, isArticleCategory } from '#domain/site/categories.ts';
import { feeds, type Locale, pathTo } from '#domain/site/paths.ts';
import type { PublicApi } from './public-api.ts';

const articlesListed = 30;

const texts: Record<Locale, { title: string; description: string }> = {
  de: {
    title: `${brand.name}: Gründerblog`,
    description: 'Artikel über Gründung, Recht, Steuern und Geld für GmbH und UG.',
  },
  en: {
    title: `${brand.name}: Founder’s blog`,
    description: 'Articles on company formation, law, tax and money in Germany.',
  },
};

/** The newest articles as RSS, in the language in which the API answers. @throws Error when the API does not answer */
export async function articleFeed(get: PublicApi, publicUrl: string, locale: Locale) {
  const articles = await get('GET /articles', { query: { limit: articlesListed } });
  const link = publicUrl + pathTo('blog', locale);
  const [newest] = articles;
  const feed = new Feed({
    ...texts[locale],
    id: link,
    link,
    language: locale,
    feedLinks: { rss: publicUrl + feeds[locale] },
    generator: brand.name,
    ...(newest && { updated: dayOf(newest) }),
  });
  for (const article of articles) {
    const { category, slug, title, description } = article;
    const url = publicUrl + pathTo('article', locale, { category, slug });
    feed.addItem({
      title,
      id: url,
      link: url,
      description,
      date: dayOf(article),
      ...(isArticleCategory(category) && {
        category: [{ name: articleCategories[category][locale] }],
      }),
    });
  }
  return feed.rss2();
}

const dayOf = ({ published }: EntryCard) => new Date(published ?? 0);
