import type { Names } from '../site/names.ts';
import type { PieceKind } from './fields.ts';
import type { PieceState } from './states.ts';

export const pieceKindNames: Names<PieceKind> = {
  article: { de: 'Artikel', en: 'Article' },
  page: { de: 'Seite', en: 'Page' },
  category: { de: 'Einführung', en: 'Introduction' },
  news: { de: 'Neuigkeit', en: 'News' },
  product: { de: 'Produkt', en: 'Product' },
  partner: { de: 'Partner', en: 'Partner' },
};

export const pieceStateNames: Names<PieceState> = {
  draft: { de: 'Entwurf', en: 'Draft' },
  missing: { de: 'Übersetzung fehlt', en: 'Translation missing' },
  archived: { de: 'Archiviert', en: 'Archived' },
};
