import type { Locator, Page } from 'playwright-core';

const TABS_MOST = 60;

/** Somebody who has no mouse: counts the keys that are pressed, but not the letters of what is typed. */
export class Keyboard {
  readonly page: Page;
  pressed = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      this.pressed += 1;
      await this.page.keyboard.press(key);
    }
  }

  /** The browser's own key for it, which a page without a window has not. */
  async back(): Promise<void> {
    this.pressed += 1;
    await this.page.goBack();
  }

  type = (text: string) => this.page.keyboard.type(text);

  /** In place of what stands in a field. */
  async replace(text: string): Promise<void> {
    await this.press('Control+a');
    await this.type(text);
  }

  /** Into a date field, whichever order of day and month the browser has: `2026-11-27`. */
  async typeDay(day: string): Promise<void> {
    const [year = '', month = '', date = ''] = day.split('-');
    for (const digits of [date + month + year, month + date + year]) {
      await this.type(digits);
      const typed = await this.page.evaluate(
        () => (document.activeElement as HTMLInputElement).value,
      );
      if (typed === day) return;
      await this.press('ArrowLeft', 'ArrowLeft');
    }
    throw new Error(`${day} cannot be typed.`);
  }

  /** How many keys something takes. */
  async counting(act: () => Promise<unknown>): Promise<number> {
    const before = this.pressed;
    await act();
    return this.pressed - before;
  }

  /**
   * How long it takes from a key to the frame that shows what it leads to, in ms, by the page's own clock.
   *
   * @param text what it says there, where that is there already
   */
  async timed(key: string, selector: string, text?: string): Promise<number> {
    const clock = await this.page.evaluateHandle(
      ([wanted, words]) => {
        const state: { from?: number; took?: Promise<number> } = {};
        addEventListener('keydown', ({ timeStamp }) => (state.from = timeStamp), {
          capture: true,
          once: true,
        });
        state.took = new Promise((resolve) => {
          const observer = new MutationObserver(() => {
            const found = document.querySelector(wanted ?? '');
            if (!found || (words && found.textContent !== words)) return;
            observer.disconnect();
            requestAnimationFrame(() => {
              setTimeout(() => resolve(performance.now() - (state.from ?? Number.NaN)));
            });
          });
          observer.observe(document, { subtree: true, childList: true, characterData: true });
        });
        return state;
      },
      [selector, text],
    );
    await this.press(key);
    return clock.evaluate(({ took }) => took ?? Number.NaN);
  }

  /** Goes on by Tab until the focus is somewhere in a part of the page. */
  async tabInto(part: Locator): Promise<void> {
    for (let tabs = 0; tabs < TABS_MOST; tabs += 1) {
      if (await part.evaluate((element) => element.contains(document.activeElement))) return;
      await this.press('Tab');
    }
    throw new Error(`${TABS_MOST} tabs lead past ${part}.`);
  }

  /** Goes on by Tab until the focus is on a field, link or button with this name. */
  async tabTo(name: string | RegExp, towards: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    for (let tabs = 0; tabs < TABS_MOST; tabs += 1) {
      const focused = await this.page.evaluate(() => {
        const { activeElement: element } = document;
        if (!element?.matches('a, button, input, select, textarea, [role=button]')) return '';
        const labels = 'labels' in element ? [...((element.labels as NodeList) ?? [])] : [];
        const label = labels.map(({ textContent }) => textContent).join(' ');
        return element.getAttribute('aria-label') ?? (label || element.textContent);
      });
      if (typeof name === 'string' ? focused.startsWith(name) : name.test(focused)) return;
      await this.press(towards);
    }
    throw new Error(`${TABS_MOST} tabs lead past ${name}.`);
  }
}
