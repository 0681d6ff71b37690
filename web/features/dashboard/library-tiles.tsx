import { useTranslation } from 'react-i18next';
import type { EntryCard, PartnerCard, ProductCard, TemplateCard } from '#api/contract.gen.d.ts';
import { longDay, shortDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import type { Listed } from './load.ts';
import { RowsTile } from './tile.tsx';

interface TileProps<Item> {
  list: Listed<Item> | null;
}

export function News({ list, now }: TileProps<EntryCard> & { now: string }) {
  const { t } = useTranslation(['dashboard']);
  const { locale, to } = useLocale();
  return (
    <RowsTile
      title={t('dashboard:news.title')}
      link={{ href: to('news'), label: t('dashboard:allOfThem') }}
      items={list && list.items}
      empty={t('dashboard:news.empty')}
      row={({ key, title, published, readingMinutes: count }) => ({
        key,
        title,
        href: to('news-article', { id: key }),
        line: [
          published && shortDate(published, locale, now),
          t('dashboard:news.minutes', { count }),
        ]
          .filter(Boolean)
          .join(', '),
      })}
    />
  );
}

export function Templates({ list }: TileProps<TemplateCard>) {
  const { t } = useTranslation(['dashboard']);
  const { to } = useLocale();
  const words = t('dashboard:templates');
  const label = list ? t('dashboard:all', { count: list.total }) : t('dashboard:allOfThem');
  return (
    <RowsTile
      title={words.title}
      link={{ href: to('templates'), label }}
      items={list && list.items}
      empty={words.empty}
      row={({ id, title, files }) => ({
        key: id,
        title,
        href: to('templates'),
        line: t('dashboard:templates.formats', {
          formats: [...new Set(files.map(({ format }) => format.toUpperCase()))].join(
            ` ${words.and} `,
          ),
        }),
      })}
    />
  );
}

export function Partners({ list }: TileProps<PartnerCard>) {
  const { t } = useTranslation(['dashboard']);
  const { to } = useLocale();
  return (
    <RowsTile
      title={t('dashboard:partners.title')}
      link={{ href: to('partners'), label: t('dashboard:allOfThem') }}
      items={list && list.items}
      empty={t('dashboard:partners.empty')}
      row={({ slug, name, offer, code }) => ({
        key: slug,
        title: offer.title,
        href: to('partners'),
        line: code === null ? name : t('dashboard:partners.code', { name, code }),
      })}
    />
  );
}

/** Where members meet: the next seminars and coachings. */
export function Community({ list }: TileProps<ProductCard>) {
  const { t } = useTranslation(['dashboard']);
  const { locale, to } = useLocale();
  const words = t('dashboard:community');
  return (
    <RowsTile
      title={words.title}
      link={{ href: to('academy'), label: words.link }}
      items={list && list.items}
      empty={words.empty}
      row={({ id, title, startsAt, location }) => ({
        key: id,
        title,
        href: to('product', { id }),
        line: [startsAt && longDay(startsAt, locale), location ?? words.online]
          .filter(Boolean)
          .join(', '),
      })}
    />
  );
}
