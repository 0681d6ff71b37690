import { page } from 'vitest/browser';
import type { Accepted } from '#api/contract.gen.d.ts';
import type { ShownStatus } from '#domain/foundations/shown-status.ts';
import { type Locale, paths, pathTo } from '#domain/site/paths.ts';
import * as foundationPage from '#web/features/foundations/foundation.tsx';
import { UserMenu } from '#web/layouts/app/user-menu.tsx';
import type { Foundation } from '#web/shared/foundations/model.ts';
import { type Answers, listed, stubApi } from '../mock/api.ts';
import { accepted, foundationId } from '../mock/foundations.ts';
import { user } from '../mock/site.ts';
import { textsOf } from '../texts.ts';
import { showPage } from './app.tsx';
import { appears, button, disappears, field, heading } from './controls.ts';

/** Answers as if a command had been accepted: from now on the foundation reads like this. */
type MoveTo = (next: Foundation) => Accepted;

interface Opened {
  now: Foundation;
  locale?: Locale;
  answers?: (moveTo: MoveTo) => Answers;
  /** Within the layout of the member area. */
  framed?: boolean;
}

/** Opens the page of a foundation, as its founder. */
export async function openFoundation({ now, locale = 'de', answers, framed = false }: Opened) {
  let current = now;
  const moveTo: MoveTo = (next) => {
    current = next;
    return { ...accepted, revision: next.revision };
  };
  const api = stubApi({
    'GET /foundations/:id': () => current,
    'GET /foundations/:id/timeline': () => [],
    'GET /slots': () => [],
    'GET /billing-addresses': () => [],
    'GET /partners': () => listed(),
    ...answers?.(moveTo),
  });
  const address = pathTo('foundation', locale, { id: foundationId });
  const others = [{ path: paths.logout[locale], action: () => null }];
  const beside = !framed && <UserMenu user={user} />;
  const place = { path: paths.foundation[locale], address };
  const { session } = await showPage(foundationPage, place, {
    api,
    locale,
    beside,
    others,
    framed,
  });
  const texts = textsOf(locale);
  return {
    api,
    texts,
    session,
    moveTo,
    /** Waits for the current station. */
    standsAt: (status: ShownStatus) => appears(heading(texts.foundations.station[status].title)),
    /** In the dialog above the page. */
    logInAgain: async () => {
      const dialog = page.getByRole('dialog', { name: texts.session.ended });
      await field(texts.session.password, dialog).fill('ein ganzer Satz');
      await button(texts.session.submit).click();
      await disappears(dialog);
    },
  };
}
