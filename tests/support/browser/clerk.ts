import { PASSWORD } from '#ops/driver/system.ts';
import { Keyboard } from './keyboard.ts';
import { site, type Visitor, visitor } from './visitor.ts';

/** Somebody of the team at the desk, without a mouse. */
export interface Clerk {
  who: Visitor;
  keys: Keyboard;
}

/** Logs in by keyboard. */
export async function arrive(email: string): Promise<Clerk> {
  const who = await visitor(email, { expected: [/^401 GET \/api\/users\/me$/] });
  const keys = new Keyboard(who.page);
  await who.page.goto(`${site}/admin/`);
  const { tasks } = who.consoleTexts;
  const { session } = who.texts;
  await who.page.getByLabel(session.email).waitFor();
  await keys.tabTo(session.email);
  await keys.type(email);
  await keys.press('Tab');
  await keys.type(PASSWORD);
  await keys.press('Enter');
  await who.page.getByRole('heading', { level: 1, name: tasks.title }).waitFor();
  return { who, keys };
}
