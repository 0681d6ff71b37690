import recipes from 'recipes:stuck.md';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { type StuckKind, stuckKinds } from '#domain/desk/stuck.ts';
import { Prose } from '../../../../shared/content/prose.tsx';

/** What an operator does about it: the section of `docs/operations/stuck.md`, which is in English. */
export function Recipe({ kind }: { kind: StuckKind }) {
  const { t } = useTranslation(['staffOperations']);
  return (
    <Fold>
      <summary>{t('staffOperations:stuck.recipe')}</summary>
      <div lang="en">
        <Prose html={recipes[stuckKinds[kind].runbook] ?? ''} />
      </div>
    </Fold>
  );
}

const Fold = styled('details')(({ theme }) => ({
  marginTop: theme.spacing(1),
  fontSize: '0.875rem',
  '& > summary': {
    width: 'fit-content',
    paddingBlock: theme.spacing(1),
    color: theme.vars?.palette.primary.main,
    fontWeight: 500,
    cursor: 'pointer',
  },
  '& > div': { paddingBottom: theme.spacing(1), overflowWrap: 'anywhere' },
  // No lead: what comes first is as large as the rest.
  '& > div > div, & > div > div > p:first-of-type': { fontSize: 'inherit', lineHeight: 1.6 },
}));
