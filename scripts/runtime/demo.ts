import { parseConfig } from '#config';
import { connect } from '#database/connection.ts';
import { addDemoAbsence } from '#demo/add-absence.ts';
import { addDemoFoundations } from '#demo/add-foundations.ts';
import { addDemoInquiries } from '#demo/add-inquiries.ts';
import { addDemoOrders } from '#demo/add-order.ts';
import { addDemoPayments } from '#demo/add-payments.ts';
import { addDemoTeamWork } from '#demo/add-team-work.ts';
import { demoSet } from '#demo/demo-set.ts';
import { openEventStore } from '#event-store/open.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { log } from '#logging/log.ts';
import { parseDurations } from '#workflows/processes/durations.ts';
import type { Settings } from './settings.ts';

/**
 * @param env environment of the parts
 * @returns the number of foundations added
 */
export async function fillDemo(
  env: Record<string, string | undefined>,
  wanted: Settings['DEMO_FOUNDATIONS'],
): Promise<number> {
  // Only warnings go to the terminal, which has just shown the greeting; failures are thrown.
  log.level = 'warn';
  const config = parseConfig(env);
  const connection = connect(config.databaseUrl, 2);
  const events = await openEventStore(config, connection);
  try {
    const { db } = connection;
    const keys = new PersonKeys(db, config.personKeySecret);
    const { linkSecret, operator, packagePrices } = config;
    const durations = parseDurations(config.durations);
    await addDemoOrders(db, config.operator, new Date());
    await addDemoPayments(db, config.operator, new Date());
    const added = await addDemoFoundations(
      { db, events, keys, settings: config, linkSecret, durations, operator, packagePrices },
      demoSet(wanted),
      new Date(),
    );
    await addDemoInquiries(db, linkSecret, new Date());
    await addDemoAbsence(db, linkSecret, new Date());
    await addDemoTeamWork(db, new Date());
    return added;
  } finally {
    await events.close();
    await connection.close();
  }
}
