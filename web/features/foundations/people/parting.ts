import { redirect } from 'react-router';
import { localeOf, pathTo } from '#domain/site/paths.ts';
import type { Services } from '../../../server/services.ts';
import type { CommandOutcome } from '../commands/command.ts';
import { foundations as german } from '../texts.de.ts';
import { foundations as english } from '../texts.en.ts';

const texts = { de: german, en: english };

/** After these the page is out of the reader's reach. */
const parting = ['leave-foundation', 'end-access'] as const;

/** Sends whoever no longer takes part to the overview, which says so. */
export function sendOnIfParted({ ok, form }: CommandOutcome, url: URL, flash: Services['flash']) {
  const command = parting.find((one) => one === form);
  if (!ok || !command) return;
  const locale = localeOf(url.pathname);
  flash({ title: texts[locale].commands[command], color: 'success' });
  throw redirect(pathTo('dashboard', locale));
}
