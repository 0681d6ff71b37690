import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ObjectStore } from '#domain/files/object-store.ts';
import type { FileStore, Folder } from './file-store.ts';

const CONNECTION_MS = 3_000;
/** Longest wait without a byte; the largest file takes a few seconds in the same network. */
const SILENCE_MS = 30_000;

/** Loads the client here only, since most processes and every script do without. */
async function connect({ endpoint, region, credentials }: ObjectStore) {
  const sdk = await import('@aws-sdk/client-s3');
  const client = new sdk.S3Client({
    endpoint,
    region,
    // Without credentials the SDK would ask the machine it runs on.
    ...(credentials && { credentials }),
    // Only Amazon supports bucket names as hosts.
    forcePathStyle: true,
    // Not every server reads checksums behind a streamed body.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: SILENCE_MS },
  });
  return { ...sdk, client };
}

/** Stores objects `<folder>/<id>` in one bucket. An object is durable once the server has answered. */
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
