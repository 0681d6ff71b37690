/** A property of an appointment: its value and its parameters, as in `ORGANIZER;CN="A":mailto:b`. */
interface Property {
  value: string;
  parameters: Record<string, string>;
}

type Entry = Record<string, Property | undefined>;

export interface ParsedCalendar {
  method: string | undefined;
  entries: readonly Entry[];
}

/** Octets of a line without its end (RFC 5545, 3.1). */
const LONGEST_LINE = 75;

const unescaped = (text: string) =>
  text.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

function propertyIn(line: string): [name: string, Property] {
  const [, name = '', rest = '', value = ''] =
    /^([A-Z-]+)((?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/.exec(line) ?? [];
  if (!name) throw new Error(`This line of a calendar has no property: ${line}`);
  const given = [...rest.matchAll(/;([A-Z-]+)=(?:"([^"]*)"|([^";:,]*))/g)];
  const parameters = Object.fromEntries(
    given.map(([, key, quoted, plain]) => [key ?? '', quoted ?? plain ?? '']),
  );
  return [name, { value: unescaped(value), parameters }];
}

/** Reads an iCalendar file by the letter of RFC 5545. @throws where the file is none */
export function parseCalendar(file: string): ParsedCalendar {
  const raw = file.split('\r\n');
  if (raw.some((line) => line.includes('\n'))) throw new Error('A line does not end with CRLF.');
  const long = raw.find((line) => Buffer.byteLength(line) > LONGEST_LINE);
  if (long !== undefined) throw new Error(`This line is not folded: ${long}`);
  const lines = file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .filter(Boolean);
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR') {
    throw new Error('No calendar.');
  }
  const entries: Entry[] = [];
  const calendar: Entry = {};
  let open = calendar;
  for (const line of lines.slice(1, -1)) {
    if (line === 'BEGIN:VEVENT') {
      open = {};
      entries.push(open);
    } else if (line === 'END:VEVENT') open = calendar;
    else {
      const [name, property] = propertyIn(line);
      if (open[name]) throw new Error(`${name} stands there twice.`);
      open[name] = property;
    }
  }
  if (calendar.VERSION?.value !== '2.0' || !calendar.PRODID) throw new Error('No version.');
  return { method: calendar.METHOD?.value, entries };
}

/** What makes two entries the same appointment, and which of them counts (RFC 5546, 2.1.5). */
export function identityIn(file = ''): Record<'UID' | 'SEQUENCE' | 'ORGANIZER', string> {
  const [entry, ...others] = parseCalendar(file).entries;
  const { UID, SEQUENCE, ORGANIZER } = entry ?? {};
  if (!UID || !SEQUENCE || !ORGANIZER || others.length > 0) throw new Error('No one appointment.');
  return { UID: UID.value, SEQUENCE: SEQUENCE.value, ORGANIZER: ORGANIZER.value };
}
