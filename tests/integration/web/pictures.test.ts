import { expect, test } from 'vitest';
import { picturePath } from '#domain/site/paths.ts';
import { stationNames } from '#domain/site/stations.ts';
import { pictureSvg } from '#web/server/pictures/picture.ts';

const stations = stationNames.de;

/** The lines of the title and their size in px. */
function titleOf(svg: string) {
  const texts = [...svg.matchAll(/font-family="Fraunces" font-size="(\d+)"[^>]*>([^<]*)</g)];
  const [, ...lines] = texts.map(([, size, text]) => ({ size: Number(size), text }));
  return { lines: lines.map(({ text }) => text), size: lines[0]?.size };
}

test('a picture has an address beside its page', () => {
  expect(picturePath('/')).toBe('/og.png');
  expect(picturePath('/en/')).toBe('/og/en.png');
  expect(picturePath('/en/blog/tax/taxes-of-a-gmbh/')).toBe('/og/en/blog/tax/taxes-of-a-gmbh.png');
});

test('it shows the title and all stations', () => {
  const svg = pictureSvg('Was eine UG kostet', stations);
  expect(titleOf(svg)).toEqual({ lines: ['Was eine UG kostet'], size: 76 });
  for (const name of stations) expect(svg).toContain(`>${name}<`);
});

test('longer titles are broken between words and set smaller', () => {
  const long = titleOf(pictureSvg('Gesellschaftervereinbarung und Vesting '.repeat(3), stations));
  expect(long.size).toBeLessThan(76);
  expect(long.lines.length).toBeGreaterThan(2);
  const endless = titleOf(pictureSvg('Haftungsbeschränkung '.repeat(40), stations));
  expect(endless.lines.length).toBeLessThanOrEqual(4);
});

test('nothing in a title is read as markup', () => {
  const svg = pictureSvg('<script>A & "B"</script>', stations);
  expect(svg).not.toContain('<script>');
  expect(svg).toContain('&lt;script&gt;A &amp; &quot;B&quot;&lt;/script&gt;');
});
