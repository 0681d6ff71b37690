import type { Database } from '#database/connection.ts';
import type { MailChoice, RequiredMail } from '#domain/mails/choices.ts';
import type { NoticeKind } from '#domain/notices/notices.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { HistoryDeps } from '#event-store/foundation-history.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import type { InvoiceFiles } from '#modules/invoices/pdfs.ts';
import type { Noticed } from '#modules/notices/notices.ts';
import { type Address, addressesIn } from './addresses.ts';
import type { Filed } from './file-letter.ts';
import { type Attachment, type Letter, type LetterFrame, letterIn, type Said } from './letter.ts';
import type { Reader, SendDeps } from './send-once.ts';

export interface MailDeps extends SendDeps, HistoryDeps {
  db: Database;
  keys: Pick<PersonKeys, 'openEvents' | 'sealText'>;
  linkSecret: string;
  invoiceFiles: InvoiceFiles;
  now: () => Date;
}

/** What every letter may say, whatever it is about. */
export interface Frame {
  /** Of the reader. */
  language: Locale;
  /** What the reader is called; null for those who are not addressed by name. */
  name: string | null;
  address: Address;
  sender: string;
  operator: Operator;
  /** The instant of writing, ISO 8601. */
  now: string;
}

/** One of several readers of the same mail. */
export type Addressee = Reader & { id: string };

/** null or undefined when there is nobody any more: erased, suspended or removed. */
type Found = Reader | readonly Addressee[] | null | undefined;

/** What a mail is about, looked up when it is sent. */
export interface Loaded<Facts, Readers extends string> {
  facts: Facts;
  /** Everybody a mail about this can go to; asked for the one that the mail names. */
  readers: Record<Readers, () => Found | Promise<Found>>;
  /** Instant of what the mail is about; when it was enqueued unless given. */
  stamp?: string;
  /** Who finds a notice of it in the member area, and where that leads. */
  notice?: Noticed;
  /** Where the team finds a copy; null where it is neither about a case nor about an account. */
  filed: Filed | null;
}

/** Readers with a member area, in which a notice can go with the mail. */
type Member = 'founder' | 'co-founders' | 'joined' | 'missing' | 'member' | 'visitor';

/** A mail to a member says whether a notice of the same name goes with it. */
type NoticeOf<Name, To> = To extends Member
  ? { notice: Name extends NoticeKind ? true : false | 'needs a kind in domain/notices/notices.ts' }
  : { notice?: never };

/** Who does without a mail finds a notice instead; others have no settings to say so. */
type ChoiceOf<Name, To> = To extends Member
  ? { choice: Name extends NoticeKind ? unknown : RequiredMail }
  : { choice: 'account' | 'none' };

interface Definition<Name extends string, To extends string, Ids, Facts, Readers extends string> {
  name: Name;
  to: To & NoInfer<Readers>;
  /** What kind of mail it is to its reader, who may do without some kinds. */
  choice: MailChoice | ((facts: Facts, ids: Ids) => MailChoice);
  /** null when what it is about is gone: then nothing is sent. */
  load: (deps: MailDeps, ids: Ids) => Promise<Loaded<Facts, Readers> | null>;
  /** Whether what it would say is no longer true. */
  outdated?: (facts: Facts, now: Date) => boolean;
  attached?: (deps: MailDeps, facts: Facts) => Promise<Attachment | undefined>;
  /** What it shares with all letters to these readers. */
  frame: (context: NoInfer<Facts> & Frame) => LetterFrame;
  /** null when there is nothing left to say. */
  write: (context: Facts & Frame) => Said | null;
}

/** A mail that is ready to be written to its readers. */
export interface LoadedMail {
  stamp: string | undefined;
  notice: Loaded<unknown, string>['notice'];
  filed: Filed | null;
  isOutdated: boolean;
  choice: MailChoice;
  readers: () => Promise<Found>;
  letterTo: (reader: Reader) => Promise<Letter | null>;
}

/** One kind of mail: its name, who gets it, what it is made from, and the letter. */
export interface Mail<Name extends string, To extends string, Ids, Facts> {
  name: Name;
  to: To;
  hasNotice: boolean;
  write: (context: Facts & Frame) => Letter | null;
  /** @param ids of what it is about; names and addresses are looked up here */
  load: (deps: MailDeps, ids: Ids) => Promise<LoadedMail | null>;
}

export function defineMail<
  const Name extends string,
  const To extends string,
  Ids extends object,
  Facts extends object,
  Readers extends string,
>(
  definition: Definition<Name, To, Ids, Facts, Readers> & NoticeOf<Name, To> & ChoiceOf<Name, To>,
): Mail<Name, To, Ids, Facts> {
  const { name, to, choice, load, outdated, attached, notice } = definition;
  const write = (context: Facts & Frame) => {
    const said = definition.write(context);
    return said && letterIn(context.language, definition.frame(context), said);
  };
  return {
    name,
    to,
    hasNotice: notice === true,
    write,
    async load(deps, ids) {
      const loaded = await load(deps, ids);
      if (!loaded) return null;
      const { facts, readers, stamp } = loaded;
      return {
        stamp,
        notice: loaded.notice,
        filed: loaded.filed,
        isOutdated: outdated?.(facts, deps.now()) ?? false,
        choice: typeof choice === 'function' ? choice(facts, ids) : choice,
        readers: async () => readers[to](),
        async letterTo(reader) {
          const letter = write({ ...facts, ...frameOf(deps, reader) });
          const attachment = letter && (await attached?.(deps, facts));
          return attachment ? { ...letter, attachments: [attachment] } : letter;
        },
      };
    },
  };
}

const frameOf = (
  { mailer, operator, publicUrl, now }: MailDeps,
  { name, language }: Reader,
): Frame => ({
  language,
  name: name || null,
  address: addressesIn(publicUrl, language),
  sender: mailer.sender.name,
  operator,
  now: now().toISOString(),
});

/** Our own team reads German. */
export const teamOf = ({ name, email }: Operator): Reader => ({ name, email, language: 'de' });

/** An account as the reader of a mail. */
export const readerOf = ({ id, firstName, email, language }: Person): Reader => ({
  ...(id !== undefined && { person: id }),
  name: firstName ?? '',
  email,
  language,
});

interface Person {
  /** Of the account, where there is one. */
  id?: string;
  firstName: string | null;
  email: string;
  language: Locale;
}
