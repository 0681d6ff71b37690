import type { FindingCode } from './findings.ts';

/** A word that the law keeps for some, or that promises what has to be true.  */
export interface Reserved {
  code: FindingCode;
  found: RegExp;
  /** Words like these are no such promise. */
  unless?: RegExp;
}

export const reserved: readonly Reserved[] = [
  {
    code: 'bank',
    found: /bank(?:en|haus|ers?|iers?)?(?!\p{L})|(?<!bau)sparkasse/iu,
    unless:
      /(?:daten|blut|samen|werk|hobel|garten|park|sitz|eck|power|ofen|sand|drück|lebensmittel|wissens|gen|text)bank/iu,
  },
  { code: 'building-society', found: /bausparkasse/iu },
  {
    code: 'fund',
    found: /kapital(?:verwaltungs|anlage)gesellschaft|investment(?:gesellschaft|fonds)/iu,
  },
  {
    code: 'insurance',
    found: /versicherung|versicherer|assekuranz/iu,
    unless: /(?:versicherungs?|assekuranz)-?(?:makler|vermittl|agentur|berat|vertrieb)/iu,
  },
  {
    code: 'partners',
    found: /(?:und|&|\+)\s*partner(?:schaft)?(?!\p{L})|(?<!\p{L})partnerschaft(?!\p{L})/iu,
  },
  { code: 'lawyers', found: /rechtsanw[aä]lt|anwaltsgesellschaft/iu },
  { code: 'tax-advisers', found: /steuerberat/iu },
  { code: 'auditors', found: /(?:wirtschafts|buch)prüf/iu },
  { code: 'red-cross', found: /rote[sn]?\s+kreuz|roter?\s+halbmond|red\s+cross/iu },
  { code: 'olympic', found: /olymp(?:ia|isch|ic)/iu },
  { code: 'pharmacy', found: /apotheke/iu },
  { code: 'engineers-architects', found: /architekt(?!ur(?!büro))|ingenieur/iu },
  {
    code: 'title',
    found: /(?<!\p{L})(?:dr|prof)\.?(?=\s)|(?<!\p{L})(?:doktor|professor)(?!\p{L})/iu,
  },
  {
    code: 'like-an-authority',
    found:
      /(?<!\p{L})(?:bundes|landes|staats)(?!t)(?=\p{L})|staatlich|amtlich|behörd|polizei|finanzamt|gericht|(?:handels|zentral)register/iu,
    unless: /(?:bundes|landes)weit/iu,
  },
  {
    code: 'like-an-institution',
    found:
      /(?:universität|university|hochschule|akademie|academy|institut|stiftung|verband|kammer)(?!\p{L})/iu,
  },
  {
    code: 'larger-than-it-is',
    found:
      /(?<!\p{L})(?:gruppe|group|holding|konzern|international|europ|global|world|welt(?:weit)?(?!\p{L})|deutsche?[rs]?(?!\p{L})|deutschland|germany)/iu,
  },
];

/** Activities that need a permit or an entry; name or purpose may say them. The register court does not ask for it. */
export const permits: readonly Reserved[] = [
  {
    code: 'permit-property',
    found: /immobilien-?(?:makler|vermittl|verwalt)|bauträger|hausverwaltung|darlehensvermittl/iu,
  },
  { code: 'permit-security', found: /bewachung|sicherheitsdienst|wachdienst|objektschutz/iu },
  {
    code: 'permit-insurance',
    found: /(?:versicherungs?|assekuranz)-?(?:makler|vermittl|agentur|berat)/iu,
  },
  { code: 'permit-investments', found: /finanzanlagen|anlagevermittl|anlageberat/iu },
  {
    code: 'permit-crafts',
    found:
      /dachdeck|zimmerei|zimmerer|bäcker|friseur|elektrotechnik|elektroinstallat|maurer|fliesenleg|kfz-?(?:werkstatt|technik)|heizungsbau|sanitärinstallat|schornsteinfeg|tischlerei|schreinerei|stuckateur|orthopädietechnik|augenoptik|hörgeräteakust/iu,
  },
  {
    code: 'permit-transport',
    found: /(?<!\p{L})taxi|mietwagen|personenbeförderung|güterkraftverkehr|spedition/iu,
  },
  { code: 'permit-staffing', found: /arbeitnehmerüberlassung|zeitarbeit|personalleasing/iu },
];

/** Words that say what many do and nobody is told apart by, alone or joined with each other or with a place. */
export const generic = new Set(
  `bau bauunternehmen hochbau tiefbau immobilien handel handels handelsgesellschaft grosshandel consulting beratung
  beratungs unternehmensberatung software softwareentwicklung it edv web internet online app apps gastronomie
  restaurant café cafe bar hotel service services dienstleistung dienstleistungen dienstleistungs management vertrieb
  vertriebs logistik transport transporte reinigung gebäudereinigung marketing werbung werbeagentur media medien
  verlag design technik elektro sanitär heizung garten gartenbau mode fashion schmuck bäckerei pflege pflegedienst
  kosmetik fitness reisen reisebüro travel event events finance finanz finanzen invest investment vermögensverwaltung
  vermögensverwaltungs beteiligung beteiligungs beteiligungen verwaltung verwaltungs verwaltungsgesellschaft
  gesellschaft firma unternehmen betrieb werkzeugbau maschinenbau metallbau tischlerei schreinerei druckerei solar
  energie digital agentur studio solutions systems system labs shop store autohaus autos kfz und and für fur der die
  das des im in am von vom an bei mit`.split(/\s+/),
);
