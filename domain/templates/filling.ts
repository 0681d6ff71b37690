import { ERASED } from '../erased.ts';
import {
  directorsOf,
  nameOf,
  type Participant,
  type PersonDetails,
} from '../foundations/people/people.ts';
import { type Reader, seesDetails } from '../foundations/people/seen-by.ts';
import type { Status } from '../foundations/statuses.ts';
import { legalFormNames } from '../pricing/names.ts';
import { capitalEurosOf, courtOf, type SheetFacts } from '../sheets/facts.ts';
import { type Holding, holdingsOf } from '../sheets/shares.ts';
import { addressIn, dayIn, percentIn, townIn } from '../sheets/written.ts';
import { numberFormat } from '../site/intl.ts';
import type { Locale } from '../site/paths.ts';

/** A formation from which the blanks of a template are filled. */
export interface Company extends SheetFacts {
  status: Status;
  registerEntry: {
    registerNumber?: string | undefined;
    registerCourt?: string | undefined;
  } | null;
}

/** Blanks that facts of a formation fill, as the templates call them in each language. */
export const blanks = {
  companyName: { de: 'Name der Gesellschaft', en: 'Name of the company' },
  registeredName: { de: 'Firma mit Rechtsformzusatz', en: 'Company name with legal form' },
  legalForm: { de: 'Rechtsform', en: 'Legal form' },
  seat: { de: 'Sitz der Gesellschaft', en: 'Registered office' },
  municipality: { de: 'Gemeinde', en: 'Municipality' },
  address: { de: 'Anschrift der Gesellschaft', en: 'Address of the company' },
  court: { de: 'Registergericht', en: 'Register court' },
  registerNumber: { de: 'Registernummer', en: 'Register number' },
  capital: { de: 'Stammkapital', en: 'Share capital' },
  represented: { de: 'Name der Geschäftsführung', en: 'Name of the managing director' },
  director: { de: 'Name des Geschäftsführers', en: 'Name of the managing director' },
  directorAddress: { de: 'Anschrift des Geschäftsführers', en: 'Address of the managing director' },
  directorBorn: { de: 'Geburtsdatum', en: 'Date of birth' },
  directorTown: { de: 'Wohnort', en: 'Place of residence' },
  alone: { de: 'Einzelvertretung oder gemeinsame Vertretung', en: 'Sole or joint representation' },
  exempt: { de: 'befreit oder nicht befreit', en: 'exempt or not exempt' },
  soleShareholder: {
    de: 'Name des alleinigen Gesellschafters',
    en: 'Name of the sole shareholder',
  },
  shareholder1: { de: 'Name Gesellschafter 1', en: 'Name of shareholder 1' },
  shareholder2: { de: 'Name Gesellschafter 2', en: 'Name of shareholder 2' },
  nominal1: { de: 'Nennbetrag 1', en: 'Nominal value 1' },
  nominal2: { de: 'Nennbetrag 2', en: 'Nominal value 2' },
  numbers1: { de: 'Nummern der Anteile 1', en: 'Numbers of shares 1' },
  numbers2: { de: 'Nummern der Anteile 2', en: 'Numbers of shares 2' },
  perShare: { de: 'Nennbetrag je Anteil', en: 'Nominal value per share' },
  founder1: { de: 'Name Gründer 1', en: 'Name of founder 1' },
  founder2: { de: 'Name Gründer 2', en: 'Name of founder 2' },
  founderAddress1: { de: 'Anschrift Gründer 1', en: 'Address of founder 1' },
  founderAddress2: { de: 'Anschrift Gründer 2', en: 'Address of founder 2' },
  percent1: { de: 'Anteil Gründer 1', en: 'Share of founder 1' },
  percent2: { de: 'Anteil Gründer 2', en: 'Share of founder 2' },
} as const;
type Blank = keyof typeof blanks;
type Values = Partial<Record<Blank, string | undefined>>;

/** Templates about one managing director: there the blank is not whoever represents the company. */
const aboutDirector = ['director-appointment', 'managing-director-contract'];

/** From the deed to the entry there is the company in formation (§ 11 GmbHG). */
const inFormation: readonly Status[] = [
  'bank-account-pending',
  'share-capital-payment-pending',
  'register-record-pending',
];

interface Filling {
  reader: Reader;
  language: Locale;
  /** Id of the template. */
  template: string;
}

/**
 * What stands in the blanks of a template, by the words of the blank: what is certain, and nothing of another
 * person's that the reader may not see. All other blanks stay.
 */
