import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type KeyboardEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTeam } from '../../../../desk/use-team.ts';

const MOST_SHOWN = 5;

interface Begun {
  field: HTMLTextAreaElement;
  /** Where the name begins, after its @. */
  from: number;
  typed: string;
}

/** Offers names of the team once somebody types @ in the field inside; Enter takes the first. */
export function Mention({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['staffCommunication']);
  const team = useTeam('everybody');
  const [begun, setBegun] = useState<Begun>();
  const found = begun ? namesFor(begun.typed, team) : [];
  const look = ({ target }: SyntheticEvent) => setBegun(begunIn(target));
  const take = (name: string) => {
    if (!begun) return;
    const { field, from } = begun;
    field.setRangeText(`${name} `, from, field.selectionStart, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
    setBegun(undefined);
  };
  const onKey = (event: KeyboardEvent) => {
    const [first] = found;
    if (!first || !(event.target instanceof HTMLTextAreaElement)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      setBegun(undefined);
    } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      take(first);
    }
  };
  return (
    <Box onInput={look} onKeyDown={onKey}>
      {children}
      <Box component="output" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {found.length > 0 && <Box sx={said}>{t('staffCommunication:compose.mention')}</Box>}
        {found.map((name) => (
          <Button key={name} size="small" variant="outlined" onClick={() => take(name)}>
            @{name}
          </Button>
        ))}
      </Box>
    </Box>
  );
}

const said = { alignSelf: 'center', fontSize: '0.875rem', color: 'text.secondary' } as const;

function begunIn(target: EventTarget): Begun | undefined {
  if (!(target instanceof HTMLTextAreaElement)) return undefined;
  const before = target.value.slice(0, target.selectionStart);
  const at = before.lastIndexOf('@');
  const typed = before.slice(at + 1);
  if (at === -1 || typed.length > 40 || typed.includes('\n')) return undefined;
  if (/[\p{L}\p{N}.]$/u.test(before.slice(0, at))) return undefined;
  return { field: target, from: at + 1, typed: typed.toLocaleLowerCase('de') };
}

/** Names of which a word begins with what is typed. */
const namesFor = (typed: string, team: readonly { name: string }[]): string[] =>
  team
    .map(({ name }) => name)
    .filter((name) => {
      const whole = name.toLocaleLowerCase('de');
      return whole !== typed.trim() && ` ${whole}`.includes(` ${typed}`);
    })
    .slice(0, MOST_SHOWN);
