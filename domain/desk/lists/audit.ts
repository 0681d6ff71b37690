import { z } from 'zod';
import { AUDIT_DAYS } from '../../operations/audit-days.ts';
import { days, defineList, inFile, typed } from '../lists.ts';

export interface Row {
  at: string;
  action: string;
  actor: { id: string | null; role: string; name: string | null };
  target: { kind: string; id: string; name: string | null } | null;
  details: Readonly<Record<string, string | number | boolean>>;
  client: string | null;
  requestId: string | null;
}

/**
 * Who did what, when and to what. The file has the codes as they are stored, which stay the same for as
 * long as entries are kept.
 */
export const auditList = defineList<Row>()({
  name: 'audit',
  right: 'operations.audit',
  one: { de: 'Eintrag', en: 'entry' },
  other: { de: 'Einträge', en: 'entries' },
  filters: {
    person: typed({ de: 'Wer: Name, E-Mail', en: 'Who: name, email' }),
    search: typed({ de: 'Woran: Firma, Akte', en: 'To what: company' }),
    action: {
      de: 'Vorgang',
      en: 'Action',
      as: 'choice',
      any: { de: 'Jeder Vorgang', en: 'Any action' },
      schema: z.string().regex(/^[a-z-]{1,50}$/),
    },
    ...days(),
  },
  columns: {
    at: { de: 'Zeitpunkt', en: 'When', sort: 'at' },
    instant: inFile('Zeitpunkt (UTC)', 'Instant (UTC)', ({ at }) => at),
    what: { de: 'Vorgang', en: 'Action', csv: ({ action }) => action },
    who: { de: 'Wer', en: 'Who', csv: ({ actor }) => actor.name },
    role: inFile('Rolle', 'Role', ({ actor }) => actor.role),
    personId: inFile('Kennung der Person', 'Id of the person', ({ actor }) => actor.id),
    target: { de: 'Woran', en: 'To what', csv: ({ target }) => target?.name ?? null },
    kind: inFile('Art', 'Kind', ({ target }) => target?.kind ?? null),
    id: inFile('Kennung des Gegenstands', 'Id of the object', ({ target }) => target?.id ?? null),
    details: {
      de: 'Angaben',
      en: 'Details',
      csv: ({ details }) =>
        Object.entries(details)
          .map(([name, value]) => `${name}: ${value}`)
          .join(', '),
    },
    network: inFile('Netz', 'Network', ({ client }) => client),
    request: inFile('Anfrage', 'Request', ({ requestId }) => requestId),
  },
  order: '-at',
  empty: { de: 'Noch steht nichts im Protokoll.', en: 'Nothing has been recorded yet.' },
  emptyHint: {
    de: 'Anmeldungen, Befehle, Downloads und Änderungen stehen hier, mit Zeit und Person.',
    en: 'Logins, commands, downloads and changes are listed here, with time and person.',
  },
  nothing: { de: 'Dazu passt kein Eintrag.', en: 'No entry matches.' },
  nothingHint: {
    de: `Einträge bleiben ${AUDIT_DAYS.people} Tage. Hebe die Auswahl auf, um alle zu sehen.`,
    en: `Entries are kept for ${AUDIT_DAYS.people} days. Clear the selection to see all of them.`,
  },
});
