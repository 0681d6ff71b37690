import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { foundOr404 } from '../../kit/api/not-found.ts';
import { services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { categoryName } from './cards.tsx';
import { EntryPage } from './entry.tsx';
import { paramsOf } from './load.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const { category = '', slug = '' } = params;
  const place = { params: { category, slug }, as: 'none' } as const;
  const page = foundOr404(await call('GET /pages/:category/:slug', place), url);
  return { page, paramsByLocale: paramsOf(page) };
}

export default function ContentPage() {
  const { page } = useLoaderData<typeof loader>();
  const { locale, to } = useLocale();
  const { category } = page;
  const above = [{ text: categoryName(page, locale), href: to('category', { category }) }];
  return <EntryPage entry={page} above={above} />;
}
