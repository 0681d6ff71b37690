import { colors } from '#domain/site/colors.ts';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { threads } from '#modules/shared/threads.ts';
import { type Address, openLink } from './addresses.ts';
import { type Letter, stationLine } from './letter.ts';

const { light, dark } = colors;
const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "Inter, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";

/** For mail clients with a dark mode; the others show the light colours. */
const darkMode = `
  @media (prefers-color-scheme: dark) {
    body.paper, .paper > div { background-color: ${dark.paper} !important; }
    .ink, .ink div, .ink span { color: ${dark.primary} !important; }
    .text div { color: ${dark.text} !important; }
    .text a { color: ${dark.primary} !important; }
    .quiet div, .quiet a, .quiet span { color: ${dark.secondaryText} !important; }
    .button td, .button a { background: ${dark.primary} !important; color: ${dark.onPrimary} !important; }
    .rule p { border-top-color: ${dark.hairline} !important; }
    .track { background: ${dark.hairline} !important; }
    .track-done, .stop-done { background: ${dark.primary} !important; border-color: ${dark.primary} !important;
      color: ${dark.onPrimary} !important; }
    .mark { border-color: ${dark.primary} !important; }
    .stop-now { border-color: ${dark.accent} !important; }
    .stop-ahead { border-color: ${dark.fieldBorder} !important; }
    .note { border-left-color: ${dark.accent} !important; }
  }`;

export interface Rendered {
  html: string;
  text: string;
}

interface Frame {
  language: Locale;
  sender: string;
  operator: Operator;
  address: Address;
  /** Then it says where members choose their mails. */
  isOptional?: boolean;
}

/** MJML holds a hundred MB, and hours may pass until the next mail. */
const IDLE_MS = 30_000;
const WAITING_MAX = 200;
const toHtml = threads<string, string>(new URL('./mjml-worker.ts', import.meta.url), {
  width: 1,
  maxWaiting: WAITING_MAX,
  idleMs: IDLE_MS,
});

/** A letter as HTML, readable without images and in dark mode, and as plain text. */
export async function render(letter: Letter, frame: Frame): Promise<Rendered> {
  const html = await toHtml(mjmlOf(letter, frame));
  return { html, text: textOf(letter, frame) };
}

function mjmlOf(letter: Letter, frame: Frame): string {
  const { language, sender, operator, address, isOptional } = frame;
  const { note, button, furtherLink, english, station } = letter;
  return `<mjml lang="${language}" dir="ltr">
  <mj-head>
    <mj-title>${escape(letter.subject)}</mj-title>
    <mj-preview>${escape(letter.preview)}</mj-preview>
    <mj-attributes>
      <mj-all font-family="${sans}" />
      <mj-text font-size="16px" line-height="1.6" color="${light.text}" padding="0 0 20px"
        css-class="text" />
      <mj-section padding="0 24px" />
      <mj-column padding="0" />
    </mj-attributes>
    <mj-raw><meta name="color-scheme" content="light dark">
      <meta name="supported-color-schemes" content="light dark">
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no"></mj-raw>
    <mj-style>${darkMode}</mj-style>
  </mj-head>
  <mj-body width="608px" background-color="${light.paper}" css-class="paper">
    <mj-section padding="32px 24px 0"><mj-column>
      <mj-text font-family="${serif}" font-size="22px" font-weight="600" color="${light.primary}"
        css-class="ink" padding="0 0 16px"><table role="presentation" cellpadding="0"
        cellspacing="0"><tr><td style="padding-right:12px">${logo}</td>
        <td>${escape(sender)}</td></tr></table></mj-text>
      ${station === undefined ? '' : lineOf(station, language)}
      <mj-text font-family="${serif}" font-size="29px" font-weight="600" line-height="1.25"
        color="${light.primary}" css-class="ink" padding="12px 0 20px">${unbroken(escape(letter.heading))}</mj-text>
      ${[letter.greeting, ...letter.paragraphs].map(paragraph).join('')}
      ${note ? noteOf(note) : ''}
      ${(letter.after ?? []).map(paragraph).join('')}
      ${furtherLink ? furtherLinkOf(furtherLink) : ''}
      ${button ? buttonOf(button) : ''}
      ${english ? englishOf(english) : ''}
      ${(letter.sections ?? []).map(sectionOf).join('')}
      <mj-divider border-width="1px" border-color="${light.hairline}" padding="12px 0 20px"
        css-class="rule" />
      <mj-text font-size="14px" color="${light.secondaryText}" css-class="quiet" padding="0 0 32px">
        ${escape(letter.reason)}${isOptional ? ` ${choiceLink(frame)}` : ''}<br /><br />
        ${particularsOf(operator, language).map(escape).join('<br />')}<br />
        <a href="${escape(address('imprint'))}" style="color:${light.secondaryText}">${imprint[language]}</a>
      </mj-text>
    </mj-column></mj-section>
  </mj-body>
</mjml>`;
}

