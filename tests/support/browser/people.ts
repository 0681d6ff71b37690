import { randomUUID } from 'node:crypto';
import type { Locale } from '#domain/site/paths.ts';
import type { Cast } from '#scripts/driver/journey.ts';
import { mailWhere } from '#scripts/driver/mails.ts';
import { logIn } from '#scripts/driver/people.ts';
import { PASSWORD } from '#scripts/driver/system.ts';
import { mailWeb, site } from './visitor.ts';

export interface SiteCast extends Cast {
  founderEmail: string;
}

/**
 * People who act over HTTP to set a scene quickly: the demo's team, and a new founder, since nobody
 * may have many unfinished foundations.
 */
export async function siteCast(): Promise<SiteCast> {
  const person = (email: string) => logIn(site, email, PASSWORD);
  const founderEmail = await newMember();
  const founder = await person(founderEmail);
  const staff = await person('staff@example.com');
  const lawyer = await person('lawyer@example.com');
  return { site, mailWeb, founder, staff, lawyer, founderEmail };
}

/** A new account whose address is confirmed. @returns its address */
export async function newMember(language: Locale = 'de'): Promise<string> {
  const email = `mitglied-${randomUUID().slice(0, 8)}@example.com`;
  const account = {
    first_name: 'Mia',
    last_name: 'Vogt',
    email,
    password: PASSWORD,
    terms: true,
    language,
  };
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
