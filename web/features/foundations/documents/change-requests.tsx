import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { shortDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../kit/ui/breakable.ts';
import { CompareLink } from '../../../shared/foundations/comparison/compare-link.tsx';
import { documentTitle, type Foundation } from '../../../shared/foundations/model.ts';
import { useFoundationPage } from '../page-context.tsx';

type ChangeRequest = Foundation['changeRequests'][number];

/** Each change that was asked for, by whom, and what became of it; the latest first. */
export function ChangeRequests({ requests }: { requests: readonly ChangeRequest[] }) {
  const { t } = useTranslation(['foundations']);
  if (requests.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="requests" sx={{ mb: 3 }}>
      <Typography id="requests" variant="h5" component="h3" color="primary">
        {t('foundations:review.requests.title')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {requests.toReversed().map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </Box>
    </Box>
  );
}

function Request({ request }: { request: ChangeRequest }) {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { now } = useFoundationPage();
  const authors: Readonly<Record<string, string>> = t('foundations:review.requests.by');
  const { by, at, reason, answer } = request;
  const version = useVersion(request);
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography variant="body2" color="textSecondary">
        {t('foundations:review.requests.said', {
          who: authors[by] ?? '',
          date: shortDate(at, locale, now),
        })}
      </Typography>
      <Typography sx={{ overflowWrap: 'anywhere', ...keepsLines }}>{reason}</Typography>
      {answer && (
        <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere', ...keepsLines }}>
          {t('foundations:review.requests.answer', { answer })}
        </Typography>
      )}
      {version && (
        <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
          <div>{version.words}</div>
          {version.compare}
        </Typography>
      )}
      {!answer && !version && (
        <Typography variant="body2" color="warning" sx={{ mt: 0.5, fontWeight: 600 }}>
          {t('foundations:review.requests.open')}
        </Typography>
      )}
    </Box>
  );
}

interface Version {
  words: string;
  compare?: ReactNode;
}

/** A new version is named, and can be compared, once the founder can see it. */
function useVersion({ version }: ChangeRequest): Version | undefined {
  const { t } = useTranslation(['sharedFoundations', 'foundations']);
  const { locale, to } = useLocale();
  const { id, documents } = useFoundationPage().foundation;
  if (version === undefined) return undefined;
  const found = documents.find(({ documentId }) => documentId === version);
  if (!found) return { words: t('foundations:review.requests.newVersion') };
  const title = documentTitle(found, t('sharedFoundations:documents.draft'), locale);
  return {
    words: t('foundations:review.requests.version', { title }),
    compare: <CompareLink document={found} title={title} page={to('comparison', { id })} />,
  };
}
