import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { TestWorkflowEnvironment } from '@temporalio/testing';

/** `node download-temporal.ts <folder> <version>`: prints the path of the binary the SDK downloaded. */
const [folder, version] = process.argv.slice(2);
if (folder === undefined || version === undefined) throw new Error('Name a folder and a version.');

const environment = await TestWorkflowEnvironment.createLocal({
  server: { executable: { type: 'cached-download', downloadDir: folder, version }, ui: false },
});
await environment.teardown();
const [binary] = readdirSync(folder);
if (binary === undefined) throw new Error('The download left no file.');
console.log(join(folder, binary));
