import type { PDFDocument, PDFObject } from 'mupdf';

/**
 * Whether anything in a PDF runs code, opens something else or carries a file along. What a name means depends
 * on where it stands: fonts, destinations and styles may be called whatever their author likes. So everything
 * is looked at as what it is reached as, from the trailer on; what nothing leads to as what could do most.
 */
export type Finding = 'active-content' | 'too-complex' | null;

/** What a dictionary is where it stands. */
type Place =
  /** Its keys mean what the format says. */
  | 'plain'
  /** Its keys are names that somebody chose. */
  | 'names'
  /** Tables of names by kind: fonts, pictures, colours. */
  | 'resources'
  /** How an annotation looks: by state, which somebody named. */
  | 'looks'
  /** An element of the structure, whose `S` is a style. */
  | 'structure'
  /** What a program keeps for itself: no reader does anything with it. */
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

/** What stands under these keys of a dictionary with the meanings of the format. */
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
/** The structure refers to itself under these; under others to pages, annotations and files. */
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
  /** Within one object; what it refers to begins anew. */
  depth: number;
}

/** Parsed objects, not raw bytes: names can be escaped, objects hidden in compressed streams. */
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
  // Where a table of names may stand, there may also be what it would name.
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
