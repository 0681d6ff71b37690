import type { FindingCode, Severity } from '#domain/company-names/findings.ts';

export const sharedCompanyNames = {
  check: 'Namen prüfen',
  again: 'Noch einmal prüfen',
  checking: 'Wir prüfen den Namen …',
  failed: 'Der Name ließ sich gerade nicht prüfen. Versuch es in ein paar Minuten noch einmal.',
  incomplete: 'Für die Prüfung brauchen wir den Namen und die Rechtsform.',
  result: 'Was das Recht zu „{{name}}“ sagt',
  nothing: 'Am Wortlaut ist uns nichts aufgefallen.',
  limits:
    'Ob der Name eingetragen wird, entscheidet allein das Registergericht; die IHK sagt vorher kostenlos ihre Meinung. Wir lesen nur die Wörter und vergleichen mit Gesellschaften, die über uns eingetragen wurden. Ältere Marken und Namen anderer findest du hier:',
  searches: {
    register: 'Handelsregister',
    mark: 'Marken beim DPMA',
    domain: 'Domain bei der DENIC',
  },
  type: 'Dort eintippen: {{copy}}',
  severities: { stops: 'Spricht dagegen', look: 'Genau hinsehen' } satisfies Record<
    Severity,
    string
  >,
  findings: {
    'form-missing': {
      title: 'Die Rechtsform fehlt',
      text: '„GmbH“ oder „Gesellschaft mit beschränkter Haftung“ gehört in den Namen.',
    },
    'form-missing-ug': {
      title: 'Die Rechtsform fehlt oder ist abgekürzt',
      text: 'Ausgeschrieben heißt es „UG (haftungsbeschränkt)“ oder „Unternehmergesellschaft (haftungsbeschränkt)“; der Zusatz in Klammern darf nicht kürzer sein.',
    },
    'form-of-another': {
      title: 'Der Name nennt eine andere Rechtsform',
      text: 'Er muss die Rechtsform nennen, die du gründest.',
    },
    'form-charitable': {
      title: 'Gemeinnützig',
      text: '„gGmbH“ oder „gUG (haftungsbeschränkt)“ darf nur heißen, wer steuerbegünstigte Zwecke verfolgt. Satzung und Finanzamt müssen dazu passen.',
    },
    'nothing-but-form': {
      title: 'Es fehlt ein Name',
      text: 'Neben der Rechtsform braucht es etwas, das die Gesellschaft kennzeichnet.',
    },
    'no-letters': {
      title: 'Nur Zahlen oder Zeichen',
      text: 'Ein Name muss sich aussprechen lassen. Eine Zahl allein genügt nicht, mit einem Wort daneben meist schon.',
    },
    'other-script': {
      title: 'Andere Schrift',
      text: 'Das Register führt Namen in lateinischen Buchstaben.',
    },
    'picture-signs': {
      title: 'Bildzeichen',
      text: 'Bilder und Schutzzeichen kann niemand aussprechen; sie werden nicht eingetragen.',
    },
    'no-word': {
      title: 'Einzelne oder wiederholte Buchstaben',
      text: 'Buchstabenfolgen sind erlaubt, wenn man sie aussprechen kann. Ein einzelner Buchstabe oder „AAAA“ unterscheidet kaum.',
    },
    generic: {
      title: 'Nur Branche oder Ort',
      text: 'Was viele so nennen, unterscheidet niemanden. Ein eigenes Wort, ein Familienname oder Buchstaben dazu helfen.',
    },
    'other-place': {
      title: 'Ein anderer Ort',
      text: 'Ein Ort im Namen verspricht, dass die Gesellschaft dort sitzt oder dort eine Rolle spielt.',
    },
    'larger-than-it-is': {
      title: 'Klingt nach mehr',
      text: 'Das Wort verspricht Größe, Herkunft oder mehrere Unternehmen. Es muss bei der Eintragung stimmen.',
    },
    'like-an-authority': {
      title: 'Klingt nach Behörde',
      text: 'Niemand soll die Gesellschaft für eine staatliche Stelle halten.',
    },
    'like-an-institution': {
      title: 'Klingt nach Forschung, Lehre oder Kammer',
      text: 'Das geht meist nur mit einem Zusatz, der zeigt, dass ein Unternehmen dahintersteht.',
    },
    title: {
      title: 'Akademischer Grad',
      text: 'Wer ihn trägt, muss zur Gesellschaft gehören und in ihr bestimmen.',
    },
    bank: {
      title: 'Bank und Sparkasse sind geschützt',
      text: 'So darf nur heißen, wer eine Erlaubnis der BaFin hat; im Zweifel entscheidet sie.',
    },
    'building-society': {
      title: 'Bausparkasse ist geschützt',
      text: 'So darf nur heißen, wer eine Erlaubnis als Bausparkasse hat.',
    },
    fund: {
      title: 'Geschützt für Fonds',
      text: 'So darf nur heißen, wer nach dem Kapitalanlagegesetzbuch zugelassen ist.',
    },
    insurance: {
      title: 'Versicherung ist geschützt',
      text: 'So dürfen nur Versicherer heißen. Wer vermittelt, braucht einen Zusatz wie „Versicherungsmakler“.',
    },
    partners: {
      title: '„und Partner“ ist vergeben',
      text: 'Der Zusatz gehört den Partnerschaftsgesellschaften. „Partners“ oder ein anderes Wort kann gehen.',
    },
    lawyers: {
      title: 'Geschützt für Anwältinnen und Anwälte',
      text: 'So darf nur heißen, wer von der Rechtsanwaltskammer zugelassen ist.',
    },
    'tax-advisers': {
      title: 'Geschützt für die Steuerberatung',
      text: 'So darf nur heißen, wer als Steuerberatungsgesellschaft anerkannt ist.',
    },
    auditors: {
      title: 'Geschützt für die Wirtschaftsprüfung',
      text: 'So darf nur heißen, wer dafür anerkannt ist.',
    },
    'red-cross': {
      title: 'Geschützt',
      text: 'Rotes Kreuz und Roter Halbmond gehören den Hilfsgesellschaften.',
    },
    olympic: {
      title: 'Olympische Bezeichnung',
      text: 'Sie gehört dem IOC und dem DOSB, soweit sie auf die Spiele anspielt.',
    },
    pharmacy: {
      title: 'Apotheke',
      text: 'Eine GmbH oder UG darf keine Apotheke betreiben; der Name darf es nicht glauben lassen.',
    },
    'engineers-architects': {
      title: 'Geschützter Beruf',
      text: 'So darf meist nur heißen, wer bei der Kammer des Landes eingetragen ist.',
    },
    'permit-property': {
      title: 'Erlaubnis für Immobilien',
      text: 'Makeln, Bauträger und Hausverwaltung brauchen eine Erlaubnis, bevor es losgeht.',
    },
    'permit-security': {
      title: 'Erlaubnis für Bewachung',
      text: 'Wer Leben oder Eigentum anderer bewacht, braucht vorher eine Erlaubnis.',
    },
    'permit-insurance': {
      title: 'Erlaubnis für Versicherungsvermittlung',
      text: 'Die IHK erteilt sie und trägt ins Vermittlerregister ein.',
    },
    'permit-investments': {
      title: 'Erlaubnis für Finanzanlagen',
      text: 'Vermittlung und Beratung brauchen vorher eine Erlaubnis.',
    },
    'permit-crafts': {
      title: 'Handwerk',
      text: 'Für viele Gewerke braucht es einen Meister und die Eintragung in die Handwerksrolle.',
    },
    'permit-transport': {
      title: 'Erlaubnis für Beförderung',
      text: 'Personen und Güter befördert nur, wer eine Genehmigung hat.',
    },
    'permit-staffing': {
      title: 'Erlaubnis für Zeitarbeit',
      text: 'Wer Beschäftigte überlässt, braucht vorher eine Erlaubnis der Arbeitsagentur.',
    },
    'entered-here': {
      title: 'Am selben Ort eingetragen',
      text: 'Eine Gesellschaft mit diesem oder einem gleich klingenden Namen ist dort schon eingetragen. Neue Namen müssen sich deutlich unterscheiden.',
    },
    'entered-elsewhere': {
      title: 'Anderswo eingetragen',
      text: 'Eine Gesellschaft mit diesem oder einem gleich klingenden Namen ist eingetragen. Das Register lässt es an einem anderen Ort zu, ihr älteres Namensrecht bleibt.',
    },
  } satisfies Record<FindingCode, object>,
} as const;

export const handle = { texts: { sharedCompanyNames } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    sharedCompanyNames: typeof sharedCompanyNames;
  }
}
