import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStore } from '#domain/files/object-store.ts';
import type { FileStore, Folder } from './file-store.ts';

const CONNECTION_MS = 3_000;
/** Without a byte; the largest file takes a few seconds in the same network. */
const SILENCE_MS = 30_000;

/** Objects `<folder>/<id>` of one bucket. An object is durable once the server has answered. */
export function s3FileStore(store: ObjectStore, folder: Folder): FileStore {
  const { bucket: Bucket, endpoint, region, credentials } = store;
  const client = new S3Client({
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
  const keyOf = (fileId: string) => `${folder}/${fileId}`;
  return {
    async put(fileId, source) {
      const isFile = typeof source === 'string';
      const ContentLength = isFile ? (await stat(source)).size : source.length;
      const Body = isFile ? createReadStream(source) : source;
      await client.send(new PutObjectCommand({ Bucket, Key: keyOf(fileId), Body, ContentLength }));
    },
    async read(fileId) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(fileId) }));
      if (!(Body instanceof Readable)) throw new Error('The object store sent no file.');
      return Body;
    },
    async remove(fileId) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(fileId) }));
    },
    async *olderThan(before) {
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
