import type { Load } from './load.ts';

/** What is typed, from a letter to what there is only once. */
export const searches = [
  'k',
  'm',
  'ü',
  '2',
  'example.com',
  're-2026',
  'notariat',
  'gmbh',
  'gmbh ug',
  'Kaya',
  'Mehmet Kaya',
  'Kaya Mehmet',
  'kaya gmbh',
  'Müller Keramik Nürnberg',
  'jürgen großmann-4711',
  'grossmann-4711 juergen',
  'mitglied4711@example.com',
  '0911/104711',
  'RE-2026-004711',
  'm k g u n 2 r s',
  'nichtvorhanden',
];

/** One search in all that the team works with. */
export const searching = (
  site: string,
  headers: Record<string, string>,
  q: string,
): Pick<Load, 'url' | 'method' | 'headers' | 'body'> => ({
  url: `${site}/api/admin/search`,
  method: 'POST',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ q }),
});
