import type { EnvironmentReader } from './environment-reader.js';

/** An S3-compatible store. */
export interface S3Settings {
  /** Without a slash at the end */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const DEFAULT_REGION = 'us-east-1';

/** The store for private files; none of the settings, or all of them (the region may be left out). */
export function readS3Settings(read: EnvironmentReader): S3Settings | undefined {
  const endpoint = read.url('S3_ENDPOINT', ['http:', 'https:'])?.replace(/\/+$/, '');
  const bucket = read.text('S3_BUCKET');
  const region = read.text('S3_REGION');
  const accessKeyId = read.text('S3_ACCESS_KEY_ID');
  const secretAccessKey = read.text('S3_SECRET_ACCESS_KEY');
  const needed = { S3_ENDPOINT: read.text('S3_ENDPOINT'), S3_BUCKET: bucket };
  const all = { ...needed, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey };
  if (region === undefined && Object.values(all).every((value) => value === undefined)) return undefined;
  for (const [name, value] of Object.entries(all)) {
    read.require(name, value !== undefined, 'is needed with the other S3 settings');
  }
  read.require('S3_BUCKET', bucket === undefined || BUCKET.test(bucket), 'must be the name of a bucket');
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, region: region ?? DEFAULT_REGION, accessKeyId, secretAccessKey };
}
