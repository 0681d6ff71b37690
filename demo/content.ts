import type { Database } from '#database/connection.ts';
import type { Typed } from '#domain/content/fields.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { readContentFiles } from '#modules/content/files.ts';
import { saveDraft } from '#modules/content/pieces/drafts.ts';
import { type FiledPiece, piecesIn } from '#modules/content/pieces/filed.ts';
import { type PieceName, readPiece } from '#modules/content/pieces/pieces.ts';
import { publishPiece } from '#modules/content/pieces/publish.ts';

const nele = demoPersonId('staff@example.com');
const tom = demoPersonId('admin@example.com');

/** The piece that somebody is writing. */
const DRAFT = { kind: 'article', key: 'taxes-of-a-gmbh' } as const;

/**
 * Adds a draft and a published text, as a desk has them after some days, unless somebody has written anything.
 */
export async function addDemoContent(db: Database, now: Date): Promise<void> {
  const pieces = piecesIn(readContentFiles());
  const news = pieces.find(({ kind }) => kind === 'news');
  const draft = pieces.find(({ kind, key }) => kind === DRAFT.kind && key === DRAFT.key);
  if (!news || !draft || !(await isUntouched(db, news)) || !(await isUntouched(db, draft))) return;
  await write(db, draft, nele, now, {
    'de.title': 'Steuern einer GmbH, an einem Beispiel',
    'en.title': 'The taxes of a GmbH, by example',
  });
  await publish(db, news, now);
}

const isUntouched = async (db: Database, name: PieceName) =>
  (await readPiece(db, name))?.revision === 0;

async function write(db: Database, { kind, key }: PieceName, by: string, now: Date, words: Typed) {
  const piece = await readPiece(db, { kind, key });
  if (!piece) return;
  const { revision, typed } = piece;
  await saveDraft(db, { kind, key, revision, by, typed: { ...typed, ...words } }, now);
}

async function publish(db: Database, news: FiledPiece, now: Date): Promise<void> {
  const words = {
    'de.markdown': `${news.typed['de.markdown']}\n\nFragen dazu beantworten wir im Gespräch.`,
    'en.markdown': `${news.typed['en.markdown']}\n\nWe are happy to answer questions in a call.`,
  };
  await write(db, news, tom, now, { ...news.typed, ...words });
  const { kind, key } = news;
  const { revision = 0 } = (await readPiece(db, news)) ?? {};
  await publishPiece(db, { kind, key, revision, by: tom }, now);
}
