import { rememberLocale } from '../kit/texts/locale-cookie.ts';
import { startConsent } from './consent.ts';
import { markPage } from './head.ts';
import { startIslands } from './island-loader.ts';
import { startPrefetch } from './prefetch.ts';

startDialogs();
startColorMode();
startLocale();
startConsent();
startIslands();
startPrefetch();

document.documentElement.dataset.started = '';

import.meta.hot?.on('site:changed', () => location.reload());

/** Closes dialogs on their links and their backdrop, and opens them where `command` is unknown. */
function startDialogs(): void {
  const native = 'commandForElement' in HTMLButtonElement.prototype;
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const button = target.closest('button[commandfor]');
    if (button && !native) command(button);
    const dialog = target.closest('dialog');
    if (dialog && (target === dialog || target.closest('a'))) dialog.close();
  });
}

function command(button: Element): void {
  const dialog = document.getElementById(button.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (button.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}

/** The switch in the footer; the member area shares its storage. */
function startColorMode(): void {
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

/** Remembers the language that was chosen in the language switch, or in the hint. */
function startLocale(): void {
  const hint = document.querySelector<HTMLElement>('[data-english-hint]');
  const chosen = document.cookie.split('; ').some((cookie) => cookie.startsWith('locale='));
  if (hint && !chosen && !navigator.languages.some((one) => /^de\b/i.test(one))) {
    hint.hidden = false;
  }
  document.addEventListener('click', ({ target }) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>('[data-locale]') : null;
    if (!choice?.dataset.locale) return;
    rememberLocale(choice.dataset.locale);
    if (hint) hint.hidden = true;
  });
}
