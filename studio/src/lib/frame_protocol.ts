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
  | { type: 'focus'; pointer: string }
  | { type: 'labels'; labels: FrameLabels }
  | { type: 'scroll'; top: number }
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
  | { type: 'pong' }
  | { type: 'select'; componentId: string | null; text?: string }
  | { type: 'edit'; pointer: string; line: number; text: string }
  | { type: 'leave'; pointer: string; line: number; text: string }
  | { type: 'split'; pointer: string; before: string; after: string }
  | { type: 'join'; pointer: string }
  | { type: 'move'; componentId: string; to: number }
  | { type: 'act'; componentId: string; action: BlockAction }
  | { type: 'scroll'; top: number }
  | { type: 'key'; key: string };
