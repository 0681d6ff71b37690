import type { DeclaredRoute } from './plugins/guards.ts';

/** Methods of the routes at an address; none where there is no route. */
export function methodsAt(routes: readonly DeclaredRoute[], path: string): string[] {
  const asked = segmentsOf(path);
  const found = routes.filter(({ url }) => !url.endsWith('*') && fits(segmentsOf(url), asked));
  return [...new Set(found.map(({ method }) => method))];
}

const segmentsOf = (path: string) => path.replace(/\/$/, '').split('/');

const fits = (pattern: readonly string[], asked: readonly string[]): boolean =>
  pattern.length === asked.length &&
  pattern.every((one, index) => one.startsWith(':') || one === asked[index]);
