import { expect, test } from 'vitest';
import { read, sources } from './sources.ts';
import { strayDocuments, strayFolders, strayNamespaces, subjectsIn } from './subjects.ts';

const subjects = subjectsIn(read('docs/architecture.md'));

test('every folder of a room has the name of its subject', () => {
  expect(subjects.names.length).toBeGreaterThan(10);
  expect(strayFolders(sources(), subjects)).toEqual([]);
});

test('no subject has two names', () => {
  const all = [...subjects.names, ...subjects.retired];
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([]);
});

test.each([
  ['modules/bookings/a.ts', 'modules/bookings'],
  ['web/features/shop/a.tsx', 'web/features/shop'],
  ['api/order/routes.ts', 'api/order'],
  ['tests/integration/market/cart.test.ts', 'tests/integration/market'],
])('%s is found', (path, folder) => {
  expect(strayFolders([{ path }], subjects)).toEqual([folder]);
});

test('every namespace of texts has the name of its subject, or of the page within it', () => {
  // The kit knows no subject.
  const namespaces = sources().filter(
    ({ path }) => path.endsWith('/texts.de.ts') && !path.startsWith('web/kit/'),
  );
  expect(namespaces.length).toBeGreaterThan(30);
  expect(strayNamespaces(namespaces)).toEqual([]);
});

test.each([
  ['web/features/accounts/texts.de.ts', 'account'],
  ['web/shared/catalogue/texts.de.ts', 'shop'],
  ['web/features/appointments/member/texts.de.ts', 'memberAppointment'],
  ['web/features/orders/staff/texts.de.ts', 'stafforders'],
])('in %s, %s is found', (path, name) => {
  const text = `  interface ResourceNamespaceMap {\n    ${name}: typeof ${name};\n  }`;
  expect(strayNamespaces([{ path, text }])).toEqual([`${path}: ${name}`]);
});

test('only what belongs to a foundation is called a document', () => {
  expect(strayDocuments(sources())).toEqual([]);
});

test.each([
  ['modules/content/documents.ts', '', 'modules/content/documents.ts'],
  ['modules/invoices/document-texts.ts', '', 'modules/invoices/document-texts.ts'],
  ['api/http/a.ts', 'export const documentId = 1;', 'api/http/a.ts: documentId'],
  ['web/shared/a.ts', 'export interface WholeDocument {', 'web/shared/a.ts: WholeDocument'],
  [
    'database/migrations/002.ts',
    '  create table content_documents (',
    'database/migrations/002.ts: content_documents',
  ],
])('a document in %s is found: %s', (path, text, problem) => {
  expect(strayDocuments([{ path, text }])).toEqual([problem]);
});

test.each([
  ['web/features/foundations/documents/a.tsx', 'export function DocumentList() {'],
  ['tests/tidy/documented.ts', 'export const documented = 1;'],
  ['web/kit/a.ts', 'export const documentation = 1;'],
])('what is none is not: %s', (path, text) => {
  expect(strayDocuments([{ path, text }])).toEqual([]);
});
