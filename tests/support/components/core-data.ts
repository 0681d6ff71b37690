import { page } from 'vitest/browser';
import type { Locale } from '#domain/site/paths.ts';
import { textsOf } from '../texts.ts';
import { endingWith } from '../words.ts';
import { appears, beginningWith, button, field } from './controls.ts';

/** What a founder says of the company; what is missing stays as it is. */
export interface CoreDataAnswers {
  legalForm?: 'ug' | 'gmbh';
  shareCapital?: string;
  companyName?: string;
  totalShareholders?: 'alone' | 'two';
  city?: string;
  companyPurpose?: string;
  description?: string;
  notaryName?: string;
  notaryEmail?: string;
}

type Name = keyof CoreDataAnswers;

/** In the order in which they are asked. */
const asked: Readonly<Record<string, readonly Name[]>> = {
  capital: ['legalForm', 'shareCapital'],
  name: ['companyName'],
  shareholders: ['totalShareholders'],
  seat: ['city'],
  purpose: ['companyPurpose'],
  project: ['description'],
  year: [],
  notary: ['notaryName', 'notaryEmail'],
};

export const companyAnswers = {
  legalForm: 'gmbh',
  shareCapital: '25.000',
  companyName: 'Vollständig',
  totalShareholders: 'two',
  city: 'Kiel',
  companyPurpose: 'Entwicklung von Werkzeugen',
  description: 'Werkzeuge, die man gern in die Hand nimmt.',
} as const satisfies CoreDataAnswers;

/** Waits for a question, by the end of its heading. */
export const isAsked = (title: string) =>
  appears(page.getByRole('heading', { name: endingWith(title) }));

/** Answers the questions about the company, up to the overview or to a question. */
export async function answerQuestions(
  answers: CoreDataAnswers,
  { locale = 'de', upTo = 'overview' }: { locale?: Locale; upTo?: string } = {},
): Promise<void> {
  const texts = textsOf(locale);
  const { coreData } = texts.foundations;
  const { next, overview } = texts.forms.questions;
  for (const [id, names] of Object.entries(asked)) {
    await isAsked(coreData.questions[id as keyof typeof coreData.questions].title);
    if (id === upTo) return;
    for (const name of names) await answer(name, answers, coreData);
    await button(next).click();
  }
  await isAsked(overview);
}

async function answer(
  name: Name,
  { legalForm, totalShareholders, ...typed }: CoreDataAnswers,
  words: ReturnType<typeof textsOf>['foundations']['coreData'],
): Promise<void> {
  if (name === 'legalForm') {
    if (!legalForm) return;
    await page.getByRole('radio', { name: beginningWith(words.legalForms[legalForm]) }).click();
  } else if (name === 'totalShareholders') {
    if (!totalShareholders) return;
    await field(words[name]).selectOptions(words.shareholders[totalShareholders]);
  } else {
    const text = typed[name];
    if (text !== undefined) await field(words[name]).fill(text);
  }
}
