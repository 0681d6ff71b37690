// node verify-history.mjs <history.json> [day=root]… verifies the history of a formation without us: that no
// event was changed, swapped or removed since the daily roots that cover it were published. Compare the roots
// with the page of checksums, its feed or the mails, and pass them as arguments: 2026-11-25=4f1c…  The script
// needs Node 20 or newer, and nothing else.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

const [file, ...published] = process.argv.slice(2);
if (!file) {
  console.error('node verify-history.mjs <history.json> [day=root]…');
  process.exit(2);
}
const history = JSON.parse(readFileSync(file, 'utf8'));
const faults = [...faultsOfChain(history), ...faultsOfAnchors(history), ...faultsOfRoots(history)];
for (const fault of faults) console.log(`FALSCH / WRONG: ${fault}`);
if (faults.length === 0) tellWhatHolds(history);
process.exitCode = faults.length === 0 ? 0 : 1;

/** JSON in the canonical form of RFC 8785: no spaces, names in the order of their UTF-16 code units. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map((one) => canonical(one ?? null)).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.keys(value)
    .filter((name) => value[name] !== undefined)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`);
  return `{${fields.join(',')}}`;
}

function sha256(...parts) {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex');
}

/** Each event contains the hash of the previous one. */
function* faultsOfChain({ stream, events }) {
  let previous = null;
  for (const [index, event] of events.entries()) {
    const { type, data, metadata: stored } = event;
    const { hash, ...metadata } = stored;
    const revision = index;
    if (event.stream !== stream || event.revision !== revision) {
      yield `event ${revision} is missing or belongs elsewhere`;
    }
    if (metadata.previousHash !== previous)
      yield `event ${revision} does not continue event ${revision - 1}`;
    if (sha256(canonical({ stream, revision, type, data, metadata })) !== hash) {
      yield `event ${revision} was changed`;
    }
    previous = hash;
  }
}

/** The end of the chain on a day leads, with the hashes beside its path, to the tree of the day. */
function* faultsOfAnchors({ stream, events, anchors }) {
  for (const { day, revision, hash, path, tree } of anchors) {
    if (events[revision]?.metadata.hash !== hash) {
      yield `event ${revision} is not the one that the root of ${day} stands for, or is gone`;
    }
    let at = sha256(Buffer.from([0]), canonical({ stream, revision, hash }));
    for (const { side, hash: beside } of path) {
      const pair = side === 'left' ? [beside, at] : [at, beside];
      at = sha256(Buffer.from([1]), ...pair.map((one) => Buffer.from(one, 'hex')));
    }
    if (at !== tree) yield `event ${revision} does not lead to the tree of ${day}`;
  }
}

/** Each root includes the previous one, and equals the published one. */
function* faultsOfRoots({ anchors, roots }) {
  let before;
  for (const { day, tree, previous, root } of roots) {
    if (sha256(canonical({ day, tree, previous })) !== root) yield `the root of ${day} was changed`;
    if (before !== undefined && previous !== before)
      yield `the root of ${day} does not continue the one before it`;
    before = root;
  }
  const known = new Map(roots.map((each) => [each.day, each]));
  for (const { day, tree, root } of anchors) {
    const found = known.get(day);
    if (found?.root !== root || found?.tree !== tree)
      yield `the root of ${day} is not among the roots`;
  }
  for (const given of published) {
    const [day, root] = given.split('=');
    if (known.get(day)?.root !== root) yield `the root of ${day} is not the published one`;
  }
}

function tellWhatHolds({ stream, events, anchors, roots }) {
  const last = anchors.at(-1);
  const vouched = last ? last.revision + 1 : 0;
  console.log(`${stream}: ${events.length} Ereignisse, keines verändert / events, none changed.`);
  console.log(
    `${vouched} davon stehen in veröffentlichten Prüfsummen / of them are in published roots:`,
  );
  for (const { day, revision, root } of anchors) console.log(`  ${day} #${revision} ${root}`);
  const newest = roots.at(-1);
  if (newest) console.log(`Zum Vergleich / compare: ${newest.day}=${newest.root}`);
}
