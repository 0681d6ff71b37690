import { globSync, readFileSync } from 'node:fs';
import { amounts } from '#domain/pricing/amounts.ts';
import { courtFees } from '#domain/pricing/court-fees.ts';
import { articlesKinds, formationCosts } from '#domain/pricing/fees.ts';

/** Everything that founders read. */
export const textFiles = globSync([
  'content/**/*.{md,yaml}',
  'web/**/*.{ts,tsx}',
  'mails/**/*.ts',
  'domain/{site,foundations,orders,notices}/**/*.ts',
])
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('web/build/'));

/** Of the register court until May 2025. */
const outOfDate = [15_000, 24_000];

const shareholders = [1, 2];
const capitals = [50_000, 100_000, 1_250_000, 2_500_000, 5_000_000];

/** Every line and every sum of a bill that the table makes for usual companies. */
const billed = articlesKinds.flatMap((articles) =>
  capitals.flatMap((shareCapitalCents) =>
    shareholders.flatMap((count) => {
      const costs = formationCosts({ articles, shareCapitalCents, shareholders: count });
      const { positions, outlays, notaryNet, notaryVat, notary, court, total } = costs;
      const items = positions.map(({ feeCents }) => feeCents);
      return [...items, outlays, notaryNet, notaryVat, notary, notary + court, total];
    }),
  ),
);

/** Values that fees are counted of, and capital, are no fees. */
const isFee = (name: string) => !/-value$|-capital$|-payment$/.test(name);
const named = [...amounts].filter(([name]) => isFee(name)).map(([, cents]) => cents);
const court = [courtFees('money'), courtFees('in-kind')].flatMap((fees) => Object.values(fees));

const fees = new Set(
  [...billed, ...named, ...court, ...outOfDate].flatMap((cents) => [
    cents,
    Math.round(cents / 100) * 100,
  ]),
);

const officeWords =
  /gebühr|\bfees?\b|\bsatz \d|mindestwert|minimum value|summe netto|net total|notar|beurkund|urkunde|\bgericht|registergericht|gerichtskosten|\bKV\b|GNotKG|tabelle B|handelsregister|registeranmeldung|gesellschafterliste|musterprotokoll|strukturierte daten|auslagen|einzahlung überwach|überwachung der einzahlung|bestellung der geschäftsführung|gründungskosten|transparenzregister|gewerbeamt|amtsgebühr|\bamtes\b|\bcourts?\b|\bdeeds?\b|table B|model protocol|application for registration|register application|draft of the application|list of shareholders|structured data|expenses|of the payment|appointment of the managing|formation costs|transparency register|trade office|office fee|the office/i;

const amountPattern =
  /(?<![\d.,§])(€ ?)?(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d\d))?(?!\d|[.,]\d)( ?(?:€|EUR\b|Euros?\b|euros?\b))?/g;

interface Typed {
  amount: string;
  cents: number;
}

/** The amounts of money in a sentence; in rows of tables also bare ones with cents. */
function amountsIn(sentence: string): Typed[] {
  const isRow = sentence.startsWith('|');
  return [...sentence.matchAll(amountPattern)].flatMap(
    ([amount, before, whole = '', rest, after]) =>
      before || after || (isRow && rest)
        ? [
            {
              amount: amount.trim(),
              cents: Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(rest ?? 0),
            },
          ]
        : [],
  );
}

/** Lines of YAML go on where they are indented; everything else is a paragraph in one line. */
const sentencesOf = (path: string, text: string) =>
  (path.endsWith('.yaml') ? text.replaceAll(/\n {6,}(?!- )/g, ' ') : text)
    .replaceAll('\u00a0', ' ')
    .replaceAll(/\{\{[^{}]*\}\}/g, 'filled')
    .split(/\n|(?<=[a-zäöüß)”“…€]{2}[.!?]) /);

/** Typed fees: any with cents, and whole ones in a sentence that speaks of who charges them. */
export const typedFees = (path: string, text: string): string[] =>
  sentencesOf(path, text).flatMap((sentence) =>
    amountsIn(sentence)
      .filter(({ cents }) => fees.has(cents) && (cents % 100 !== 0 || officeWords.test(sentence)))
      .map(({ amount }) => `${path}: ${amount}`),
  );

export const allTypedFees = (): string[] =>
  textFiles.flatMap((path) => typedFees(path, readFileSync(path, 'utf8')));
