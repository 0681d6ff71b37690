/** Marks the heading that is being read in the contents beside a text. */
export function start(element: HTMLElement): void {
  const links = new Map<string, HTMLAnchorElement>();
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    links.set(link.hash.slice(1), link);
  }
  const headings = [...links.keys()].flatMap((id) => document.getElementById(id) ?? []);
  let scheduled = false;
  const mark = () => {
    scheduled = false;
    // A heading counts once it has come to the upper third of the window.
    const line = window.innerHeight / 3;
    const read = headings.filter((heading) => heading.getBoundingClientRect().top < line).at(-1);
    for (const [id, link] of links) {
      if (id === read?.id) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  const schedule = () => {
    if (!scheduled) requestAnimationFrame(mark);
    scheduled = true;
  };
  addEventListener('scroll', schedule, { passive: true });
  addEventListener('resize', schedule, { passive: true });
  schedule();
}
