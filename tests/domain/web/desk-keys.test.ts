import { expect, test } from 'vitest';
import { keyNames, keys, meaningOf } from '#web/desk/keys.ts';

test('a key of the desk means one thing, wherever it is pressed', () => {
  const pressed = keyNames.map((name) => keys[name]);
  expect(pressed.filter((key, index) => pressed.indexOf(key) !== index)).toEqual([]);
  for (const name of keyNames) expect(meaningOf(keys[name])).toBe(name);
  expect(meaningOf('Q')).toBeUndefined();
});
