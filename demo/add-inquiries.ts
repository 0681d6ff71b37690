import { subDays } from 'date-fns/subDays';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import { foreign } from '#domain/foreign-text.ts';
import { newsletterOrder } from '#domain/site/newsletter.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import {
  endSubscription,
  listSubscriptions,
} from '#modules/accounts/profile/newsletter/managed-newsletter.ts';
import { confirmNewsletter, subscribe } from '#modules/accounts/profile/newsletter/newsletter.ts';
import { type Inquiry, receiveInquiry } from '#modules/inquiries/inquiries.ts';
import { markInquiry } from '#modules/inquiries/managed-inquiries.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { sendNoMails } from './no-mails.ts';

const NAMESPACE = '6a6f0a1e-5f43-4a53-9a5b-0d0d1c5f7f21';
const idOf = (name: string) => uuidv5(name, NAMESPACE);

const staff = demoPersonId('staff@example.com');

interface Asked {
  ago: number;
  inquiry: Inquiry;
  done?: true;
}

/** Inquiries of visitors: a question, an offer of cooperation, a withdrawal, and one that is answered. */
const asked: readonly Asked[] = [
  {
    ago: 1,
    inquiry: {
      id: idOf('question'),
      kind: 'contact',
      language: 'de',
      content: {
        name: 'Ronja Albers',
        email: 'ronja.albers@example.com',
        phone: '+49 511 5550134',
        message: foreign(
          'Wir sind zu dritt, einer von uns wohnt in Wien. Kann er den Notartermin online wahrnehmen?',
        ),
      },
    },
  },
  {
    ago: 3,
    inquiry: {
      id: idOf('partner'),
      kind: 'partner',
      language: 'en',
      content: {
        company: 'Hafenkontor Coworking GmbH',
        website: 'https://hafenkontor.example.com',
        contactPerson: 'Owen Clarke',
        phone: '+49 40 5550178',
        email: 'owen.clarke@example.com',
        sector: 'startup-centre',
        services: foreign(
          'Desks and a business address in Hamburg, at a reduced rate for your members.',
        ),
      },
    },
  },
  {
    ago: 5,
    inquiry: {
      id: idOf('withdrawal'),
      kind: 'withdrawal',
      language: 'de',
      content: {
        name: 'Levin Petersen',
        email: 'levin.petersen@example.com',
        contract: 'Stundenpaket vom 20. November',
      },
    },
  },
  {
    ago: 9,
    done: true,
    inquiry: {
      id: idOf('answered'),
      kind: 'contact',
      language: 'de',
      content: {
        name: 'Svea Jahn',
        email: 'svea.jahn@example.com',
        message: foreign(
          'Bekomme ich die Rechnung auch auf die Firma, wenn sie noch nicht eingetragen ist?',
        ),
      },
    },
  },
];

/** Orders of the newsletter without an account, with their outcomes; the latest comes last. */
const readers = [
  { name: 'mika.lorenz', ago: 30, state: 'lapsed' },
  { name: 'tilda.brandt', ago: 6, state: 'confirmed' },
  { name: 'piet.harms', ago: 4, state: 'ended' },
  { name: 'nora.simon', ago: 2, state: 'waiting' },
] as const;

const latest = { form: 'footer', sort: '-requestedAt', limit: 1, offset: 0 } as const;

/** Added once per database. */
export async function addDemoInquiries(db: Database, linkSecret: string, now: Date): Promise<void> {
  for (const { ago, inquiry, done } of asked) {
    await receiveInquiry(db, inquiry, subDays(now, ago));
    if (done) await markInquiry(db, { id: inquiry.id, done, by: staff }, subDays(now, ago - 1));
  }
  await sendNoMails(db, new Set(asked.map(({ inquiry }) => inquiry.id)), now);
  if ((await listSubscriptions(db, latest)).meta.total > 0) return;
  for (const reader of readers) await order(db, linkSecret, reader, now);
}

async function order(
  db: Database,
  linkSecret: string,
  { name, ago, state }: (typeof readers)[number],
  now: Date,
): Promise<void> {
  const wish = { textVersion: newsletterOrder.version, at: subDays(now, ago) };
  await subscribe(db, linkSecret, { email: `${name}@example.com`, language: 'de' }, wish);
  const [ordered] = (await listSubscriptions(db, latest)).subscriptions;
  if (!ordered) return;
  const { id } = ordered;
  await sendNoMails(db, new Set([id]), now);
  if (state === 'confirmed' || state === 'ended') {
    await confirmNewsletter(db, tokenOf(linkSecret, id));
  }
  if (state === 'ended') await endSubscription(db, id);
}
