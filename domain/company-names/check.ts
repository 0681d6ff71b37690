import { townOf } from '../towns/towns.ts';
import { type Finding, findingOf, severities } from './findings.ts';
import { namesForm, namesOther, withoutForm } from './legal-form.ts';
import type { NameCheck } from './name-check.ts';
import { generic, permits, type Reserved, reserved } from './words.ts';

/** What the words of a name say by themselves, the gravest first; whether another company has it is for the register. */
export function checkName({ companyName, city, legalForm, companyPurpose }: NameCheck): Finding[] {
  const core = withoutForm(companyName.normalize('NFC'));
  const permitted = wordsIn(core, permits);
  const other = ({ code }: Finding) => permitted.every((found) => found.code !== code);
  return [
    ...formOf(companyName, core, legalForm),
    ...signsIn(core),
    ...distinctionOf(core, city),
    ...placesIn(core, city),
    ...wordsIn(core, reserved),
    ...permitted,
    ...(companyPurpose === undefined ? [] : wordsIn(companyPurpose, permits).filter(other)),
  ].toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ severity }: Finding) => severities.indexOf(severity);

function formOf(companyName: string, core: string, form: NameCheck['legalForm']): Finding[] {
  const other = form === 'ug' ? 'gmbh' : 'ug';
  const found: Finding[] = [];
  const isOther = namesForm(companyName, other) || namesOther(core);
  if (isOther) found.push(findingOf('form-of-another'));
  else if (!namesForm(companyName, form)) {
    found.push(findingOf(form === 'ug' ? 'form-missing-ug' : 'form-missing'));
  }
  if (/\bg(?:GmbH|UG)\b|gemeinnützig/i.test(companyName)) found.push(findingOf('form-charitable'));
  return found;
}

/** Signs that nobody can read out, and scripts that the register does not keep. */
function signsIn(core: string): Finding[] {
  const foreign = /(?!\p{Script=Latin})\p{L}/u.exec(core);
  const picture = /[^\p{L}\p{M}\p{N}\s&+.,:;!?'’"„“”()/@#%€§*_-]|[®™©]/u.exec(core);
  return [
    ...(foreign ? [findingOf('other-script', foreign[0])] : []),
    ...(picture ? [findingOf('picture-signs', picture[0])] : []),
  ];
}

const lower = (text: string) => text.normalize('NFC').toLowerCase();

/** Whether anything in the name tells it from others of the trade. */
function distinctionOf(core: string, city = ''): Finding[] {
  const words = lower(core)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  if (core === '') return [findingOf('nothing-but-form')];
  if (!/\p{L}/u.test(core)) return [findingOf('no-letters', core)];
  if (words.every((word) => /^(.)\1*$/u.test(word))) return [findingOf('no-word', core)];
  const isPlace = (word: string) => word === lower(city) || townOf(word) !== undefined;
  const isAdjective = (word: string) => /^(.{3,})er$/u.test(word) && isPlace(word.slice(0, -2));
  const saysNothing = (word: string) =>
    generic.has(word) || /^\d+$/u.test(word) || isPlace(word) || isAdjective(word);
  return words.every(saysNothing) ? [findingOf('generic', core)] : [];
}

/** A town beside the seat promises that the company is there. */
function placesIn(core: string, city = ''): Finding[] {
  const seat = townOf(city);
  if (!seat) return [];
  const other = core.split(/[^\p{L}\p{N}-]+/u).find((word) => {
    const town = townOf(word);
    return town !== undefined && town !== seat;
  });
  return other ? [findingOf('other-place', other)] : [];
}

function wordsIn(text: string, list: readonly Reserved[]): Finding[] {
  return list.flatMap(({ code, found, unless }) => {
    const at = found.exec(text);
    if (!at) return [];
    const word = wordAt(text, at);
    return unless?.test(word) ? [] : [findingOf(code, word)];
  });
}

/** The whole word, or words, in which something was found. */
function wordAt(text: string, { index, 0: match }: RegExpExecArray): string {
  const isPart = (place: number) => /[\p{L}\p{N}-]/u.test(text.charAt(place));
  let [from, to] = [index, index + match.length];
  while (from > 0 && isPart(from - 1)) from -= 1;
  while (isPart(to)) to += 1;
  return text.slice(from, to).trim();
}
