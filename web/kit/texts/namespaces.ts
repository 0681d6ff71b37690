import type { shared } from './texts.de.ts';

/**
 * All namespaces of texts. Each `texts.de.ts` declares its own here, so that there is no list:
 *
 *     declare module '../../kit/texts/namespaces.ts' {
 *       interface Namespaces { invoices: typeof invoices }
 *     }
 */
// biome-ignore lint/suspicious/noEmptyInterface: files of texts add their namespaces.
export interface Namespaces {}

/** Namespaces that every page loads. */
type Shared = keyof typeof shared;
type AllTexts = typeof shared & Namespaces;

/** Namespaces that only the pages load that use them. */
export type Namespace = keyof Namespaces;

/** Plural forms are addressed without the suffix that `t` chooses by `count`. */
type WithoutSuffix<Name extends string> = Name extends `${infer Stem}_${'one' | 'other'}`
  ? Stem
  : Name;

/** All dotted paths to texts, objects and lists. Names with a dot are read from their object. */
type PathsIn<Texts> = {
  [Name in keyof Texts & string]: Name extends `${string}.${string}`
    ? never
    : Texts[Name] extends string | readonly unknown[]
      ? WithoutSuffix<Name>
      : Name | `${Name}.${PathsIn<Texts[Name]>}`;
}[keyof Texts & string];

type KeysOf<Name extends keyof AllTexts> = {
  [Each in Name]: Each | `${Each}:${PathsIn<AllTexts[Each]>}`;
}[Name];

/** What `t` takes: the keys of the shared texts and of the given namespaces. */
export type TextKey<Own extends Namespace = never> = KeysOf<Shared | Own>;

type TextAt<Key extends string> = Key extends `${infer Name}:${infer Path}`
  ? Name extends keyof AllTexts
    ? At<AllTexts[Name], Path>
    : never
  : Key extends keyof AllTexts
    ? AllTexts[Key]
    : never;

type At<Texts, Path extends string> = Path extends keyof Texts
  ? Texts[Path]
  : Path extends `${infer Name}.${infer Rest}`
    ? Name extends keyof Texts
      ? At<Texts[Name], Rest>
      : never
    : PluralAt<Texts, Path>;

/** Both forms, and the count that chooses between them even if neither shows it. */
type PluralAt<Texts, Path extends string> =
  | Texts[`${Path}_${'one' | 'other'}` & keyof Texts]
  | '{{count}}';

/** The names of the `{{values}}` of a text. */
export type ValueNames<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | ValueNames<Rest>
  : never;

export type Values<Names extends string> = {
  readonly [Name in Names]: Name extends 'count' ? number : string | number;
};

/** The second argument of `t`: exactly the values that the text names, none if it names none. */
type ValuesAt<Key extends string> = [ValueNames<TextAt<Key>>] extends [never]
  ? []
  : [values: Values<ValueNames<TextAt<Key>>>];

/** A text with `{{values}}` inside an object of texts: no string until `fillIn` has filled it in. */
export interface Unfilled<Names extends string> {
  readonly 'needs its values': Names;
}

/** An object or list of texts as components read it. */
export type Words<Texts> = Texts extends string
  ? Texts extends `${string}{{${string}`
    ? Unfilled<ValueNames<Texts>>
    : string
  : { readonly [Name in keyof Texts]: Words<Texts[Name]> };

/** What lies at a key: a text, or an object or list of texts. */
export type WordsAt<Key extends string> = [TextAt<Key>] extends [string]
  ? string
  : Words<TextAt<Key>>;

/** Looks up texts of the shared namespaces and of the given ones. */
export type Translate<Own extends Namespace = never> = <Key extends TextKey<Own>>(
  key: Key,
  ...values: ValuesAt<Key>
) => WordsAt<Key>;
