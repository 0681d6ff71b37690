import { describe, expect, test } from 'vitest';
import { addressLine, sampleOperator } from '#domain/site/operator.ts';
import { locales, pathTo } from '#domain/site/paths.ts';
import { reader } from '../support/running/reader.ts';

const { lawFirm, editor, processors } = sampleOperator;

describe.each(locales)('%s', (locale) => {
  const textOf = async (page: 'imprint' | 'privacy' | 'terms-of-use') => {
    const { $ } = await reader().read(pathTo(page, locale));
    return { $, text: $('main').text().replaceAll('\u00a0', ' ') };
  };

  test('the imprint names who answers for the magazine, and where the law firm is', async () => {
    const { text } = await textOf('imprint');
    expect(text).toContain(`${editor.name}, ${addressLine(editor)} (§ 18`);
    expect(text).toContain(`${lawFirm.name}, ${addressLine(lawFirm)}`);
    expect(text).not.toContain('{{');
  });

  test('the privacy page names who works for us, and sets the right to object apart', async () => {
    const { $, text } = await textOf('privacy');
    for (const { name, city } of Object.values(processors)) {
      expect(text).toContain(`${name}, ${city} (${locale === 'de' ? 'Deutschland' : 'Germany'})`);
    }
    expect($('#objection').attr('class')).toMatch(/prominent/);
    for (const article of ['Art. 14', 'Art. 22', 'Art. 28']) expect(text).toContain(article);
    expect(text).toMatch(locale === 'de' ? /Unterlagen leiten wir ihm nicht/ : /not forward doc/);
    // What comes with a release, and who reads what is written.
    const { room, thread } =
      locale === 'de'
        ? { room: 'schließt der Raum sofort', thread: 'ohne unser Team' }
        : { room: 'the room closes at once', thread: 'without our team' };
    expect(text).toContain(room);
    expect(text).toContain(thread);
    expect(text).not.toContain('{{');
  });
});
