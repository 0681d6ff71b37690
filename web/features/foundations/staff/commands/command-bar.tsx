import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { isFinished } from '#domain/foundations/statuses.ts';
import { keys } from '../../../../desk/keys.ts';
import { useIdentity } from '../../../../desk/session/session.ts';
import { useShortcuts, useShortcutsEnabled } from '../../../../desk/shortcuts.ts';
import type { Foundation, TextsByRole } from '../types.ts';
import type { CommandButton } from './command-button.ts';
import { buttonsFor, nextButton } from './command-buttons.ts';
import { keyNameOf } from './shortcuts.ts';

/** The commands this user may issue now; one of them is the filled button. */
export function CommandBar({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffCommands', 'staffFoundations']);
  const role = useIdentity()?.role;
  const [hasKeys] = useShortcutsEnabled();
  const [open, setOpen] = useState<CommandButton | null>(null);
  const buttons = role ? buttonsFor(foundation, role) : [];
  const primary = role && nextButton(foundation, role)?.command;
  useShortcuts(
    Object.fromEntries(
      buttons.flatMap((button) => {
        const name = keyNameOf(button.command);
        return name ? [[name, () => setOpen(button)]] : [];
      }),
    ),
  );
  useAsked((name) => setOpen(buttons.find(({ command }) => command === name) ?? null));
  if (!role) return null;
  // An open dialog outlasts the end of the case, with what was typed.
  if (isFinished(foundation.status) && buttons.length === 0 && !open) return null;
  const Dialog = open?.Dialog;
  const ofRole: TextsByRole = t('staffFoundations:noCommandsFor');

  return (
    <Box component="section" aria-label={t('staffFoundations:foundation.commands')} sx={bar}>
      {buttons.every(({ tone }) => tone === 'destructive') && (
        <Typography color="textSecondary">
          {ofRole[role]?.[foundation.status] ?? t('staffFoundations:foundation.noCommands')}
        </Typography>
      )}
      {buttons.map((button) => (
        <Button
          key={button.command}
          onClick={() => setOpen(button)}
          {...looks(button, button.command === primary)}
        >
          {t(`staffCommands:commandName.${button.command}`)}
          {hasKeys && keyOf(button) && (
            <Box component="kbd" aria-hidden sx={key}>
              {keyOf(button)}
            </Box>
          )}
        </Button>
      ))}
      {Dialog && <Dialog foundation={foundation} onClose={() => setOpen(null)} />}
    </Box>
  );
}

/** `?do=approve-documents` opens that dialog once: an address that is kept or passed on does not. */
function useAsked(open: (command: string) => void): void {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('do');
  const onAsked = useEffectEvent((command: string) => {
    open(command);
    setQuery(
      (before) => {
        before.delete('do');
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  });
  // Once for each: the address takes a while to change, and asking again would begin that anew.
  useEffect(() => {
    if (asked !== null) onAsked(asked);
  }, [asked]);
}

function keyOf({ command }: CommandButton) {
  const name = keyNameOf(command);
  return name && keys[name];
}

function looks({ tone }: CommandButton, isPrimary: boolean) {
  if (tone === 'destructive') {
    return { variant: 'text', color: 'error', sx: { ml: { sm: 'auto', lg: 0 } } } as const;
  }
  return { variant: isPrimary ? 'contained' : 'outlined' } as const;
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  // In a row below the page, one below the other beside it.
  '& > button': { width: { xs: '100%', sm: 'auto', lg: '100%' } },
} as const;

const key = {
  display: { xs: 'none', md: 'inline-block' },
  ml: 1.25,
  px: 0.75,
  border: 1,
  borderColor: 'currentColor',
  borderRadius: '5px',
  fontFamily: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: 1.5,
  opacity: 0.75,
} as const;

/** What comes next, in the head that stays, where the other commands are below the page. */
export function NextAction({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffCommands']);
  const role = useIdentity()?.role;
  const [open, setOpen] = useState<CommandButton | null>(null);
  const next = role && nextButton(foundation, role);
  const Dialog = open?.Dialog;
  return (
    <>
      {next && (
        <Button
          variant="contained"
          onClick={() => setOpen(next)}
          sx={{ display: { lg: 'none' }, width: { xs: '100%', sm: 'auto' } }}
        >
          {t(`staffCommands:commandName.${next.command}`)}
        </Button>
      )}
      {Dialog && <Dialog foundation={foundation} onClose={() => setOpen(null)} />}
    </>
  );
}
