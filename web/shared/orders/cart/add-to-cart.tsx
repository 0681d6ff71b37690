import Button, { type ButtonProps } from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher } from 'react-router';
import type { ProductCard } from '#api/contract.gen.d.ts';
import { ignoreSecondClick } from '../../../kit/forms/double-click.ts';
import { useOutcome } from '../../../kit/forms/use-outcome.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import { useHydrated } from '../../../kit/ui/use-hydrated.ts';
import { type CartChanged, useCartRefusal } from './cart-change.ts';

interface AddToCartProps extends Pick<ButtonProps, 'variant' | 'size' | 'fullWidth' | 'sx'> {
  product: Pick<ProductCard, 'id' | 'title'>;
  /** Such as the choice of a quantity. */
  children?: ReactNode;
  label: string;
  icon?: boolean;
}

/** Puts a product into the cart and stays; without script it leads there. */
export function AddToCart({ product, children, label, icon, ...button }: AddToCartProps) {
  const { t } = useTranslation(['catalogue']);
  const { to } = useLocale();
  const fetcher = useFetcher<CartChanged>();
  const hydrated = useHydrated();
  const busy = fetcher.state !== 'idle';
  useAddedToast(fetcher.data, product.title);
  return (
    <form
      method="post"
      action={to('cart')}
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        // Busy from the next event on.
        void fetcher.submit(event.currentTarget, { flushSync: true, preventScrollReset: true });
      }}
    >
      <input type="hidden" name="change" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      {hydrated && <input type="hidden" name="stay" value="1" />}
      {children}
      <Button
        type="submit"
        // Stays enabled: a disabled button would lose the focus.
        aria-busy={busy}
        startIcon={
          busy ? (
            <CircularProgress size={16} color="inherit" aria-hidden="true" />
          ) : (
            icon && <Plus size={20} strokeWidth={1.75} aria-hidden="true" />
          )
        }
        aria-label={t('catalogue:cart.addNamed', { label, title: product.title })}
        onClick={ignoreSecondClick}
        {...button}
      >
        {label}
      </Button>
    </form>
  );
}

/** Says once what came of it. */
function useAddedToast(outcome: CartChanged | undefined, title: string): void {
  const { t } = useTranslation(['catalogue']);
  const { to } = useLocale();
  const words = t('catalogue:cart');
  const toasts = useToasts();
  const toastOf = useCartRefusal(words.failed);
  useOutcome(outcome, (answer) => {
    if (!answer.ok) {
      toasts.add({ ...toastOf(answer), color: 'error' });
      return;
    }
    const actions = [{ label: words.open, href: to('cart') }];
    toasts.add({ title: words.added, description: title, color: 'success', actions });
  });
}
