import { chromium } from 'playwright-core';
import { randomUUID } from 'node:crypto';
const base = 'http://localhost:3310';
const api = async (m, p, { bearer, body, headers = {} } = {}) => {
  const r = await fetch(base + '/api' + p, { method: m, headers: { ...(bearer && { authorization: `Bearer ${bearer}` }), ...(body && { 'content-type': 'application/json' }), ...headers }, body: body && JSON.stringify(body) });
  const text = await r.text(); let j; try { j = JSON.parse(text); } catch { j = text; }
  if (!r.ok) console.log(m, p, r.status, text.slice(0, 400));
  return j;
};
const login = async (email) => (await api('POST', '/auth/login', { body: { email, password: 'siebenschritt-demo' } })).data.access_token;
const bearer = await login('founder@example.com');
const cmd = (id, name, body, ifm) => api('POST', `/foundations/${id}/commands/${name}`, { bearer, body, headers: { 'idempotency-key': randomUUID(), ...(ifm && { 'if-match': ifm }) } });
const { data: { id } } = await api('POST', '/foundations', { bearer, body: { package: 'individual' }, headers: { 'idempotency-key': randomUUID() } });
await cmd(id, 'submit-core-data', { companyName: 'Rheinische Werkzeug- und Maschinenbauentwicklungsgesellschaft GmbH', city: 'Köln', legalForm: 'gmbh', totalShareholders: 'three', shareCapitalCents: 2_500_000, companyPurpose: 'Entwicklung, Herstellung und Vertrieb von Werkzeugen und Maschinen aller Art sowie damit verbundene Dienstleistungen', description: 'Wir bauen Werkzeuge, die man gern in die Hand nimmt.', businessAddress: { street: 'Domkloster 4', zip: '50667', city: 'Köln' } });
await new Promise(r => setTimeout(r, 1500));
const { data } = await api('GET', `/foundations/${id}`, { bearer });
const lead = data.lead.participantId;
await cmd(id, 'state-participants', { participants: [
  { participantId: lead, kind: 'natural', firstName: 'Jana', lastName: 'Keller', shareholder: { shareEuros: [6251, 6249], due: 'half' }, managingDirector: { alone: true, selfDealing: true } },
  { kind: 'natural', firstName: 'Mia', lastName: 'Schulte-Wintermantel', email: 'mia-x@example.com', shareholder: { shareEuros: [5000], due: 'half' }, managingDirector: { alone: false, selfDealing: false } },
  { kind: 'company', companyName: 'Holding Beteiligungsgesellschaft mbH', shareholder: { shareEuros: [7500] } },
], articles: 'own' }, `"${data.revision}"`);
await new Promise(r => setTimeout(r, 1500));
const { data: d2 } = await api('GET', `/foundations/${id}`, { bearer });
const [, , holding] = d2.participants;
await cmd(id, 'state-details', { participantId: lead, birthDate: '1990-05-14', birthPlace: 'Köln', nationalities: ['DE', 'FR'], street: 'Musterstraße 12', zip: '50667', city: 'Köln', country: 'DE' });
await cmd(id, 'state-details', { participantId: holding.participantId, legalForm: 'GmbH', street: 'Ring 1', zip: '1010', city: 'Wien', country: 'AT', register: { authority: 'Firmenbuch Wien', number: 'FN 123456 a', country: 'AT' }, representedBy: [{ firstName: 'Ole', lastName: 'Brandt', birthDate: '1980-01-01' }] });
console.log(id);
import { writeFileSync } from 'node:fs';
writeFileSync('.shots/id', id);
const lawyer = await login('lawyer@example.com');
for (const f of ['intake-sheet.pdf', 'list-of-shareholders.pdf', 'register-application.pdf']) {
  const r = await fetch(`${base}/api/foundations/${id}/sheets/${f}?language=de`, { headers: { authorization: `Bearer ${lawyer}` } });
  writeFileSync('.shots/' + f, Buffer.from(await r.arrayBuffer()));
}
