import { createHash } from 'node:crypto';
import canonicalize from 'canonicalize';

/** The last event of a chain at some moment. */
export interface Head {
  stream: string;
  revision: number;
  hash: string;
}

/** A hash beside the path from a leaf to the top. */
export interface Sibling {
  side: 'left' | 'right';
  hash: string;
}

export interface Root {
  day: string;
  tree: string;
  previous: string | null;
}

const sha256 = (...parts: (string | Buffer)[]) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

// As in RFC 6962, a leaf can never pass as an inner node.
const LEAF = Buffer.from([0]);
const NODE = Buffer.from([1]);

const leafOf = ({ stream, revision, hash }: Head) =>
  sha256(LEAF, canonicalize({ stream, revision, hash }) ?? '');

/** Sorts heads in a fixed order, so that the same heads have the same tree. */
export const inOrder = (heads: readonly Head[]): Head[] =>
  heads.toSorted((a, b) => (a.stream < b.stream ? -1 : a.stream > b.stream ? 1 : 0));

/** @param heads sorted by `inOrder` */
export function treeOf(heads: readonly Head[]): string {
  let level: Buffer[] = heads.map(leafOf);
  if (level.length === 0) return sha256().toString('hex');
  while (level.length > 1) level = above(level);
  return (level[0] ?? Buffer.alloc(0)).toString('hex');
}

/**
 * @param heads sorted by `inOrder`
 * @returns the path from the leaf at this index to the top
 */
export function proofOf(heads: readonly Head[], index: number): Sibling[] {
  const siblings: Sibling[] = [];
  let at = index;
  for (let level: Buffer[] = heads.map(leafOf); level.length > 1; level = above(level)) {
    const side = at % 2 === 0 ? 'right' : 'left';
    const hash = level[side === 'right' ? at + 1 : at - 1];
    if (hash) siblings.push({ side, hash: hash.toString('hex') });
    at = Math.floor(at / 2);
  }
  return siblings;
}

/** The last of an odd number has no neighbour, and goes up unchanged. */
function above(level: readonly Buffer[]): Buffer[] {
  const next: Buffer[] = [];
  for (let index = 0; index < level.length; index += 2) {
    const [left, right] = [level[index], level[index + 1]];
    if (left) next.push(right ? sha256(NODE, left, right) : left);
  }
  return next;
}

export const rootOf = ({ day, tree, previous }: Root): string =>
  sha256(canonicalize({ day, tree, previous }) ?? '').toString('hex');
