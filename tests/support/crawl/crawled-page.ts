import { type CheerioAPI, load } from 'cheerio';
import { type Locale, localeOf, type PageName, pageNames, paths } from '#domain/site/paths.ts';

/** What the site answers for an address, parsed as a browser does. */
export interface CrawledPage {
  path: string;
  locale: Locale;
  status: number;
  $: CheerioAPI;
  scripts: Script[];
  /** Styles in the page. */
  styles: string;
  /** Every run of text that is shown or read out, in the order of the page. */
  texts: Run[];
}

interface Run {
  text: string;
  /** The language the page says it is in. */
  lang: string | undefined;
}

interface Script {
  type: string | undefined;
  src: string | undefined;
  text: string;
}

export async function crawl(site: string, path: string): Promise<CrawledPage> {
  const answer = await fetch(site + path, { redirect: 'manual' });
  return parsePage(path, answer.status, await answer.text());
}

export function parsePage(path: string, status: number, html: string): CrawledPage {
  const $ = load(html);
  const scripts = $('script')
    .toArray()
    .map((script) => ({
      type: $(script).attr('type'),
      src: $(script).attr('src'),
      text: $(script).text(),
    }));
  const styles = $('style').text();
  $('script, style').remove();
  return { path, locale: localeOf(path), status, $, scripts, styles, texts: textsIn($) };
}

const spoken = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title'];

function textsIn($: CheerioAPI): Run[] {
  return $.root()
    .find('*')
    .toArray()
    .flatMap((element) => {
      const { attribs, children } = element;
      const texts = spoken.map((name) => attribs[name] ?? '');
      if (/^(description|og:)/.test(attribs.name ?? attribs.property ?? '')) {
        texts.push(attribs.content ?? '');
      }
      for (const child of children) if (child.type === 'text') texts.push(child.data);
      const worded = texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
      if (worded.length === 0) return [];
      const lang = $(element).closest('[lang]').attr('lang');
      return worded.map((text) => ({ text, lang }));
    });
}

/** The page of the table of paths; of several that fit, the one with the fewest parameters. */
export function templateOf(path: string): PageName {
  const locale = localeOf(path);
  const params = (name: PageName) => paths[name][locale].split(':').length;
  const [best] = pageNames
    .filter((name) => patternOf(paths[name][locale]).test(path))
    .sort((one, other) => params(one) - params(other));
  if (!best) throw new Error(`${path} is in no row of the table of paths.`);
  return best;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:[a-z]+/gi, '[^/]+')}$`);
