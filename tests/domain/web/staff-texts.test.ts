import { describe, expect, test } from 'vitest';
import { locales } from '#domain/site/paths.ts';
import { textsOfFiles } from '#web/build-steps/texts-of-files.ts';
import { loadStaffTexts } from '#web/desk/frame/staff-texts.tsx';
import { staffPages } from '#web/staff-pages.ts';

type TextsFile = { handle: { texts: object } };
const files = import.meta.glob<TextsFile>('/web/**/texts.de.ts');
const foldersOf = textsOfFiles();

const namespacesIn = async (folder: string): Promise<string[]> =>
  Object.keys((await files[`/web/${folder}/texts.de.ts`]?.())?.handle.texts ?? {});

const shown: readonly string[] = [
  ...Object.values(staffPages).map(({ file }) => file),
  'desk/layout.tsx',
  'desk/frame/desk.tsx',
  'desk/session/login.tsx',
  'desk/frame/missing.tsx',
];

describe.each(locales)('texts of the team (%s)', (locale) => {
  test.each(shown)('%s finds all that it names', async (file) => {
    const i18n = await loadStaffTexts(locale);
    const folders = foldersOf(file);
    for (const namespace of (await Promise.all(folders.map(namespacesIn))).flat()) {
      expect(i18n.hasResourceBundle(locale, namespace), namespace).toBe(true);
    }
  });

  test('something is found out about them', () => {
    expect(foldersOf('desk/frame/desk.tsx')).toContain('desk');
  });

  test('the line says where the foundation is, not where the reader stands', async () => {
    const { t } = await loadStaffTexts(locale);
    expect(t('line:looks.current')).toBe(t('staff:lineCurrent'));
  });
});
