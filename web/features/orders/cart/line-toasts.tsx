import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cart } from '#api/contract.gen.d.ts';
import { useOutcome } from '../../../kit/forms/use-outcome.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import { useCartRefusal } from '../../../shared/orders/cart/cart-change.ts';
import { type LineInCart, useLineFetcher } from './cart-line.tsx';

/** Says what came of the changes of each line, also of one that is gone by then. */
export function LineToasts({ lines }: Pick<Cart, 'lines'>) {
  const [shown, setShown] = useState({ lines, all: byId(lines) });
  if (shown.lines !== lines) {
    setShown({ lines, all: new Map([...shown.all, ...byId(lines)]) });
  }
  return [...shown.all].map(([id, line]) => <ToastsOfLine key={id} {...line} />);
}

const byId = (lines: Cart['lines']): ReadonlyMap<string, ShownLine> =>
  new Map(lines.map((line, position) => [line.product.id, { line, position }]));

/** As the page showed it last. */
interface ShownLine {
  line: LineInCart;
  position: number;
}

/** What was removed can be brought back, in its place and number. */
function ToastsOfLine({ line: { product, quantity, available }, position }: ShownLine) {
  const { t } = useTranslation(['cart']);
  const { to } = useLocale();
  const toastOf = useCartRefusal(t('cart:removed.failed'));
  const toasts = useToasts();
  const { data: outcome, submit } = useLineFetcher(product.id);
  useOutcome(outcome, (answer) => {
    if (!answer.ok) {
      toasts.add({ ...toastOf(answer), color: 'error' });
      return;
    }
    if (answer.change !== 'remove') return;
    const back = () =>
      void submit(
        { change: 'add', productId: product.id, quantity, position, stay: '1' },
        { method: 'post', action: to('cart') },
      );
    toasts.add({
      title: t('cart:removed.title', { title: product.title }),
      color: 'info',
      timeout: 10_000,
      actions: available ? [{ label: t('cart:removed.undo'), onClick: back }] : [],
    });
  });
  return null;
}
