import { request } from 'node:http';
import { expect, test } from 'vitest';
import { withApi } from '../../support/api.ts';

const MEGABYTE = 1024 * 1024;

const api = await withApi();
const url = await api.app.listen({ port: 0, host: '127.0.0.1' });

/** Sends a form in chunks that never says how long it is. @returns megabytes that were taken */
function flood(limitMegabytes: number): Promise<number> {
  return new Promise((done) => {
    let taken = 0;
    const boundary = 'flood';
    const sent = request(`${url}/api/upload-links/upload`, {
      method: 'POST',
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    });
    sent.on('error', () => done(taken));
    sent.on('close', () => done(taken));
    const part = 'content-disposition: form-data; name="file"; filename="a.pdf"';
    sent.write(`--${boundary}\r\n${part}\r\n\r\n`);
    const chunk = Buffer.alloc(MEGABYTE, 'x');
    const next = () => {
      if (taken >= limitMegabytes) return sent.end();
      return sent.write(chunk, (error) => {
        if (error) return;
        taken += 1;
        next();
      });
    };
    next();
  });
}

test('a refused chunked body is not read for ever', async () => {
  const taken = await flood(200);
  expect(taken).toBeGreaterThan(20);
  expect(taken).toBeLessThan(100);
});
