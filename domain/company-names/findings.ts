/**
 * What the law says about a name, and how much it weighs: `stops` where the register court or an authority refuses a
 * name like this one, `look` where it depends on what only court, chamber or owner can say. Sources as German
 * provisions; none of it has been confirmed by the law firm yet, see `docs/law.md`.
 */
export const findings = {
  'form-missing': { severity: 'stops', source: '§ 4 GmbHG' },
  'form-missing-ug': { severity: 'stops', source: '§ 5a Abs. 1 GmbHG' },
  'form-of-another': { severity: 'stops', source: '§ 4, § 5a Abs. 1 GmbHG' },
  'form-charitable': { severity: 'look', source: '§ 4 Satz 2 GmbHG, BGH II ZB 13/19' },
  'nothing-but-form': { severity: 'stops', source: '§ 18 Abs. 1 HGB' },
  'no-letters': { severity: 'stops', source: '§ 18 Abs. 1 HGB' },
  'other-script': { severity: 'stops', source: '§ 18 Abs. 1 HGB' },
  'picture-signs': { severity: 'stops', source: '§ 18 Abs. 1 HGB' },
  'no-word': { severity: 'look', source: '§ 18 Abs. 1 HGB' },
  generic: { severity: 'look', source: '§ 18 Abs. 1 HGB' },
  'other-place': { severity: 'look', source: '§ 18 Abs. 2 HGB' },
  'larger-than-it-is': { severity: 'look', source: '§ 18 Abs. 2 HGB' },
  'like-an-authority': { severity: 'look', source: '§ 18 Abs. 2 HGB' },
  'like-an-institution': { severity: 'look', source: '§ 18 Abs. 2 HGB' },
  title: { severity: 'look', source: '§ 18 Abs. 2 HGB' },
  bank: { severity: 'stops', source: '§§ 39 bis 41 KWG' },
  'building-society': { severity: 'stops', source: '§ 16 BauSparkG' },
  fund: { severity: 'stops', source: '§ 3 KAGB' },
  insurance: { severity: 'stops', source: '§ 6 VAG' },
  partners: { severity: 'stops', source: '§ 11 Abs. 1 PartGG' },
  lawyers: { severity: 'stops', source: '§ 59p BRAO' },
  'tax-advisers': { severity: 'stops', source: '§ 161 StBerG' },
  auditors: { severity: 'stops', source: '§ 133 WPO' },
  'red-cross': { severity: 'stops', source: '§ 125 OWiG' },
  olympic: { severity: 'look', source: '§ 3 OlympSchG' },
  pharmacy: { severity: 'look', source: '§ 8 ApoG' },
  'engineers-architects': {
    severity: 'look',
    source: 'Architekten- und Ingenieurgesetze der Länder',
  },
  'permit-property': { severity: 'look', source: '§ 34c GewO' },
  'permit-security': { severity: 'look', source: '§ 34a GewO' },
  'permit-insurance': { severity: 'look', source: '§ 34d GewO' },
  'permit-investments': { severity: 'look', source: '§ 34f GewO' },
  'permit-crafts': { severity: 'look', source: '§ 1 HwO' },
  'permit-transport': { severity: 'look', source: '§ 2 PBefG, § 3 GüKG' },
  'permit-staffing': { severity: 'look', source: '§ 1 AÜG' },
  'entered-here': { severity: 'stops', source: '§ 30 HGB' },
  'entered-elsewhere': { severity: 'look', source: '§ 18 Abs. 2 HGB, § 5 MarkenG' },
} as const satisfies Record<string, Rule>;

export const severities = ['stops', 'look'] as const;
export type Severity = (typeof severities)[number];
interface Rule {
  severity: Severity;
  source: string;
}

export type FindingCode = keyof typeof findings;
export const findingCodes = Object.keys(findings) as FindingCode[];

export interface Finding extends Rule {
  code: FindingCode;
  /** The part of the name or the purpose that it is about. */
  word?: string;
}

export const findingOf = (code: FindingCode, word?: string): Finding => ({
  code,
  ...findings[code],
  ...(word !== undefined && { word }),
});
