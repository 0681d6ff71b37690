import { test } from 'vitest';
import { page } from 'vitest/browser';
import { locales } from '#domain/site/paths.ts';
import { prefer } from '#web/desk/preference.ts';
import { staffPages } from '#web/staff-pages.ts';
import { onScreen, setMode } from '../../../support/components/barriers.ts';
import { openConsole } from '../../../support/components/console.tsx';
import { appears } from '../../../support/components/controls.ts';
import { counts, listPages, widths } from '../../../support/mock/desk-pages.ts';

/** From here, as the browser's runner takes it. */
const OUT = '../../../../.cache/pictures';

test.each(listPages)('$name', async ({ name, rows }) => {
  for (const locale of locales) {
    for (const count of counts) {
      prefer('rows', '200');
      await openConsole({ role: 'admin', locale, at: staffPages[name].path, answers: rows(count) });
      await appears(page.getByRole('heading', { level: 1 }));
      for (const mode of ['light', 'dark'] as const) {
        await setMode(mode);
        for (const width of widths) {
          await onScreen(width);
          await page.screenshot({ path: `${OUT}/${name}/${mode}-${locale}-${count}-${width}.png` });
        }
      }
    }
  }
});
