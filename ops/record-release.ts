import { useKeptServers } from '#scripts/servers/kept-servers.ts';
import { runTool } from '#scripts/testing/steps.ts';

/** `node scripts/launch.mjs ops/record-release`: writes `tests/upgrade/<version>` for the version in package.json. */
const servers = await useKeptServers((line) => console.log(line));
const record = ['node', 'tests/upgrade/record-release.ts'];
process.exit((await runTool(record, { ...process.env, ...servers }, 'inherit')).code);
