import { type FieldShape, fieldsOf, type PieceKind, type Typed } from './fields.ts';

/** The value of a field's text; undefined where it is empty. */
function valueOf(shape: FieldShape, text: string): unknown {
  switch (shape) {
    case 'lines':
      return partsOf(text, /\n/);
    case 'paragraphs':
      return partsOf(text, /\n\s*\n/).map(onOneLine);
    case 'questions':
      return partsOf(text, /\n\s*\n/).map(questionOf);
    case 'number':
      return text === '' ? undefined : Number(text);
    default:
      return text === '' ? undefined : text;
  }
}

const partsOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function questionOf(part: string) {
  const [question = '', ...answer] = part.split('\n');
  return { question: question.trim(), answer: answer.join(' ').trim() };
}

function textOf(value: unknown, shape: FieldShape): string {
  if (value === undefined || value === null) return '';
  if (!Array.isArray(value)) return String(value);
  if (shape === 'questions') {
    return value.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n');
  }
  return value.join(shape === 'paragraphs' ? '\n\n' : '\n');
}

type Tree = { [name: string]: unknown };

/** The typed text in the shape that its schema reads: `{ author, de: { title, … }, en: { … } }`. */
export function treeOf(kind: PieceKind, typed: Typed): Tree {
  const tree: Tree = { de: {}, en: {} };
  for (const { path, shape } of fieldsOf(kind)) {
    const value = valueOf(shape, typed[path]?.replaceAll('\r\n', '\n').trim() ?? '');
    if (value !== undefined) put(tree, path.split('.'), value);
  }
  return tree;
}

function put(tree: Tree, [name = '', ...below]: readonly string[], value: unknown): void {
  if (below.length === 0) tree[name] = value;
  else {
    tree[name] ??= {};
    put(tree[name] as Tree, below, value);
  }
}

/** The reverse of `treeOf`, for the content of a file. */
export function typedOf(kind: PieceKind, tree: Tree): Typed {
  return Object.fromEntries(
    fieldsOf(kind).flatMap(({ path, shape }) => {
      const text = textOf(at(tree, path.split('.')), shape).trim();
      return text === '' ? [] : [[path, text]];
    }),
  );
}

const at = (tree: Tree, names: readonly string[]): unknown =>
  names.reduce<unknown>((value, name) => (value as Tree | undefined)?.[name], tree);

const onOneLine = (part: string) =>
  part
    .split('\n')
    .map((line) => line.trim())
    .join(' ');
