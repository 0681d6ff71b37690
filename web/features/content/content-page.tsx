import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { WholeDocument } from '#api/contract.ts';
import { foundOr404 } from '../../kit/api/not-found.ts';
import { services } from '../../kit/session/context.ts';
import { useI18n } from '../../kit/texts/use-i18n.ts';
import { categoryName } from './cards.tsx';
import { DocumentPage } from './document.tsx';
import { apiPath, paramsOf } from './load.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { backend } = services(context);
  const path = apiPath('pages', params.category, params.slug);
  const page = foundOr404(await backend.get<WholeDocument>(path, { as: 'none' }), url);
  return { page, paramsByLocale: paramsOf(page) };
}

export default function ContentPage() {
  const { page } = useLoaderData<typeof loader>();
  const { locale, to } = useI18n('content');
  const { category } = page;
  const above = [{ text: categoryName(page, locale), href: to('category', { category }) }];
  return <DocumentPage document={page} above={above} />;
}
