import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { type Expression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import {
  API,
  type Checker,
  ObjectFlags,
  type Type,
  TypeFlags,
  type UnionType,
} from 'typescript/unstable/sync';
import { read, root, sources } from '../sources.ts';

/** Types of the whole product take half a minute; nothing changes while no file does. */
const CACHE = join(root, 'node_modules/.cache/foreign-texts.json');

/** Everything that runs, but for the scripts of developers and operators. */
const running =
  /^(?:api|domain|event-store|logging|mails|modules|projections|telemetry|web|workflows)\//;

/** Something that may be of the type, and what it is a part of. */
interface Use {
  node: Expression;
  by: Node;
}

/**
 * The functions that work on `ForeignText`, each as `file#name` of what stands at the top of its file. They have a
 * parameter of the type, ask such a text one of its methods, put it together, or get it as plain text: from a call,
 * where ours are named and else whoever calls, or from where it is kept as plain text. Lists and records count, too.
 */
export function takersOfForeignText(): Set<string> {
  const hash = createHash('sha256');
  for (const { path, text } of sources()) if (running.test(path)) hash.update(path).update(text);
  const looked = hash.update(read('package-lock.json')).digest('hex');
  const known = existsSync(CACHE) ? JSON.parse(readFileSync(CACHE, 'utf8')) : {};
  if (known.looked === looked) return new Set(known.takers);
  const takers = look();
  mkdirSync(dirname(CACHE), { recursive: true });
  writeFileSync(CACHE, JSON.stringify({ looked, takers: [...takers] }));
  return takers;
}

function look(): Set<string> {
  const api = new API({ cwd: root });
  try {
    const [project] = api.updateSnapshot({ openProjects: [`${root}/tsconfig.json`] }).getProjects();
    if (!project) throw new Error('There is no project to look at.');
    const { checker, program } = project;
    const isForeign = foreignIn(checker);
    const takers = new Set<string>();
    for (const name of program.getSourceFileNames()) {
      const source = running.test(relative(root, name)) ? program.getSourceFile(name) : undefined;
      const uses = source ? usesIn(source) : [];
      // All of a file at once: each question goes to another process.
      const types = uses.length > 0 ? checker.getTypeAtLocation(uses.map(({ node }) => node)) : [];
      for (const [at, use] of uses.entries()) {
        if (!isForeign(types[at])) continue;
        const taker = takerOf(use, checker, isForeign);
        if (taker !== undefined) takers.add(taker);
      }
    }
    return takers;
  } finally {
    api.close();
  }
}

type IsForeign = (type: Type | undefined) => boolean;

/** Whether a type is `ForeignText`, may be it, or is a list or record of it. */
function foreignIn(checker: Checker): IsForeign {
  const known = new Map<number, boolean>();
  const look = (type: Type): boolean => {
    if (type.isUnionType()) return membersOf(type).some(isForeign);
    if (type.isIntersectionType()) {
      const members = type.getTypes().filter(({ flags }) => flags & TypeFlags.Object);
      return members
        .flatMap((one) => checker.getPropertiesOfType(one))
        .some(({ name }) => name.includes('foreigner'));
    }
    return type.isObjectType() && contentsOf(type, checker).some(isForeign);
  };
  const isForeign: IsForeign = (type) => {
    if (type === undefined) return false;
    const before = known.get(type.id);
    if (before !== undefined) return before;
    known.set(type.id, false);
    const found = look(type);
    known.set(type.id, found);
    return found;
  };
  return isForeign;
}

const isList = (type: Type) => /^(?:Readonly)?Array$/.test(type.getSymbol()?.name ?? '');

function contentsOf(type: Type & { objectFlags: ObjectFlags }, checker: Checker): readonly Type[] {
  if (type.objectFlags & ObjectFlags.Reference) {
    return isList(type) ? checker.getTypeArguments(type as never) : [];
  }
  return type.objectFlags & (ObjectFlags.Mapped | ObjectFlags.Anonymous)
    ? checker.getIndexInfosOfType(type).map(({ valueType }) => valueType)
    : [];
}

/** The compiler cannot tell the members of some unions of tuples, which are no texts. */
function membersOf(type: UnionType): readonly Type[] {
  try {
    return type.getTypes();
  } catch {
    return [];
  }
}

/** Undefined where the type is kept. */
function takerOf({ node, by }: Use, checker: Checker, isForeign: IsForeign): string | undefined {
  const here = placeOf(node);
  if (is.isCallExpression(by) || is.isNewExpression(by)) {
    const signature = checker.getResolvedSignature(by);
    const parameter =
      signature && checker.getParameterType(signature, by.arguments?.indexOf(node) ?? 0);
    if (isForeign(parameter)) return undefined;
    const declared = signature?.declaration?.resolve();
    const there = declared && placeOf(declared);
    return there !== undefined && running.test(there) ? there : here;
  }
  if (is.isPropertyAccessExpression(by)) {
    const type = checker.getTypeAtLocation(node);
    const isText = type !== undefined && takesText(type);
    return isText || by.name.text === 'join' || callsByName(by) ? here : undefined;
  }
  if (isKept(by)) {
    const wanted = checker.getContextualType(node);
    const isPlain = wanted !== undefined && !isForeign(wanted) && takesText(wanted);
    return isPlain ? here : undefined;
  }
  return here;
}

/** `texts.map(work)`: what `work` takes is not seen here. */
const callsByName = (method: Node) => {
  const call = method.parent;
  const isCalled = is.isCallExpression(call) && call.expression === method;
  return isCalled && call.arguments.some((one) => is.isIdentifier(one));
};

const isKept = (node: Node) =>
  is.isPropertyAssignment(node) ||
  is.isReturnStatement(node) ||
  is.isVariableDeclaration(node) ||
  is.isArrowFunction(node);

const textFlags = TypeFlags.String | TypeFlags.Intersection;
const takesText = (type: Type): boolean => {
  if (type.isUnionType()) return membersOf(type).some((one) => takesText(one));
  return Boolean(type.flags & textFlags);
};

function usesIn(source: SourceFile): Use[] {
  const uses: Use[] = [];
  const visit = (node: Node): void => {
    if (is.isTypeNode(node) || is.isImportDeclaration(node) || is.isInterfaceDeclaration(node)) {
      return;
    }
    for (const one of textsOf(node)) {
      if (one && mayBeText.has(one.kind)) uses.push({ node: one as Expression, by: node });
    }
    node.forEachChild(visit);
  };
  source.forEachChild(visit);
  return uses;
}

/** Where a text would be if it were worked on. */
function textsOf(node: Node): readonly (Node | undefined)[] {
  if (is.isCallExpression(node) || is.isNewExpression(node)) return node.arguments ?? [];
  if (is.isPropertyAccessExpression(node)) {
    return node.name.text === 'length' ? [] : [node.expression];
  }
  if (is.isTemplateSpan(node) || is.isSpreadElement(node) || is.isForOfStatement(node)) {
    return [node.expression];
  }
  if (is.isBinaryExpression(node)) {
    return node.operatorToken.kind === SyntaxKind.PlusToken ? [node.left, node.right] : [];
  }
  if (is.isPropertyAssignment(node)) return [node.initializer];
  if (is.isVariableDeclaration(node)) return node.type ? [node.initializer] : [];
  if (is.isReturnStatement(node)) return [node.expression];
  if (is.isArrowFunction(node)) return [node.body];
  return is.isParameterDeclaration(node) ? [node.name] : [];
}

const mayBeText = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.PropertyAccessExpression,
  SyntaxKind.ElementAccessExpression,
  SyntaxKind.CallExpression,
  SyntaxKind.BinaryExpression,
  SyntaxKind.ConditionalExpression,
  SyntaxKind.NonNullExpression,
  SyntaxKind.ParenthesizedExpression,
  SyntaxKind.AwaitExpression,
]);

/** File and name of what stands at the top and holds the node. */
function placeOf(node: Node): string {
  let top = node;
  while (top.parent && !is.isSourceFile(top.parent)) top = top.parent;
  const named = is.isVariableStatement(top) ? top.declarationList.declarations[0] : top;
  const { name } = named as { name?: Node };
  return `${relative(root, node.getSourceFile().fileName)}#${name?.getText() ?? ''}`;
}
