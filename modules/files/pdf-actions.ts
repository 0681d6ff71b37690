import type { PDFDocument, PDFObject } from 'mupdf';

/**
 * Whether a PDF runs code, opens something else or carries another file. The meaning of a name depends on its
 * place: fonts, destinations and styles may have any name. So every object is judged by the path that leads to it
 * from the trailer, and unreachable objects as the most dangerous kind.
 */
export type Finding = 'active-content' | 'too-complex' | null;

/** Kind of dictionary, which depends on its place. */
type Place =
  /** Its keys have the meanings of the format. */
  | 'plain'
  /** Its keys are names that an author chose. */
  | 'names'
  /** Tables of names by kind: fonts, pictures, colours. */
  | 'resources'
  /** Appearances of an annotation by state; the states have chosen names. */
  | 'looks'
  /** A structure element, whose `S` is a style. */
  | 'structure'
  /** A program's private data, which readers ignore. */
  | 'private';

const activeKeys = new Set([
  'JavaScript',
  'JS',
  'AA',
  'XFA',
  'EF',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMediaContent',
]);
const actions = ['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToR', 'GoToE'];
const carriers = ['EmbeddedFile', 'FileAttachment', 'RichMedia', 'Rendition', 'Movie', 'Sound'];
const activeKinds = new Set([...actions, ...carriers, 'Screen']);
const kindKeys = new Set(['S', 'Type', 'Subtype']);

/** Kinds of dictionaries below these keys of a plain one. */
const below: Readonly<Record<string, Place>> = {
  Resources: 'resources',
  DR: 'resources',
  AP: 'looks',
  Dests: 'names',
  CharProcs: 'names',
  Colorants: 'names',
  RoleMap: 'names',
  ClassMap: 'names',
  Extensions: 'names',
  Info: 'names',
  PieceInfo: 'private',
  StructTreeRoot: 'structure',
  SE: 'structure',
  SD: 'structure',
};
/** Structure elements refer to each other under these keys, and to pages, annotations and files under others. */
const ofStructure = new Set(['K', 'P', 'Ref', 'Kids', 'Nums', 'Names', 'ParentTree', 'IDTree']);

function placeBelow(place: Place, key: string): Place {
  if (place === 'private') return 'private';
  if (place === 'names') return 'plain';
  if (place === 'resources' || place === 'looks') return 'names';
  if (place === 'structure' && ofStructure.has(key)) return 'structure';
  return Object.hasOwn(below, key) ? (below[key] ?? 'plain') : 'plain';
}

function isActiveEntry(place: Place, key: string, value: PDFObject): boolean {
  if (place === 'private' || place === 'names' || place === 'resources' || place === 'looks') {
    return false;
  }
  if (activeKeys.has(key)) return true;
  if (!kindKeys.has(key) || (place === 'structure' && key === 'S')) return false;
  return value.isName() && activeKinds.has(value.asName());
}

const DEPTH_MAX = 100;

interface Step {
  object: PDFObject;
  place: Place;
  /** Depth within one object; each reference begins a new one. */
  depth: number;
}

/** Examines parsed objects rather than raw bytes: names can be escaped, objects hidden in compressed streams. */
export function findActive(document: PDFDocument): Finding {
  const seen = new Set<string>();
  const reached = new Set<number>();
  const open: Step[] = [{ object: document.getTrailer(), place: 'plain', depth: 0 }];
  const walk = (): Finding => {
    for (let step = open.pop(); step; step = open.pop()) {
      const finding = look(step, (object, place) => {
        const number = object.isIndirect() ? object.asIndirect() : undefined;
        if (number === undefined) return open.push({ object, place, depth: step.depth + 1 });
        reached.add(number);
        const name = `${number} ${place}`;
        if (seen.has(name)) return;
        seen.add(name);
        open.push({ object: object.resolve(), place, depth: 0 });
      });
      if (finding) return finding;
    }
    return null;
  };
  const finding = walk();
  if (finding) return finding;
  const count = document.countObjects();
  for (let number = 1; number < count; number += 1) {
    if (reached.has(number)) continue;
    open.push({ object: document.newIndirect(number).resolve(), place: 'plain', depth: 0 });
  }
  return walk();
}

function look(
  { object, place, depth }: Step,
  goOn: (object: PDFObject, place: Place) => void,
): Finding {
  if (depth > DEPTH_MAX) return 'too-complex';
  if (!object.isDictionary() && !object.isArray() && !object.isStream()) return null;
  const isArray = object.isArray();
  // A place for a table of names may also hold the named object itself.
  const own = place === 'names' && object.isStream() ? 'plain' : place;
  let isActive = false;
  object.forEach((value, key) => {
    if (isActive) return;
    const name = String(key);
    if (!isArray && isActiveEntry(own, name, value.resolve())) isActive = true;
    else if (value.isIndirect() || value.isDictionary() || value.isArray()) {
      goOn(value, isArray ? own : placeBelow(own, name));
    }
  });
  return isActive ? 'active-content' : null;
}
