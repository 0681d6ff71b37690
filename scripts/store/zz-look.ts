import { writeFileSync } from 'node:fs';
import { startOwnSystem } from '../driver/system.ts';

const system = await startOwnSystem('dev');
writeFileSync('/tmp/catalogue-site', JSON.stringify(system));
const stop = async () => {
  await system.stop();
  process.exit(0);
};
process.on('SIGTERM', () => void stop());
setInterval(() => undefined, 60_000);
