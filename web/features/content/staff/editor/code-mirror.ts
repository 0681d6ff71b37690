import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { syntaxTree } from '@codemirror/language';
import type { Range } from '@codemirror/state';
import {
  Decoration,
  type DecorationSet,
  EditorView,
  keymap,
  ViewPlugin,
  type ViewUpdate,
} from '@codemirror/view';

/** Parts of Markdown, as its parser names them, and how they are drawn. */
const drawn: Readonly<Record<string, Decoration>> = {
  ATXHeading1: Decoration.mark({ class: 'md-heading' }),
  ATXHeading2: Decoration.mark({ class: 'md-heading' }),
  ATXHeading3: Decoration.mark({ class: 'md-heading' }),
  StrongEmphasis: Decoration.mark({ class: 'md-strong' }),
  Emphasis: Decoration.mark({ class: 'md-emphasis' }),
  Link: Decoration.mark({ class: 'md-link' }),
};

function marksIn({ state, visibleRanges }: EditorView): DecorationSet {
  const marks: Range<Decoration>[] = [];
  for (const { from, to } of visibleRanges) {
    syntaxTree(state).iterate({
      from,
      to,
      enter: (node) => {
        const mark = drawn[node.name];
        if (mark) marks.push(mark.range(node.from, node.to));
      },
    });
  }
  return Decoration.set(marks, true);
}

const highlighting = ViewPlugin.fromClass(
  class {
    marks: DecorationSet;

    constructor(view: EditorView) {
      this.marks = marksIn(view);
    }

    update({ docChanged, viewportChanged, view }: ViewUpdate) {
      if (docChanged || viewportChanged) this.marks = marksIn(view);
    }
  },
  { decorations: ({ marks }) => marks },
);

const look = EditorView.theme({
  '&': { fontSize: '0.9375rem', maxHeight: '70vh', color: 'var(--s-palette-text-primary)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: '1.6', minHeight: '20rem' },
  '.cm-content': { padding: '14px', caretColor: 'var(--s-palette-text-primary)' },
  '.md-heading': { color: 'var(--s-palette-primary-main)', fontWeight: '600' },
  '.md-strong': { fontWeight: '700' },
  '.md-emphasis': { fontStyle: 'italic' },
  '.md-link': { color: 'var(--s-palette-primary-main)' },
  '.cm-cursor': { borderLeftColor: 'var(--s-palette-text-primary)' },
});

/**
 * Lets people write beside the text area, which follows every change. Tab leaves the editor, as it
 * leaves every field.
 *
 * @returns removes the editor and shows the area again
 */
export function writeIn(place: HTMLElement, area: HTMLTextAreaElement, labelId: string) {
  const hadFocus = document.activeElement === area;
  const view = new EditorView({
    parent: place,
    doc: area.value,
    extensions: [
      history(),
      keymap.of([...defaultKeymap, ...historyKeymap]),
      markdown(),
      highlighting,
      look,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-labelledby': labelId, spellcheck: 'true' }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) type(area, state.doc.toString());
      }),
    ],
  });
  area.hidden = true;
  if (hadFocus) view.focus();
  const focus = () => view.focus();
  area.addEventListener('focus', focus);
  return () => {
    area.removeEventListener('focus', focus);
    area.hidden = false;
    view.destroy();
  };
}

/** As if it had been typed there: React hears of it. */
function type(area: HTMLTextAreaElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text);
  area.dispatchEvent(new Event('input', { bubbles: true }));
}
