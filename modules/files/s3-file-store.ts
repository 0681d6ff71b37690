import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ObjectStore } from '#domain/files/object-store.ts';
import type { FileStore, Folder } from './file-store.ts';

const CONNECTION_MS = 3_000;
/** Without a byte; the largest file takes a few seconds in the same network. */
const SILENCE_MS = 30_000;

/** What talks to the server is loaded here alone: most processes, and every script, do without. */
async function connect({ endpoint, region, credentials }: ObjectStore) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    // Without them the SDK asks the machine it runs on.
    ...(credentials && { credentials }),
    // Names of buckets as hosts are something of Amazon's.
    forcePathStyle: true,
    // Sums behind a streamed body are something that not every such server reads.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: SILENCE_MS },
  });
  return { ...sdk, client };
}

/** Objects `<folder>/<id>` of one bucket. An object is durable once the server has answered. */
export function s3FileStore(store: ObjectStore, folder: Folder): FileStore {
  const { bucket: Bucket } = store;
  let connected: ReturnType<typeof connect> | undefined;
  const server = () => (connected ??= connect(store));
  const keyOf = (fileId: string) => `${folder}/${fileId}`;
  return {
    async put(fileId, source) {
      const isFile = typeof source === 'string';
      const ContentLength = isFile ? (await stat(source)).size : source.length;
      const { client, PutObjectCommand } = await server();
      const Body = isFile ? createReadStream(source) : source;
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(fileId), Body, ContentLength }));
    },
    async read(fileId) {
      const { client, GetObjectCommand } = await server();
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(fileId) }));
      if (!(Body instanceof Readable)) throw new Error('The object store sent no file.');
      return Body;
    },
    async remove(fileId) {
      const { client, DeleteObjectCommand } = await server();
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(fileId) }));
    },
    async *olderThan(before) {
      const { client, ListObjectsV2Command } = await server();
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: keyOf(''),
            ...(ContinuationToken && { ContinuationToken }),
          }),
        );
        for (const { Key, LastModified } of page.Contents ?? []) {
          if (Key && LastModified && LastModified < before) yield Key.slice(keyOf('').length);
        }
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
  };
}
