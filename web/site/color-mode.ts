import { markPage } from './head.ts';

/** The switch in the footer; the member area shares its storage. */
export function startColorMode(): void {
  const buttons = [...document.querySelectorAll<HTMLElement>('button[data-color-mode]')];
  const show = () => {
    markPage();
    const { colorMode } = document.documentElement.dataset;
    for (const button of buttons) {
      button.ariaPressed = String(button.dataset.colorMode === colorMode);
    }
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      localStorage.setItem('mui-mode', button.dataset.colorMode ?? 'system');
      show();
    });
  }
  show();
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  // Other tabs, pages that come back from history, pages that were prerendered.
  addEventListener('storage', show);
  addEventListener('pageshow', show);
  document.addEventListener('prerenderingchange', show);
}
