import { pathsOfApp } from '../../page-layouts.ts';
import { usePageParts } from './page/page-parts.ts';

/** First segments of the app's paths; public pages do not share them. */
const foldersOfApp = () => [
  ...new Set(pathsOfApp.map((path) => /^(\/en)?\/[^/]+\//.exec(path)?.[0] ?? path)),
];

/** Public pages only: to load a page of the app ahead would cost more than it saves. */
const excluded = () => [
  '/api/*',
  '/admin/*',
  ...foldersOfApp().map((folder) => `${folder}*`),
  '/*\\?*',
];

const rules = () => ({
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: excluded() } },
          { not: { selector_matches: '[target], [download], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
});

/** Lets the browser render the next page before its link is clicked. */
export function SpeculationRules() {
  const { nonce } = usePageParts();
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules()) }}
    />
  );
}