/** Keeps "26. November" on one line. */
const unbroken = (html: string) => html.replace(/(?<=\d\.?) (?=\p{L})/gu, '&nbsp;');

const choice = {
  de: ['Welche E-Mails du bekommst, bestimmst du in deinen ', 'Einstellungen'],
  en: ['You decide which emails you get in your ', 'settings'],
} as const;

/** The part of the page that is about mails. */
const choicePage = (address: Address) => `${address('settings')}#mails`;

function choiceLink({ language, address }: Frame): string {
  const [words, page] = choice[language];
  return `${escape(words)}<a href="${escape(choicePage(address))}" style="color:${light.secondaryText}">${page}</a>.`;
}

const imprint = { de: 'Impressum', en: 'Imprint' };

/** What § 35a GmbHG wants on business letters, which mails are. */
function particularsOf(operator: Operator, language: Locale): string[] {
  const { name, street, postalCode, city, registerCourt, registerNumber } = operator;
  const directors = language === 'de' ? 'Geschäftsführung' : 'Managing directors';
  const seat = language === 'de' ? 'Sitz' : 'Registered office';
  return [
    `${name}, ${street}, ${postalCode} ${city}`,
    `${seat}: ${city}, ${registerCourt}, ${registerNumber}`,
    `${directors}: ${operator.managingDirectors}`,
  ];
}

const paragraph = (text: string) => `<mj-text>${escape(text)}</mj-text>`;

const noteOf = ({ title, lines }: NonNullable<Letter['note']>) =>
  `<mj-text padding="0 0 24px"><div class="note" style="border-left:4px solid ${light.accent};
    padding-left:20px"><strong>${escape(title)}</strong>${lines
      .map((line) => `<br />${escape(line)}`)
      .join('')}</div></mj-text>`;

const furtherLinkOf = ({ label, url }: NonNullable<Letter['furtherLink']>) =>
  `<mj-text><a href="${escape(openLink(url))}" style="color:${light.primary}">${escape(label)}</a></mj-text>`;

const buttonOf = ({ label, url }: NonNullable<Letter['button']>) =>
  `<mj-button href="${escape(openLink(url))}" align="left" background-color="${light.primary}" color="${light.onPrimary}"
    border-radius="12px" font-size="16px" font-weight="600" inner-padding="14px 24px"
    padding="4px 0 28px" css-class="button">${escape(label)}</mj-button>`;

const sectionOf = ({ title, paragraphs }: NonNullable<Letter['sections']>[number]) =>
  `<mj-text font-size="14px" line-height="1.5" padding="0 0 24px"><strong>${escape(title)}</strong>${paragraphs
    .map((text) => `<br /><br />${escape(text)}`)
    .join('')}</mj-text>`;

const englishOf = (paragraphs: readonly string[]) =>
  `<mj-text font-size="14px" color="${light.secondaryText}" css-class="quiet"><span lang="en">${paragraphs
    .map(escape)
    .join('<br /><br />')}</span></mj-text>`;

