import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { DocumentEntry } from '#api/contract.gen.d.ts';
import { dayAndTime } from '../../../../../desk/ui/formats.ts';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import type { DataOf } from '../../../../../kit/api/call.ts';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import { grouped } from '../../../../../shared/foundations/comparison/versions.ts';
import type { Foundation } from '../../types.ts';
import { DocumentRow } from './document-row.tsx';

type Origins = DataOf<'GET /admin/foundations/:id/origins'>;

interface Props {
  foundation: Foundation;
  origins: Origins;
  /** What is being looked at. */
  open: readonly string[];
  onOpen: (id: string) => void;
  /** Beside what is open already. */
  onBeside: (id: string) => void;
}

/** Our drafts and what others sent, newest first, each with its other versions folded below it. */
export function DocumentsCard({ foundation, origins, open, onOpen, onBeside }: Props) {
  const { t } = useTranslation(['staffFoundations', 'staffPage']);
  const { id, documents } = foundation;
  const unscanned = documents.some(({ scan }) => scan === 'not-configured');
  const rowOf = (document: DocumentEntry) => ({
    foundationId: id,
    document,
    origin: origins.find(({ documentId }) => documentId === document.documentId),
    onOpen,
    onBeside: canStandBeside(document, open) ? onBeside : undefined,
  });
  return (
    <Panel title={t('staffFoundations:foundation.documents.title')}>
      {documents.length === 0 ? (
        <Typography color="textSecondary">
          {t('staffFoundations:foundation.documents.empty')}{' '}
          {t('staffFoundations:foundation.documents.emptyHint')}
        </Typography>
      ) : (
        <>
          <Acceptance foundation={foundation} />
          <Box component="ul" sx={list}>
            {grouped(documents).map(({ shown, others }) => (
              <DocumentRow key={shown.documentId} {...rowOf(shown)}>
                {others.length > 0 && (
                  <Box component="details" sx={fold}>
                    <summary>
                      {t('staffPage:documents.otherVersions', { count: others.length })}
                    </summary>
                    <Box component="ul" sx={list}>
                      {others.map((document) => (
                        <DocumentRow key={document.documentId} {...rowOf(document)} />
                      ))}
                    </Box>
                  </Box>
                )}
              </DocumentRow>
            ))}
          </Box>
        </>
      )}
      {unscanned && (
        <Alert severity="warning" variant="outlined" sx={{ mt: 2 }}>
          {t('staffFoundations:foundation.documents.notScanned')}
        </Alert>
      )}
    </Panel>
  );
}

const canStandBeside = ({ documentId }: DocumentEntry, open: readonly string[]) =>
  open.length > 0 && open[0] !== documentId;

const list = { listStyle: 'none', m: 0, p: 0 } as const;
const fold = {
  flexBasis: '100%',
  '& > summary': { py: 1, cursor: 'pointer', color: 'primary.main', fontWeight: 600 },
  '& > ul': { pl: { xs: 1.5, sm: 4.5 } },
} as const;

/** Whether the founder has read and accepted the drafts, by checksum. */
function Acceptance({ foundation: { acceptance, documents } }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffPage']);
  const { locale } = useLocale();
  const drafts = documents.filter(
    ({ kind, newest, withdrawn, released }) => kind === 'draft' && newest && !withdrawn && released,
  );
  if (drafts.length === 0) return null;
  const accepted = drafts.filter(({ sha256 }) =>
    acceptance?.documents.some((one) => one.sha256 === sha256),
  );
  const instant = acceptance ? dayAndTime(acceptance.at, locale) : '';
  const all = accepted.length === drafts.length;
  const titles = accepted.map(({ title }) => title).join(', ');
  return (
    <Alert severity={all ? 'success' : 'info'} sx={{ mb: 1.5 }}>
      {all
        ? t('staffPage:documents.acceptedAll', { instant })
        : accepted.length > 0
          ? t('staffPage:documents.acceptedSome', { instant, titles })
          : t('staffPage:documents.notAccepted')}
    </Alert>
  );
}
