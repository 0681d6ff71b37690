import { randomUUID } from 'node:crypto';
import type { Cast } from '#scripts/driver/journey.ts';
import { mailWhere } from '#scripts/driver/mails.ts';
import { logIn } from '#scripts/driver/people.ts';
import { PASSWORD } from '#scripts/driver/system.ts';
import { mailWeb, site } from './visitor.ts';

/** The demo's people, acting over HTTP to set a scene quickly. */
export async function siteCast(): Promise<Cast> {
  const person = (name: string) => logIn(site, `${name}@example.com`, PASSWORD);
  const founder = await person('founder');
  const staff = await person('staff');
  const lawyer = await person('lawyer');
  return { site, mailWeb, founder, staff, lawyer };
}

/** A new account whose address is confirmed. @returns its address */
export async function newMember(): Promise<string> {
  const email = `mitglied-${randomUUID().slice(0, 8)}@example.com`;
  const account = { first_name: 'Mia', last_name: 'Vogt', email, password: PASSWORD, terms: true };
  const registered = await fetch(`${site}/api/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!registered.ok) throw new Error(`not registered: ${registered.status}`);
  const token = /[?&]token=([\w.~-]+)/;
  const mail = await mailWhere(mailWeb, ({ to, text }) => to === email && token.test(text));
  const query = `token=${token.exec(mail.text)?.[1]}`;
  const verified = await fetch(`${site}/api/users/register/verify-email?${query}`);
  if (!verified.ok) throw new Error(`not verified: ${verified.status}`);
  return email;
}
