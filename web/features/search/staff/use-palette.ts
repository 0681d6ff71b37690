import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import type { Option } from './options.ts';
import { noteOpened } from './recent.ts';
import { type Case, type Desk, useOptions } from './use-options.ts';

/** What is typed, what it offers, which line is the current one, and the keys that move on. */
export function usePalette(desk: Desk, onClose: () => void) {
  const { t } = useTranslation([
    'staff',
    'staffContent',
    'staffFoundations',
    'staffInquiries',
    'staffSearch',
  ]);
  const { locale } = useLocale();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  /** The formation whose commands are shown alone. */
  const [chosen, setChosen] = useState<Case>();
  /** The line that was moved to; the first one until then. */
  const [key, setKey] = useState<string>();
  /** Enter came before the answer. */
  const [hurried, setHurried] = useState(false);
  const offer = useOptions({ typed, chosen }, desk, { t, locale });
  const { options, pending } = offer;
  const active = options.find((option) => option.key === key) ?? options[0];

  const type = (text: string) => {
    setTyped(text);
    setKey(undefined);
    setHurried(false);
  };
  const enter = (one: Case | undefined) => {
    setChosen(one);
    type('');
  };
  const choose = (option: Option) => {
    onClose();
    noteOpened(option);
    const { does } = option;
    if ('run' in does) does.run();
    else void navigate(does.to);
  };
  const confirm = () => {
    if (key === undefined && pending) setHurried(true);
    else if (active) choose(active);
  };
  return {
    typed,
    chosen,
    offer,
    active,
    /** To be chosen as soon as it is there. */
    due: hurried && !pending ? active : undefined,
    type,
    choose,
    leave: () => enter(undefined),
    onKeyDown: keysOf({ typed, chosen, options, active }, { setKey, enter, confirm }),
  };
}

export type Palette = ReturnType<typeof usePalette>;

interface Shown {
  typed: string;
  chosen: Case | undefined;
  options: readonly Option[];
  active: Option | undefined;
}

interface Moves {
  setKey: (key: string) => void;
  enter: (one: Case | undefined) => void;
  confirm: () => void;
}

/** Keys of the field; those that move within what is typed stay its own. */
const keysOf =
  ({ typed, chosen, options, active }: Shown, { setKey, enter, confirm }: Moves) =>
  (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const atEnd = selectionStart === typed.length && selectionEnd === typed.length;
    const at = options.findIndex((option) => option === active);
    const move = (by: number) => {
      const next = options.at((at + by) % options.length);
      if (next) setKey(next.key);
    };
    const keys: Record<string, (() => void) | undefined> = {
      ArrowDown: () => move(1),
      ArrowUp: () => move(-1),
      Enter: confirm,
      ArrowRight:
        atEnd && !chosen && active?.foundationId
          ? () => enter({ id: active.foundationId ?? '', title: active.title })
          : undefined,
      Backspace: chosen && typed === '' ? () => enter(undefined) : undefined,
      Escape: chosen ? () => enter(undefined) : undefined,
    };
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