export function fillingFor(company: Company, filling: Filling): ReadonlyMap<string, string> {
  const { language, template } = filling;
  const values: Values = {
    ...ofCompany(company, language),
    ...ofDirectors(company, filling),
    ...ofShareholders(company, filling),
  };
  const left: Blank[] = aboutDirector.includes(template) ? ['represented'] : ['director'];
  return new Map(
    (Object.keys(blanks) as Blank[]).flatMap((blank): [string, string][] => {
      const value = left.includes(blank) ? undefined : values[blank];
      return value && !value.includes(ERASED) ? [[blanks[blank][language], value]] : [];
    }),
  );
}

const amountIn = (euros: number, language: Locale) => numberFormat(language, {}).format(euros);

function ofCompany(company: Company, language: Locale): Values {
  const { coreData, status, registerEntry } = company;
  if (!coreData) return {};
  const { companyName, city, legalForm, businessAddress: at } = coreData;
  const court = registerEntry?.registerCourt ?? courtOf(company)?.name;
  return {
    registeredName: companyName,
    companyName: inFormation.includes(status) ? `${companyName} i. G.` : companyName,
    legalForm: legalFormNames[legalForm][language],
    seat: city,
    municipality: city,
    address: at && `${at.street}, ${at.zip} ${at.city}`,
    // The templates write the kind of court and register.
    court: court?.replace(/^Amtsgericht /, ''),
    registerNumber: registerEntry?.registerNumber?.replace(/^HRB /, ''),
    capital: amountIn(capitalEurosOf(company), language),
  };
}

function ofDirectors({ people }: Company, { reader, language }: Filling): Values {
  const directors = directorsOf(people);
  const [only, ...more] = directors;
  const represented = directors.map(nameOf).join(language === 'de' ? ' und ' : ' and ');
  if (!only || more.length > 0) return { represented };
  const details = detailsFor(reader, only);
  const { alone, selfDealing } = only.managingDirector ?? { alone: false, selfDealing: false };
  const words =
    language === 'de'
      ? { how: alone ? 'Einzelvertretung' : 'gemeinsame Vertretung', not: 'nicht befreit' }
      : { how: alone ? 'sole representation' : 'joint representation', not: 'not exempt' };
  const exempt = language === 'de' ? 'befreit' : 'exempt';
  return {
    represented,
    director: nameOf(only),
    directorAddress: details && addressIn(details, language),
    directorBorn: details && dayIn(details.birthDate, language),
    directorTown: details && townIn(details, language),
    alone: words.how,
    exempt: selfDealing ? exempt : words.not,
  };
}

function detailsFor(reader: Reader, participant: Participant): PersonDetails | undefined {
  const { details } = participant;
  const isPerson = details !== undefined && 'birthDate' in details;
  return isPerson && seesDetails(reader, participant) ? details : undefined;
}

/** The templates have room for two; of more, none is named instead of some. */
function ofShareholders(company: Company, filling: Filling): Values {
  const { language } = filling;
  const holdings = holdingsOf(company.people, capitalEurosOf(company));
  const [one, two, ...more] = holdings;
  if (!one || more.length > 0) return {};
  if (!two) return { soleShareholder: nameOf(one.participant) };
  const euros = new Set(holdings.flatMap(({ runs }) => runs.map((run) => run.euros)));
  const [each] = euros;
  return {
    ...ofHolding(one, filling, ['shareholder1', 'founder1', 'founderAddress1', 'nominal1']),
    ...ofHolding(two, filling, ['shareholder2', 'founder2', 'founderAddress2', 'nominal2']),
    numbers1: allNumbers(one),
    numbers2: allNumbers(two),
    percent1: percentIn(one.totalPercent, language),
    percent2: percentIn(two.totalPercent, language),
    perShare: euros.size === 1 && each !== undefined ? amountIn(each, language) : undefined,
  };
}

function ofHolding(
  { participant, totalEuros }: Holding,
  { reader, language }: Filling,
  [shareholder, founder, address, nominal]: [Blank, Blank, Blank, Blank],
): Values {
  const details = seesDetails(reader, participant) ? participant.details : undefined;
  return {
    [shareholder]: nameOf(participant),
    [founder]: nameOf(participant),
    [address]: details && addressIn(details, language),
    [nominal]: amountIn(totalEuros, language),
  };
}

/** `1–3`: the numbers of one holder follow each other. */
function allNumbers({ runs }: Holding): string {
  const first = runs[0]?.first;
  const last = runs.at(-1)?.last;
  return first === last ? `${first}` : `${first}–${last}`;
}
