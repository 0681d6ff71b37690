import { z } from 'zod';

/** A bucket on a server that speaks S3. */
export interface ObjectStore {
  endpoint: string;
  region: string;
  bucket: string;
  /** Undefined where the machine itself has access, as on managed clouds. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

const FORM = 'has to be s3://key:secret@host/bucket?region=…';

/** `s3://key:secret@host:port/bucket?region=eu-central-1`, with `&tls=off` inside a private network. */
export const objectStoreSchema = z.string().transform((value, context): ObjectStore => {
  const url = URL.parse(value);
  const bucket = url?.pathname.slice(1) ?? '';
  const region = url?.searchParams.get('region');
  const hasOneOfTwo = Boolean(url?.username) !== Boolean(url?.password);
  const isBucket = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket);
  if (url?.protocol !== 's3:' || !url.host || !region || !isBucket || hasOneOfTwo) {
    context.addIssue(FORM);
    return z.NEVER;
  }
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https';
  return {
    endpoint: `${scheme}://${url.host}`,
    region,
    bucket,
    credentials: url.username
      ? {
          accessKeyId: decodeURIComponent(url.username),
          secretAccessKey: decodeURIComponent(url.password),
        }
      : undefined,
  };
});
