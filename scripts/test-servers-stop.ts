import { stopKeptServers } from './servers/kept-servers.ts';

/** `npm run test:servers:stop`: ends what `npm run test:one` keeps running. */
console.log((await stopKeptServers()) ? 'The test servers are stopped.' : 'None are running.');
