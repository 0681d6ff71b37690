import type { WholePiece } from '#api/contract.gen.d.ts';
import type { Autosave } from '../editor/autosave.ts';

/** What the panels beside the editor work with. */
export interface PanelProps {
  piece: WholePiece;
  saver: Autosave;
  /** Another text has taken the place of the one in the editor. */
  onReplaced: () => void;
}
