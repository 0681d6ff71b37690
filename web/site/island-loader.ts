import { type IslandModule, islands } from './islands.ts';

/** Loaded a little before they come into view. */
const margin = '200px';

/** Loads the code of each island once it is nearly visible, touched or focused. */
export function startIslands(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-island]')) watch(element);
}

function watch(element: HTMLElement): void {
  const controller = new AbortController();
  const load = () => {
    observer.disconnect();
    controller.abort();
    start(element).catch((error: unknown) => console.error(error));
  };
  const observer = new IntersectionObserver(
    (entries) => entries.some(({ isIntersecting }) => isIntersecting) && load(),
    { rootMargin: margin },
  );
  observer.observe(element);
  for (const event of ['pointerdown', 'focusin']) {
    element.addEventListener(event, load, { signal: controller.signal, passive: true });
  }
}

async function start(element: HTMLElement): Promise<void> {
  const loaders: Record<string, () => Promise<IslandModule>> = islands;
  const module = await loaders[element.dataset.island ?? '']?.();
  module?.start(element);
}
