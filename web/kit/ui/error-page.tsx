import { isRouteErrorResponse, useRouteError } from 'react-router';
import { type Locale, pathTo } from '#domain/site/paths.ts';
import { rootTextsOf } from '../texts/root-texts.ts';
import { ink } from './drawing.tsx';
import { Button } from './elements/button.tsx';
import { Text } from './elements/text.tsx';
import styles from './error-page.module.css';
import { StationMark } from './line.tsx';
import { Main } from './page/main.tsx';

interface ErrorPageProps {
  locale: Locale;
  /** Within the member area. */
  member?: boolean;
}

/** For errors outside any layout, and in layouts whose pages bring their own `main`. */
export const ErrorPage = (props: ErrorPageProps) => (
  <Main>
    <RouteError {...props} />
  </Main>
);

/** What a boundary caught, inside the `main` of a layout. */
export function RouteError(props: ErrorPageProps) {
  const error = useRouteError();
  return (
    <ErrorMessage status={isRouteErrorResponse(error) ? error.status : ownStatus()} {...props} />
  );
}

/** Without a connection nothing of ours has failed. */
const ownStatus = () => (navigator.onLine === false ? 503 : 500);

/** Says which error it is, what happened and whether anything is lost. */
export function ErrorMessage(props: ErrorPageProps & { status: number }) {
  const { status, locale, member = false } = props;
  const texts = rootTextsOf(locale).errors;
  const { title, description } = texts[kindOf(status)];
  return (
    <div className={styles.message}>
      <title>{`${status} · ${title}`}</title>
      <meta name="robots" content="noindex" />
      <LineToNowhere />
      <Text variant="h1" className={styles.status}>
        {status}
      </Text>
      <Text variant="h3" as="p" className={styles.title}>
        {title}
      </Text>
      <Text tone="secondary" className={styles.text}>
        {description}
      </Text>
      {member && (
        <Button variant="contained" size="large" fullWidth href={pathTo('dashboard', locale)}>
          {texts.goToDashboard}
        </Button>
      )}
      <Button
        variant={member ? 'text' : 'contained'}
        size="large"
        fullWidth
        href={pathTo('home', locale)}
      >
        {texts.goHome}
      </Button>
    </div>
  );
}

function kindOf(status: number) {
  if (status === 404 || status === 410) return 'notFound';
  if (status === 401 || status === 403) return 'forbidden';
  return status === 503 ? 'unavailable' : 'general';
}

/** A line that leaves its stations, loops and finds its way back. */
function LineToNowhere() {
  return (
    <svg viewBox="0 0 480 190" width="100%" aria-hidden="true" style={{ overflow: 'visible' }}>
      <g fill="none" stroke={ink} strokeWidth={5} strokeLinecap="round">
        <path d="M20 150H150C250 150 300 130 316 84C328 48 300 22 274 36C246 52 262 100 316 96C352 93 372 70 392 62" />
        <path d="M408 57C420 54 432 53 446 56" strokeDasharray="1 13" opacity={0.6} />
      </g>
      <g transform="translate(40 150)">
        <StationMark look="done" size={28} />
      </g>
      <g transform="translate(128 150)">
        <StationMark look="done" size={28} />
      </g>
      <g transform="translate(466 62)">
        <StationMark look="ahead" size={26} />
      </g>
    </svg>
  );
}
