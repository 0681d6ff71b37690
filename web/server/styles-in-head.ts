const style = /<style data-emotion="[^"]*"[^>]*>[\s\S]*?<\/style>/g;
const endOfHead = '</head>';

/**
 * Emotion writes each style beside what it is first used for, also within labels and lists, where HTML
 * has no place for it. In browsers it moves them to the head before React takes over; here it is done
 * before the page is sent. Texts and data of a page hold no tag: React writes them escaped.
 */
export function stylesInHead(html: string): string {
  const end = html.indexOf(endOfHead);
  if (end < 0) return html;
  const body = html.slice(end);
  const styles = body.match(style);
  return styles ? html.slice(0, end) + styles.join('') + body.replaceAll(style, '') : html;
}
