import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { sweepAvatars } from '#modules/accounts/profile/avatars/avatars.ts';
import { outcomeOf, withApi } from '../../support/api.ts';

const api = await withApi();

const BOUNDARY = 'part';
/** A form as Directus clients send it: text fields first, then the file. */
function upload(bearer: string | undefined, bytes: Buffer | undefined, name = 'me.jpg') {
  const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="title"\r\n\r\nIch\r\n`;
  const part = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: image/svg+xml\r\n\r\n`;
  const end = `\r\n--${BOUNDARY}--\r\n`;
  const body = bytes
    ? Buffer.concat([Buffer.from(head + part), bytes, Buffer.from(end)])
    : Buffer.from(`${head}--${BOUNDARY}--\r\n`);
  const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
  return api.call('POST', '/files', { body, headers, ...(bearer && { bearer }) });
}

const aPicture = (format: 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#0a3161' } })
    .withExif({ IFD0: { Copyright: 'Geheimnis', Artist: 'Ada' } })
    .toFormat(format)
    .toBuffer();

describe('an avatar', () => {
  test.each(['jpeg', 'png', 'webp'] as const)(
    'as %s is stored, chosen and shown',
    async (format) => {
      const { id, bearer } = await api.someone();
      const bytes = await aPicture(format);
      expect(bytes.includes('Geheimnis')).toBe(true);
      const uploaded = await upload(bearer, bytes, '../../me.svg.png');
      expect(uploaded.statusCode).toBe(200);
      const { data: file } = uploaded.json();
      expect(file).toMatchObject({
        type: `image/${format}`,
        title: 'Ich',
        uploaded_by: id,
        width: 40,
        height: 30,
        folder: null,
      });
      expect(file.filename_download).toBe(`me.svg.${format === 'jpeg' ? 'jpg' : format}`);
      expect(file.filesize).toMatch(/^\d+$/);
      const chosen = await api.call('PATCH', '/users/me', { body: { avatar: file.id }, bearer });
      expect(chosen.json().data.avatar).toBe(file.id);
      const me = await api.call('GET', '/users/me?fields=avatar.id,avatar.type', { bearer });
      expect(me.json().data).toEqual({ avatar: { id: file.id, type: `image/${format}` } });
      const shown = await api.call('GET', `/assets/${file.id}`, { bearer });
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'content-type': `image/${format}`,
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(shown.headers['content-security-policy']).toContain('sandbox');
      expect(shown.headers['content-disposition']).toMatch(/^inline; filename=/);
      const picture = await sharp(shown.rawPayload).metadata();
      expect(picture).toMatchObject({ format, width: 40, height: 30 });
      expect(picture.exif).toBeUndefined();
      expect(shown.rawPayload.includes('Geheimnis')).toBe(false);
      const headers = { 'if-none-match': String(shown.headers.etag) };
      const known = await api.call('GET', `/assets/${file.id}`, { bearer, headers });
      expect([known.statusCode, known.body]).toEqual([304, '']);
      const download = await api.call('GET', `/assets/${file.id}/x.jpg?download`, { bearer });
      expect(download.headers['content-disposition']).toMatch(/^attachment;/);
    },
  );

  test('is at most 1,024 pixels wide and high', async () => {
    const { bearer } = await api.someone();
    const { data } = (await upload(bearer, await aPicture('jpeg', 3_000, 1_500))).json();
    expect(data).toMatchObject({ width: 1_024, height: 512 });
  });

  test('stands upright, whatever the camera noted', async () => {
    const { bearer } = await api.someone();
    const lying = await sharp(await aPicture('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await upload(bearer, lying)).json().data).toMatchObject({ width: 30, height: 40 });
  });

  test('is shown to its owner and the team; to others it reads like an unknown id', async () => {
    const [owner, other, staff] = [
      await api.someone(),
      await api.someone(),
      await api.someone('staff'),
    ];
    const { id } = (await upload(owner.bearer, await aPicture('png'))).json().data;
    const show = (asset: string, bearer?: string) =>
      api.call('GET', `/assets/${asset}`, bearer ? { bearer } : {});
    expect((await show(id, owner.bearer)).statusCode).toBe(200);
    expect((await show(id, staff.bearer)).statusCode).toBe(200);
    const foreign = await show(id, other.bearer);
    const unknown = await show(randomUUID(), other.bearer);
    expect([foreign.statusCode, foreign.body]).toEqual([403, unknown.body]);
    expect(outcomeOf(await show(id))).toEqual([403, 'FORBIDDEN']);
    expect(outcomeOf(await show('../x', other.bearer))).toEqual([404, 'ROUTE_NOT_FOUND']);
    const steal = { body: { avatar: id }, bearer: other.bearer };
    expect(outcomeOf(await api.call('PATCH', '/users/me', steal))).toEqual([
      400,
      'INVALID_FOREIGN_KEY',
    ]);
  });

  test('that was replaced is gone, and so is what nobody chose, after a day', async () => {
    const { id, bearer } = await api.someone();
    const uploads: string[] = [];
    for (let n = 0; n < 8; n += 1) {
      uploads.push((await upload(bearer, await aPicture('png'))).json().data.id);
    }
    const choose = (avatar: string | null) =>
      api.call('PATCH', '/users/me', { body: { avatar }, bearer });
    const stored = async () => {
      const { rows } = await api.connection.pool.query(
        'select id from avatars where uploaded_by = $1',
        [id],
      );
      return rows.map((row) => row.id);
    };
    expect(await stored()).toHaveLength(5);
    await choose(uploads[6] ?? '');
    await choose(uploads[7] ?? '');
    expect(await stored()).not.toContain(uploads[6]);
    expect(await sweepAvatars(api.connection.db, new Date())).toBe(0);
    await sweepAvatars(api.connection.db, new Date(Date.now() + 25 * 3_600_000));
    expect(await stored()).toEqual([uploads[7]]);
    expect((await choose(null)).json().data.avatar).toBeNull();
    expect(await stored()).toEqual([]);
  });

  test('of somebody else is removed by an admin', async () => {
    const [person, admin] = [await api.someone(), await api.someone('admin')];
    const { id } = (await upload(person.bearer, await aPicture('png'))).json().data;
    await api.call('PATCH', '/users/me', { body: { avatar: id }, bearer: person.bearer });
    const body = { avatar: null };
    const change = { body, bearer: admin.bearer };
    const changed = await api.call('PATCH', `/users/${person.id}`, change);
    expect(changed.json().data.avatar).toBeNull();
    const gone = await api.call('GET', `/assets/${id}`, { bearer: person.bearer });
    expect(gone.statusCode).toBe(403);
  });
});

describe('an upload', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  test.each([
    ['an SVG', async () => svg],
    ['a GIF', () => aPicture('gif')],
    ['a TIFF', () => aPicture('tiff')],
    ['HTML', async () => Buffer.from('<html></html>')],
    ['nothing', async () => Buffer.alloc(0)],
    ['a PNG that ends early', async () => (await aPicture('png', 400, 400)).subarray(0, 200)],
    ['a JPEG signature and a script', async () => Buffer.from('\xff\xd8\xff<script>', 'latin1')],
  ])('of %s is refused', async (_name, make) => {
    const { bearer } = await api.someone();
    const answer = await upload(bearer, await make());
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    expect(answer.json().errors[0].message).toContain('not a picture');
  });

  test('of more pixels than 50 million is refused, however few bytes it has', async () => {
    const { bearer } = await api.someone();
    const bomb = await sharp({
      create: { width: 12_000, height: 5_000, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const answer = await upload(bearer, bomb);
    expect(outcomeOf(answer)).toEqual([400, 'INVALID_PAYLOAD']);
    expect(answer.json().errors[0].message).toContain('pixels');
  });

  test('of more than 5 MB is refused', async () => {
    const { bearer } = await api.someone();
    for (const size of [5 * 1024 * 1024 + 1, 6 * 1024 * 1024]) {
      const answer = await upload(bearer, Buffer.alloc(size, 0xff));
      expect(outcomeOf(answer)).toEqual([413, 'CONTENT_TOO_LARGE']);
    }
  });

  test('needs a login, and a file', async () => {
    const { bearer } = await api.someone();
    expect(outcomeOf(await upload(undefined, await aPicture('png')))).toEqual([403, 'FORBIDDEN']);
    expect(outcomeOf(await upload(bearer, undefined))).toEqual([400, 'INVALID_PAYLOAD']);
    const json = await api.call('POST', '/files', { body: { url: 'http://169.254.0.1/' }, bearer });
    expect(outcomeOf(json)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  });
});
