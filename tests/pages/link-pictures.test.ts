import { describe, expect, test } from 'vitest';
import { pathTo, picturePath } from '#domain/site/paths.ts';
import { site } from '../support/running/addresses.ts';

const pictureIn = async (path: string) => {
  const html = await (await fetch(site + path)).text();
  const [, address] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
  return address;
};

describe('the picture of a public page', () => {
  test('is named by the page and drawn by the site', async () => {
    for (const path of [pathTo('home', 'de'), pathTo('blog', 'en'), pathTo('imprint', 'de')]) {
      const address = await pictureIn(path);
      expect(address).toMatch(new RegExp(`${picturePath(path)}$`));
      const picture = await fetch(site + picturePath(path));
      expect(picture.status).toBe(200);
      expect(picture.headers.get('content-type')).toBe('image/png');
      const png = Buffer.from(await picture.arrayBuffer());
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1_200, 630]);
      const etag = picture.headers.get('etag') ?? '';
      const again = await fetch(site + picturePath(path), { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    }
  });

  test('exists only where there is such a page', async () => {
    for (const path of ['/no-such-page/', '/app/', '/login/', '/gmbh/no-such-page/', '/../']) {
      expect((await fetch(site + picturePath(path))).status, path).toBe(404);
    }
  });
});
