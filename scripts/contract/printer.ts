import {
  type Checker,
  SignatureKind,
  type Symbol,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync';

const LINE_MAX = 100;
/** Shorter shapes, such as `{ id: string }`, coincide by chance, so they get no name. */
const NAMED_MIN = 60;

const PLAIN =
  TypeFlags.AnyOrUnknown |
  TypeFlags.Nullable |
  TypeFlags.NumberLiteral |
  TypeFlags.BooleanLike |
  TypeFlags.String |
  TypeFlags.Number |
  TypeFlags.Never;

/** Where a type is printed: its indentation, and the used length of the line. */
interface Place {
  indent: string;
  used: number;
}

interface Field {
  head: string;
  types: readonly Type[];
  comment: string;
}

/** Prints types in full: the text does not refer to what they were inferred from. */
export class Printer {
  readonly #checker: Checker;
  readonly #whole = new Map<number, string>();
  readonly #names = new Map<string, string>();

  constructor(checker: Checker) {
    this.#checker = checker;
  }

  /** Gives a shape this name wherever it appears. The first name of a shape counts. */
  name(name: string, type: Type): void {
    const whole = this.#wholeOf([type]);
    if (whole.length >= NAMED_MIN && !this.#names.has(whole)) this.#names.set(whole, name);
  }

  declaration(name: string, type: Type): string {
    const place = { indent: '', used: `export type ${name} = `.length };
    const other = this.#names.get(this.#wholeOf([type]));
    const isOther = other !== undefined && other !== name;
    const text = isOther ? other : this.#writeOut([type], place);
    if (isObject(type) && text.startsWith('{\n')) return `export interface ${name} ${text}`;
    return `export type ${name} =${text.startsWith('\n') ? '' : ' '}${text};`;
  }

  #print(types: readonly Type[], place: Place): string {
    return this.#names.get(this.#wholeOf(types)) ?? this.#writeOut(types, place);
  }

  #writeOut(types: readonly Type[], place: Place): string {
    const [type, ...others] = membersOf(types);
    if (!type || others.length > 0) {
      const inner = { ...place, used: place.indent.length + 2 };
      return filled(unionOf(membersOf(types).map((each) => this.#print([each], inner))), place);
    }
    const item = this.#itemOf(type);
    if (item) return inArray(item, this.#print([item], place));
    return isObject(type) ? this.#object(type, place) : this.#plain(type);
  }

  #object(type: Type, { indent, used }: Place): string {
    const fields = this.#fieldsOf(type);
    if (fields.length === 0) return '{}';
    const inner = `${indent}  `;
    const lines = fields.map(({ head, types }) => {
      const text = this.#print(types, { indent: inner, used: inner.length + head.length + 2 });
      return `${head}:${text.startsWith('\n') ? '' : ' '}${text}`;
    });
    const short = `{ ${lines.join('; ')} }`;
    const isPlain = fields.every(({ comment }) => comment === '') && !short.includes('\n');
    if (isPlain && used + short.length < LINE_MAX) return short;
    const documented = lines.map(
      (line, at) => `${documentation(fields[at]?.comment ?? '', inner)}${inner}${line};\n`,
    );
    return `{\n${documented.join('')}${indent}}`;
  }

  /** The types on one line, without names and comments: equal text means equal types. */
  #wholeOf(types: readonly Type[]): string {
    const [type, ...others] = membersOf(types);
    if (!type || others.length > 0) {
      return unionOf(membersOf(types).map((each) => this.#wholeOf([each]))).join(' | ');
    }
    const known = this.#whole.get(type.id);
    if (known !== undefined) return known;
    const whole = this.#wholeOfOne(type);
    this.#whole.set(type.id, whole);
    return whole;
  }

  #wholeOfOne(type: Type): string {
    const item = this.#itemOf(type);
    if (item) return inArray(item, this.#wholeOf([item]));
    if (!isObject(type)) return this.#plain(type);
    const fields = this.#fieldsOf(type).map(
      ({ head, types }) => `${head}: ${this.#wholeOf(types)}`,
    );
    return `{ ${fields.join('; ')} }`;
  }

  #itemOf(type: Type): Type | undefined {
    if (!type.isTypeReference() || !this.#checker.isArrayType(type)) return undefined;
    return this.#checker.getTypeArguments(type)[0];
  }

  #fieldsOf(type: Type): Field[] {
    if (this.#checker.getSignaturesOfType(type, SignatureKind.Call).length > 0) {
      throw new Error('The contract cannot contain functions.');
    }
    const keys = this.#checker.getIndexInfosOfType(type).map(({ keyType, valueType }) => ({
      head: `[key: ${this.#plain(keyType)}]`,
      types: [valueType],
      comment: '',
    }));
    return [...keys, ...this.#checker.getPropertiesOfType(type).map((each) => this.#fieldOf(each))];
  }

  #fieldOf(property: Symbol): Field {
    const type = this.#checker.getTypeOfSymbol(property);
    if (!type) throw new Error(`The field ${property.name} has no type.`);
    const name = /^[a-z_$][\w$]*$/i.test(property.name) ? property.name : quoted(property.name);
    const comment = this.#checker.getDocumentationCommentOfSymbol(property);
    if ((property.flags & SymbolFlags.Optional) === 0)
      return { head: name, types: [type], comment };
    const given = membersOf([type]).filter(({ flags }) => (flags & TypeFlags.Undefined) === 0);
    return { head: `${name}?`, types: given.length > 0 ? given : [type], comment };
  }

  #plain(type: Type): string {
    if (type.isStringLiteralType()) return quoted(type.value);
    if (isBrand(type)) return BRAND;
    // Values that are not JSON, such as files.
    if ((type.flags & TypeFlags.Any) !== 0) return 'unknown';
    const text = this.#checker.typeToString(type);
    if ((type.flags & PLAIN) === 0) throw new Error(`The contract cannot contain ${text}.`);
    return text;
  }
}

