import { useTranslation } from 'react-i18next';
import { MAX_UPLOAD_MB } from '#domain/files/limits.ts';
import type { ApiError } from '../kit/api/api-error.ts';
import { refusalCode } from '../kit/forms/refusal.ts';
import { useRefusalText } from '../kit/forms/refusal-text.ts';

/** What went wrong and what to do now. */
export interface ErrorText {
  title: string;
  description: string;
}

type Known = Readonly<Record<string, ErrorText | undefined>>;
const DEFAULT_WAIT_SECONDS = 10;

/** The team's own words for a refusal where there are any, else those of every form. */
export function useErrorText(): (error: ApiError) => ErrorText {
  const { t } = useTranslation(['staff']);
  const sharedText = useRefusalText();
  const { file, CONTENT_TOO_LARGE, UNAVAILABLE, TOO_MANY, ...texts } = t('staff:errors');
  const files: Known = file;
  return (error) => {
    const { code, extensions, retryAfterSeconds: seconds = DEFAULT_WAIT_SECONDS } = error;
    const own: Known = {
      ...texts,
      CONTENT_TOO_LARGE: {
        title: CONTENT_TOO_LARGE.title,
        description: t('staff:errors.CONTENT_TOO_LARGE.description', { max: MAX_UPLOAD_MB }),
      },
      UNAVAILABLE: {
        title: UNAVAILABLE.title,
        description: t('staff:errors.UNAVAILABLE.description', { seconds }),
      },
      TOO_MANY: {
        title: TOO_MANY.title,
        description: t('staff:errors.TOO_MANY.description', { seconds }),
      },
    };
    const general = refusalCode(error);
    const fault = code === 'UNSUPPORTED_MEDIA_TYPE' ? files[String(extensions.reason)] : undefined;
    return (
      fault ??
      own[code] ??
      own[general] ?? { title: '', ...sharedText({ ...error, code: general }) }
    );
  };
}
