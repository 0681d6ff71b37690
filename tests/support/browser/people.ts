import { randomUUID } from 'node:crypto';
import { connect } from '#database/connection.ts';
import type { Locale } from '#domain/site/paths.ts';
import { addPeople } from '#modules/accounts/demo-accounts.ts';
import type { Cast } from '#ops/driver/journey.ts';
import { logIn } from '#ops/driver/people.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { databaseUrl, mailWeb, site } from '../running/addresses.ts';

export interface SiteCast extends Cast {
  founderEmail: string;
}

/**
 * People who act over HTTP to set a scene quickly: the demo's team, and a new founder, since nobody
 * may have many unfinished foundations.
 */
export async function siteCast(language: Locale = 'de'): Promise<SiteCast> {
  const person = (email: string) => logIn(site, email, PASSWORD);
  const founderEmail = await newMember(language);
  const founder = await person(founderEmail);
  const staff = await person('staff@example.com');
  const lawyer = await person('lawyer@example.com');
  return { site, mailWeb, founder, staff, lawyer, founderEmail };
}

/** A new account that can be used at once, without the mail that confirms it. @returns its address */
export async function newMember(language: Locale = 'de'): Promise<string> {
  const email = `mitglied-${randomUUID().slice(0, 8)}@example.com`;
  const person = { email, firstName: 'Mia', lastName: 'Vogt', role: 'member', language } as const;
  const { db, close } = connect(databaseUrl);
  try {
    await addPeople(db, [person], PASSWORD);
  } finally {
    await close();
  }
  return email;
}
