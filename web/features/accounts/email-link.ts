import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PageName } from '#domain/site/paths.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useHydrated } from '../../kit/ui/use-hydrated.ts';

/** Leads to a form that starts with the address typed here. Addresses never get into an URL. */
export function useLinkWithEmail(page: PageName, emailFrom: (link: HTMLElement) => string) {
  const { to } = useLocale();
  const navigate = useNavigate();
  const href = to(page);
  return {
    href,
    onClick: (event: MouseEvent<HTMLElement>) => {
      event.preventDefault();
      void navigate(href, { state: { email: emailFrom(event.currentTarget) } });
    },
  };
}

/** What is in the e-mail field of the form around an element. */
export function emailInForm(element: HTMLElement): string {
  const input = element.closest('form')?.elements.namedItem('email');
  return input instanceof HTMLInputElement ? input.value : '';
}

/** The address that `useLinkWithEmail` brought along. */
export function useGivenEmail(): { email: string } {
  const state: unknown = useLocation().state;
  // The server cannot know it, so a reloaded page starts empty.
  const hydrated = useHydrated();
  const email = hydrated && state !== null && typeof state === 'object' && 'email' in state;
  return { email: email && typeof state.email === 'string' ? state.email : '' };
}
