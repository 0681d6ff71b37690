import { TextLink } from '../elements/text-link.tsx';
import styles from './covering-link.module.css';
/** Of a card that its title's link covers. */
export const coveredCard = {
  position: 'relative',
  transition: 'border-color 200ms ease-out',
  '&:hover': { borderColor: 'primary.main' },
} as const;

/** Link of a card's title: the whole card can be clicked, and shows the focus. */
export const CoveringLink = ({ href, children }: { href: string; children: string }) => (
  <TextLink href={href} tone="inherit" underline="none" className={styles.link}>
    {children}
  </TextLink>
);