const mark = (size: number, border: number, color: string, name: string) =>
  `<div class="${name}" style="width:${size - 2 * border}px;height:${size - 2 * border}px;
    border:${border}px solid ${color};border-radius:${size}px;font-size:1px;line-height:1px"
    >&nbsp;</div>`;

const bar = (side: 'top' | 'bottom') =>
  `<td valign="${side}" style="padding-${side}:3px"><div class="track-done" style="width:6px;
    height:3px;font-size:1px;line-height:3px;background:${light.primary}">&nbsp;</div></td>`;

/** The logo from table cells, like the stations: it shows where images are blocked. */
const logo = `<table role="presentation" cellpadding="0" cellspacing="0" aria-hidden="true"
  style="height:18px"><tr style="height:18px"><td valign="bottom">${mark(10, 5, light.primary, 'stop-done')}</td>
  ${bar('bottom')}<td valign="middle">${mark(12, 3, light.accent, 'stop-now')}</td>
  ${bar('top')}<td valign="top">${mark(10, 2, light.primary, 'mark')}</td></tr></table>`;

/** Seven stations as table cells, which also show where images are blocked. */
function lineOf(station: number, language: Locale): string {
  const cells = Array.from({ length: 7 }, (_, index) => {
    const stop = `<td width="24" align="center">${stopOf(index + 1, station)}</td>`;
    if (index === 0) return stop;
    const done = index + 1 <= station;
    const color = done ? light.primary : light.hairline;
    const name = done ? 'track track-done' : 'track';
    return `<td><div class="${name}" style="height:3px;line-height:3px;font-size:1px;
      background:${color}">&nbsp;</div></td>${stop}`;
  });
  return `<mj-text padding="0 0 4px"><table role="presentation" width="100%" cellpadding="0"
    cellspacing="0" aria-hidden="true"><tr>${cells.join('')}</tr></table></mj-text>
    <mj-text font-size="14px" color="${light.secondaryText}" css-class="quiet" padding="0 0 8px"
      >${stationLine(station, language)}</mj-text>`;
}

function stopOf(place: number, station: number): string {
  const base = 'width:18px;height:18px;border-radius:12px;font-size:12px;line-height:18px;';
  if (place < station) {
    return `<div class="stop-done" style="${base}border:3px solid ${light.primary};
      background:${light.primary};color:${light.onPrimary};text-align:center">&#10003;</div>`;
  }
  if (place === station) {
    return `<div class="stop-now" style="${base}border:4px solid ${light.accent};width:16px;
      height:16px">&nbsp;</div>`;
  }
  return `<div class="stop-ahead" style="${base}border:2px solid ${light.fieldBorder};width:16px;
    height:16px">&nbsp;</div>`;
}

function textOf(letter: Letter, { language, operator, address, isOptional }: Frame): string {
  const { note, button, furtherLink, station } = letter;
  const blocks = [
    letter.heading,
    '='.repeat(Math.min(letter.heading.length, 72)),
    ...(station === undefined ? [] : [stationLine(station, language)]),
    letter.greeting,
    ...letter.paragraphs,
    ...(note ? [[note.title, ...note.lines].map((line) => `  | ${line}`).join('\n')] : []),
    ...(letter.after ?? []),
    ...(furtherLink ? [`${furtherLink.label}: ${openLink(furtherLink.url)}`] : []),
    ...(button ? [`${button.label}:\n${openLink(button.url)}`] : []),
    ...(letter.english ? ['* * *', ...letter.english] : []),
    ...(letter.sections ?? []).flatMap(({ title, paragraphs }) => [
      `${title}\n${'-'.repeat(Math.min(title.length, 72))}`,
      ...paragraphs,
    ]),
    '--',
    letter.reason,
    ...(isOptional ? [`${choice[language].join('')}:\n${choicePage(address)}`] : []),
    [...particularsOf(operator, language), `${imprint[language]}: ${address('imprint')}`].join(
      '\n',
    ),
  ];
  return `${blocks.join('\n\n').replace(/\n\n(=+\n)/, '\n$1')}\n`;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) =>
  fixSpaces(text).replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
