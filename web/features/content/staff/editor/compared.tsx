import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { differing, fieldsOf, type PieceKind, type Typed } from '#domain/content/fields.ts';
import { compareTexts } from '#domain/files/comparison.ts';
import { ComparedRows } from '../../../../shared/foundations/comparison/compared-rows.tsx';

interface Props {
  kind: PieceKind;
  before: Typed;
  after: Typed;
  /** Said when nothing differs. */
  same: string;
}

/** Two texts of a piece, field by field, as far as they differ. */
export function Compared({ kind, before, after, same }: Props) {
  const { t } = useTranslation(['staffContent']);
  const names: Readonly<Record<string, string>> = t('staffContent:fields');
  const paths = differing(kind, before, after);
  if (paths.length === 0) return <Typography>{same}</Typography>;
  const fields = fieldsOf(kind).filter(({ path }) => paths.includes(path));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {fields.map(({ path, name, language }) => (
        <Box key={path} component="section" lang={language}>
          <Typography variant="h6" component="h3">
            {[language && t(`staffContent:languages.${language}`), names[name]]
              .filter(Boolean)
              .join(' · ')}
          </Typography>
          <ComparedRows rows={rowsOf(before[path], after[path])} before={1} after={2} />
        </Box>
      ))}
    </Box>
  );
}

const rowsOf = (before = '', after = '') =>
  compareTexts(before.split('\n'), after.split('\n')).rows;
