import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { staffPages } from '#web/staff-pages.ts';
import { inFreshWindows, openConsole } from '../../support/components/console.tsx';
import { appears } from '../../support/components/controls.ts';
import { thingPages, wholeDesk } from '../../support/mock/desk-pages.ts';
import { idOf } from '../../support/mock/team-rows.ts';
import { textsOf } from '../../support/texts.ts';

inFreshWindows();

// Those with lists are opened by lists/every-list.test.tsx.
test.each(thingPages)('%s opens on the mocked answers of the whole desk', async (name) => {
  const at = staffPages[name].path.replace(':id', name === 'piece' ? 'article.taxes' : idOf(2));
  await openConsole({ role: 'admin', at, answers: wholeDesk('admin', 3) });
  await appears(page.getByRole('heading', { level: 1 }));
  expect(document.body.textContent).not.toContain(textsOf('de').staff.error.title);
});
