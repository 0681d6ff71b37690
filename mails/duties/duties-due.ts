import { type EnteredCompany, enteredCompanyOf } from '#domain/duties/company.ts';
import { rules } from '#domain/duties/duties.ts';
import { titleOf } from '#domain/duties/names.ts';
import { type Occurrence, occurrencesOf } from '#domain/duties/occurrences.ts';
import type { History } from '#domain/foundations/history.ts';
import { citedIn } from '#domain/site/citations.ts';
import { longDay } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { activeReader } from '#modules/accounts/directory/people.ts';
import { remindersOfMail } from '#modules/duties/followed.ts';
import { tickedKeys } from '#modules/duties/ticks.ts';
import { defineMail, type Loaded, type MailDeps, readerOf } from '../define-mail.ts';
import { greet } from '../greeting.ts';
import { unlinked } from '../unlinked.ts';

export interface DutiesFacts {
  foundationId: string;
  company: string;
  /** Those that are still open, the earliest first. */
  duties: Occurrence[];
}

/** @returns null once whoever led the formation is erased, or it is open again */
async function loadDuties(
  deps: MailDeps,
  { remindersId }: { remindersId: string },
): Promise<Loaded<DutiesFacts, 'member'> | null> {
  const { db } = deps;
  const told = await remindersOfMail(db, remindersId);
  const company = told && companyIn(await readHistory(deps, told.foundationId), told.foundationId);
  if (!told || !company) return null;
  const { foundationId, founderId, companyName } = company;
  const ticked = await tickedKeys(db, foundationId);
  const isOpen = ({ key }: Occurrence) => told.keys.includes(key) && !ticked.has(key);
  return {
    facts: {
      foundationId,
      company: unlinked(companyName),
      duties: occurrencesOf(company.facts).filter(isOpen),
    },
    readers: {
      async member() {
        const account = await activeReader(db, founderId);
        return account ? readerOf(account) : null;
      },
    },
    notice: { accountId: founderId, subject: { foundationId } },
    filed: {
      subject: 'case',
      foundationId,
      accountId: founderId,
      persons: [founderId],
    },
  };
}

function companyIn({ state }: History, foundationId: string): EnteredCompany | undefined {
  if (state.status !== 'completed') return undefined;
  const { founderId, coreData, people, deedDate, registerExtract, completedAt } = state;
  const { enteredOn } = registerExtract;
  return enteredCompanyOf({
    foundationId,
    founderId,
    coreData,
    people,
    deedDate,
    enteredOn,
    completedAt,
  });
}

/** What a company has to do soon, to whoever led its formation: each reminder once. */
export const dutiesDue = defineMail({
  name: 'duties-due',
  to: 'member',
  choice: 'duties',
  notice: true,
  load: loadDuties,
  outdated: ({ duties }) => duties.length === 0,
  frame: (context) => ({
    greeting: greet(context),
    reason: {
      de: `Du bekommst diese E-Mail, weil du mit ${context.sender} eine Gesellschaft gegründet hast. In den Einstellungen deines Kontos bestellst du Erinnerungen an ihre Pflichten ab.`,
      en: `You are receiving this because you set up a company with ${context.sender}. In the settings of your account you can turn off reminders of its duties.`,
    }[context.language],
  }),
  write({ foundationId, company, duties, language, address }) {
    const [first] = duties;
    if (!first) return null;
    const day = longDay(first.dueOn, language);
    const title = titleOf(first, language);
    const url = address('duties', foundationId);
    const lines = duties.map((duty) => lineOf(duty, language));
    return {
      note: { title: { de: 'Das steht an', en: 'What is due' }[language], lines },
      de: {
        subject: `${company}: ${duties.length === 1 ? title : `${duties.length} Pflichten stehen an`}`,
        preview: `Die nächste bis ${day}`,
        heading: duties.length === 1 ? title : `Was für die ${company} ansteht`,
        paragraphs: [
          `für die ${company} steht etwas an, das nächste bis ${day}. Was genau zu tun ist, worauf es beruht und was sonst geschieht, steht auf der Seite der Gesellschaft.`,
          'Ist es erledigt, hak es dort ab; dann erinnern wir nicht noch einmal.',
        ],
        button: { label: 'Pflichten ansehen', url },
      },
      en: {
        subject: `${company}: ${duties.length === 1 ? title : `${duties.length} duties are coming up`}`,
        preview: `The next by ${day}`,
        heading: duties.length === 1 ? title : `What is coming up for ${company}`,
        paragraphs: [
          `Something is coming up for ${company}, the next by ${day}. What exactly to do, what it rests on and what happens otherwise is on the page of your company.`,
          'Once it is done, tick it off there, and we will not remind you again.',
        ],
        button: { label: 'View duties', url },
      },
    };
  },
});

function lineOf(duty: Occurrence, language: Locale): string {
  const day = longDay(duty.dueOn, language);
  const rule = rules[duty.name];
  const source = citedIn(rule.source, language);
  const by = {
    law: { de: `bis ${day}`, en: `by ${day}` },
    us: { de: `am besten bis ${day}`, en: `best by ${day}` },
  }[rule.by][language];
  return `${titleOf(duty, language)}: ${by} (${source})`;
}