/** The only type that is printed by its name in the domain, since it is no shape. */
export const BRAND = 'ForeignText';
const isBrand = (type: Type) => type.getAliasSymbol()?.name === BRAND;

const isObject = (type: Type) =>
  type.isObjectType() || (type.isIntersectionType() && !isBrand(type));

const membersOf = (types: readonly Type[]) =>
  types.flatMap((type) => (type.isUnionType() ? type.getTypes() : type));

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const inArray = (item: Type, text: string) =>
  item.isUnionType() && / \| |^\n/.test(text) ? `(${text})[]` : `${text}[]`;

/** Sorts members: the compiler's order depends on where it met them first. */
function unionOf(members: string[]): string[] {
  const isBoolean = members.includes('true') && members.includes('false');
  const isLiteral = (each: string) => each === 'true' || each === 'false';
  const others = isBoolean ? ['boolean', ...members.filter((each) => !isLiteral(each))] : members;
  return [...new Set(others)].toSorted((a, b) => endOf(a) - endOf(b) || (a < b ? -1 : 1));
}

/** Sorts `null` and `undefined` last. */
const endOf = (member: string) => ['null', 'undefined'].indexOf(member);

/** Breaks lines only where members would not fit. */
function filled(members: string[], { indent, used }: Place): string {
  const short = members.join(' | ');
  if (short.includes('\n') || used + short.length < LINE_MAX) return short;
  const inner = `${indent}  `;
  const lines: string[] = [];
  for (const member of members) {
    const line = lines.at(-1);
    const longer = `${line} | ${member}`;
    if (line !== undefined && longer.length < LINE_MAX) lines[lines.length - 1] = longer;
    else lines.push(`${inner}| ${member}`);
  }
  return `\n${lines.join('\n')}`;
}

/** A comment for the declaration below it. */
export function documentation(comment: string, indent = ''): string {
  const lines = comment.split('\n');
  if (comment === '') return '';
  if (lines.length === 1) return `${indent}/** ${comment} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}\n`).join('')}${indent} */\n`;
}
