import { Feed } from 'feed';
import { brand } from '#domain/site/brand.ts';
import { longDate } from '#domain/site/formats.ts';
import { checksumFeeds, type Locale, pathTo } from '#domain/site/paths.ts';
import type { PublicApi } from './public-api.ts';

const daysListed = 90;

const texts: Record<Locale, { title: string; description: string }> = {
  de: {
    title: `${brand.name}: Prüfsummen`,
    description: 'Jeden Tag eine Prüfsumme über alle Ereignisse aller Gründungen.',
  },
  en: {
    title: `${brand.name}: Checksums`,
    description: 'One checksum a day over all events of all company formations.',
  },
};

/** Readers of feeds keep what was published, out of our reach. @throws Error when the API does not answer */
export async function checksumFeed(get: PublicApi, publicUrl: string, locale: Locale) {
  const roots = await get('GET /roots', { query: { limit: daysListed } });
  const link = publicUrl + pathTo('checksums', locale);
  const [newest] = roots;
  const feed = new Feed({
    ...texts[locale],
    id: link,
    link,
    language: locale,
    feedLinks: { rss: publicUrl + checksumFeeds[locale] },
    generator: brand.name,
    ...(newest && { updated: noonOf(newest.day) }),
  });
  for (const { day, root } of roots) {
    const at = noonOf(day);
    const title = `${longDate(at.toISOString(), locale)}: ${root.slice(0, 12)}`;
    feed.addItem({ title, id: `${link}#${day}`, link, description: `${day}=${root}`, date: at });
  }
  return feed.rss2();
}

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);
