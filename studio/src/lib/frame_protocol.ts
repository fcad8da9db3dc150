// What the editor and its preview frame say to each other. The frame has no origin of its own, so
// both check the window a message came from, and the frame also the studio's origin.

export interface FrameBlock {
  componentId: string;
  label: string;
}

export interface FrameLabels {
  moveUp: string;
  moveDown: string;
  drag: string;
  ask: string;
  duplicate: string;
  remove: string;
  add: string;
  picture: string;
  /** What is said of a claim, by its status. */
  claims: Record<ClaimStatus, string>;
}

export type ClaimStatus = 'supported' | 'unsupported' | 'stale' | 'accepted';

/** A statement of the page and where it stands: the field, and its words there. */
export interface FrameClaim {
  claimId: string;
  pointer: string;
  text: string;
  status: ClaimStatus;
}

/** Something that is hard to read, or says nothing to those who cannot see. */
export interface FrameFault {
  kind: 'contrast' | 'alt';
  componentId: string;
  text: string;
  ratio?: number;
}

/** Somebody else, and the block they are at. */
export interface FrameGuest {
  name: string;
  componentId: string;
}

export type ToFrame =
  | {
      type: 'render';
      html: string;
      blocks: FrameBlock[];
      /** Show which blocks changed. */
      flash: boolean;
      scheme: 'light' | 'dark';
      editable: boolean;
    }
  | { type: 'select'; componentId: string | null; scroll: boolean }
  /** As soon as the page has it: with the caret after so many characters, or over all of it. */
  | { type: 'focus'; pointer: string; caret?: number | 'all'; text?: string }
  /** How much smaller the page is shown: tools keep their size. */
  | { type: 'zoom'; scale: number }
  | { type: 'guests'; guests: FrameGuest[] }
  | { type: 'claims'; claims: FrameClaim[] }
  | { type: 'labels'; labels: FrameLabels }
  | { type: 'scroll'; top: number }
  /** Measure the page; answered by `audited`. */
  | { type: 'audit' }
  | { type: 'pointerLeft' }
  | { type: 'ping' };

export type BlockAction =
  | 'up'
  | 'down'
  | 'ask'
  | 'duplicate'
  | 'remove'
  | 'addBefore'
  | 'addAfter'
  | 'picture';

export type FromFrame =
  | { type: 'ready' }
  /** A page is there to be seen. */
  | { type: 'shown' }
  | { type: 'pong' }
  | { type: 'select'; componentId: string | null; text?: string }
  | { type: 'edit'; pointer: string; line: number; text: string }
  | { type: 'leave'; pointer: string; line: number; text: string }
  | { type: 'split'; pointer: string; before: string; after: string }
  | { type: 'join'; pointer: string; text: string }
  | { type: 'move'; componentId: string; to: number }
  | { type: 'act'; componentId: string; action: BlockAction }
  | { type: 'claim'; claimId: string }
  | { type: 'audited'; faults: FrameFault[] }
  | { type: 'scroll'; top: number }
  | { type: 'key'; key: string };
