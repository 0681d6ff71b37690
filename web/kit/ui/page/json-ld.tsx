import type { Graph, Thing, WithContext } from 'schema-dts';

/** What a page is about, for search engines. */
export const JsonLd = ({ data }: { data: Graph | WithContext<Thing> }) => (
  <script
    type="application/ld+json"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own texts, with < escaped.
    dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
  />
);
