import { foldersOfApp } from '../../pages.ts';
import { usePageParts } from './page/page-parts.ts';

/** Public pages only: to load a page of the app ahead would cost more than it saves. */
const excluded = ['/api/*', '/admin/*', ...foldersOfApp.map((folder) => `${folder}*`), '/*\\?*'];

const rules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: excluded } },
          { not: { selector_matches: '[target], [download], [rel~=nofollow]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Lets the browser render the next page before its link is clicked. */
export function SpeculationRules() {
  const { nonce } = usePageParts();
  return (
    <script
      type="speculationrules"
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(rules) }}
    />
  );
}
