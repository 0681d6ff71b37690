import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { java } from './java.ts';
import { jarsOf } from './maven.ts';

/** The rules as the standards publish them, made into style sheets; Saxon applies them. */
const rules = {
  'EN 16931': 'external/schematron/1.3.16/cii/EN16931-CII-validation.xslt',
  'Factur-X 2.4': 'external/schematron/2.4/FACTUR-X_EN16931.xslt',
} as const;
export type RuleSet = keyof typeof rules;
export const ruleSets = Object.keys(rules) as RuleSet[];

export interface Schematrons {
  saxon: string;
  jars: Record<RuleSet, string>;
}

export async function findSchematrons(): Promise<Schematrons | undefined> {
  const jars = await jarsOf([
    'com.helger.phive.rules:phive-rules-en16931:4.3.7',
    'com.helger.phive.rules:phive-rules-zugferd:4.2.3',
    'net.sf.saxon:Saxon-HE:12.8',
    'org.xmlresolver:xmlresolver:5.3.3',
  ]);
  const [en16931 = '', facturX = '', ...saxon] = jars ?? [];
  return jars && { saxon: saxon.join(':'), jars: { 'EN 16931': en16931, 'Factur-X 2.4': facturX } };
}

/**
 * Applies the rules to all invoices at once. @param work a folder for the reports
 * @returns the broken rules of each
 */
export async function brokenRules(
  { saxon, jars }: Schematrons,
  ruleSet: RuleSet,
  invoices: ReadonlyMap<string, string>,
  work: string,
): Promise<Map<string, string[]>> {
  const [source, target] = [join(work, 'xml'), join(work, 'reports')];
  for (const folder of [source, target]) await mkdir(folder, { recursive: true });
  for (const [name, xml] of invoices) await writeFile(join(source, `${name}.xml`), xml);
  const sheet = `-xsl:jar:file:${jars[ruleSet]}!/${rules[ruleSet]}`;
  const args = ['net.sf.saxon.Transform', `-s:${source}`, `-o:${target}`, sheet];
  const { failed, stderr } = await java(['-cp', saxon, ...args]);
  if (failed) throw new Error(stderr);
  const reports = await readdir(target);
  const broken = reports.map(async (report): Promise<[string, string[]]> => {
    const $ = load(await readFile(join(target, report), 'utf8'), { xml: true });
    const faults = $('svrl\\:failed-assert')
      .toArray()
      .map((fault) => `${$(fault).attr('id')} ${$(fault).text().trim()}`);
    return [report.replace(/\.\w+$/, ''), faults];
  });
  return new Map(await Promise.all(broken));
}
