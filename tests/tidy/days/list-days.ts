import { sources } from '../sources.ts';
import { movableTests, testsThatCountDays } from './days.ts';

/** `node list-days.ts`: prints which tests depend on the day, and which of them a moved clock reaches. */
const all = sources();
console.log(JSON.stringify({ counting: testsThatCountDays(all), ...movableTests(all) }));
