import { pageTitle } from '#domain/site/brand.ts';

interface PageHeadProps {
  title: string;
  description?: string;
  /** Keeps search engines from indexing the page. */
  noindex?: boolean;
}

/** Title and description of a page; React hoists them into the head. */
export function PageHead({ title, description, noindex = false }: PageHeadProps) {
  return (
    <>
      <title>{pageTitle(title)}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      {description && <meta property="og:description" content={description} />}
    </>
  );
}
