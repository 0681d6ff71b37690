import styles from './prose.module.css';

/** The text of an entry or a recipe. Its HTML is made by us from Markdown, which may hold no HTML. */
export const Prose = ({ html }: { html: string }) => (
  <div
    className={styles.prose}
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above.
    dangerouslySetInnerHTML={{ __html: html }}
  />
);
