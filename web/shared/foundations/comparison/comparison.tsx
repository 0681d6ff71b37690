import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { ComparedDocuments } from '#api/contract.gen.d.ts';
import { longDate } from '#domain/site/formats.ts';
import type { Answered } from '../../../kit/api/call.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { ChipNav } from '../../../kit/ui/member/chip-nav.tsx';
import { type DocumentEntry, downloadPath } from '../model.ts';
import { ComparedRows, columns } from './compared-rows.tsx';
import type { Compared } from './parts.ts';
import { earlierVersions, type Pair, queryOf } from './versions.ts';

interface ComparisonProps {
  foundationId: string;
  documents: readonly DocumentEntry[];
  pair: Pair;
  answer: Answered<ComparedDocuments>;
}

/** Two versions side by side, or why that is not possible and what to do instead. */
export function Comparison({ foundationId, documents, pair, answer }: ComparisonProps) {
  const [before, after] = [pair.from, pair.to].map((id) =>
    documents.find(({ documentId }) => documentId === id),
  );
  if (!before || !after) return <Gone />;
  const compared = answer.ok && answer.data.state === 'compared' ? answer.data : undefined;
  return (
    <>
      <Earlier after={after} chosen={before} documents={documents} />
      {answer.ok ? (
        <Outcome compared={answer.data} />
      ) : answer.status === 403 ? (
        <Gone />
      ) : (
        <Failed />
      )}
      <Box sx={{ ...columns, rowGap: 2, mt: 3 }}>
        <Version foundationId={foundationId} document={before} />
        <Version foundationId={foundationId} document={after} />
      </Box>
      {compared && (
        <ComparedRows rows={compared.rows} before={before.version} after={after.version} />
      )}
    </>
  );
}

interface EarlierProps {
  after: DocumentEntry;
  chosen: DocumentEntry;
  documents: readonly DocumentEntry[];
}

/** The choice among several earlier versions. */
function Earlier({ after, chosen, documents }: EarlierProps) {
  const { t } = useTranslation(['comparison']);
  const { pathname } = useLocation();
  const earlier = earlierVersions(after, documents);
  if (earlier.length < 2) return null;
  const links = earlier.map(({ documentId, version }) => ({
    name: t('comparison:version', { version }),
    href: pathname + queryOf({ from: documentId, to: after.documentId }),
    shown: documentId === chosen.documentId,
  }));
  return (
    <Box sx={{ mb: 3 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {t('comparison:earlier')}
      </Typography>
      <ChipNav label={t('comparison:earlier')} links={links} />
    </Box>
  );
}

interface VersionProps {
  foundationId: string;
  document: DocumentEntry;
}

/** Above the column of a version. */
function Version({ foundationId, document }: VersionProps) {
  const { t } = useTranslation(['comparison']);
  const { locale } = useLocale();
  const { documentId, version, modifiedAt } = document;
  return (
    <Box
      component="section"
      sx={{ borderTop: 2, borderColor: 'primary.main', pt: 1.5, minWidth: 0 }}
    >
      <Typography variant="h5" component="h2" color="primary">
        {t('comparison:versionOf', { version, date: longDate(modifiedAt, locale) })}
      </Typography>
      <Button
        component="a"
        href={downloadPath(foundationId, documentId)}
        aria-label={t('comparison:downloadOf', { version })}
        startIcon={<Download size={20} strokeWidth={1.75} aria-hidden="true" />}
        sx={{ ml: -1.5 }}
      >
        {t('comparison:download')}
      </Button>
    </Box>
  );
}

function Outcome({ compared }: { compared: ComparedDocuments }) {
  const { t } = useTranslation(['comparison']);
  if (compared.state === 'compared') return <Summary compared={compared} />;
  const { title, text } = t(`comparison:${compared.state}`);
  return (
    <Alert severity="info" role="status">
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}

function Summary({ compared: { changes, whole } }: { compared: Compared }) {
  const { t } = useTranslation(['comparison']);
  const same = t('comparison:same');
  return (
    <>
      <Typography sx={{ fontSize: '1.125rem', fontWeight: 600 }}>
        {changes === 0 ? same.title : t('comparison:changes', { count: changes })}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: '68ch' }}>
        {changes === 0 ? same.text : t('comparison:marks')} {t('comparison:limits')}
      </Typography>
      {!whole && (
        <Alert severity="warning" role="note" sx={{ mt: 2 }}>
          {t('comparison:notWhole')}
        </Alert>
      )}
    </>
  );
}

/** Withdrawn since, of another formation, or a mistyped address. */
function Gone() {
  const { t } = useTranslation(['comparison']);
  const { title, text } = t('comparison:gone');
  return (
    <Alert severity="info" role="status">
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}

function Failed() {
  const { t } = useTranslation(['comparison', 'common']);
  const { pathname, search } = useLocation();
  const { title, text } = t('comparison:failed');
  return (
    <Alert
      severity="warning"
      action={
        // Loads the document, as the page is not read again at the same address.
        <Button component="a" href={pathname + search}>
          {t('common:again')}
        </Button>
      }
    >
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}
