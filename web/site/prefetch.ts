/** Pointers rest this long on links that get clicked. */
const hoverMs = 80;
/** A pointer that sweeps over a menu must not fetch all of it. */
const maxAtOnce = 5;

/** Fetches the next page while its link is hovered, where speculation rules are unknown. */
export function startPrefetch(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const fetched = new Set<string>();
  let running = 0;
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || !isNextPage(link) || fetched.has(link.href)) return;
    const timer = setTimeout(() => {
      if (running >= maxAtOnce) return;
      running += 1;
      fetched.add(link.href);
      fetch(link.href, { priority: 'low' } as RequestInit)
        .catch(() => undefined)
        .finally(() => (running -= 1));
    }, hoverMs);
    link.addEventListener('pointerleave', () => clearTimeout(timer), { once: true });
  });
}

/** Another public page: links to the member area and to files are left alone. */
function isNextPage({ origin, pathname, search, target }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target || search || !pathname.endsWith('/')) return false;
  return pathname !== location.pathname && !/^\/(en\/)?(app|login|register)\//.test(pathname);
}
