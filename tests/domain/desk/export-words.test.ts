import { describe, expect, test } from 'vitest';
import { deskLists } from '#api/desk/lists.ts';
import { codeNames } from '#domain/desk/code-names.ts';
import type { DeskList } from '#domain/desk/lists.ts';
import { statuses } from '#domain/foundations/statuses.ts';
import { locales } from '#domain/site/paths.ts';
import { textsOf } from '../../support/texts.ts';

describe.each(locales)('a file of a list in %s', (locale) => {
  test('calls the state of a formation and who is waited for what the list calls them', () => {
    const { status, party } = textsOf(locale).staffFoundations;
    for (const one of statuses) expect(codeNames.status[one][locale]).toBe(status[one]);
    const { nobody: _nobody, ...waiting } = codeNames.party;
    for (const [name, words] of Object.entries(waiting)) {
      expect(words[locale]).toBe(party[name as keyof typeof party]);
    }
  });

  test.each(Object.values<{ list: DeskList }>(deskLists))(
    'of $list.name has no two columns of one name',
    ({ list }) => {
      const columns = Object.values(list.columns).filter(({ csv }) => csv);
      const heads = columns.map(({ [locale]: head }) => head);
      expect(heads).toEqual([...new Set(heads)]);
    },
  );
});
