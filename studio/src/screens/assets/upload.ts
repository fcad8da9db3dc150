// Files on their way up, one after the other: one that is refused does not keep the rest from going.
import { useState } from 'react';
import { facet } from '../../lib/facet.ts';
import { t } from '../../lib/texts.ts';
import { tell, tellFaultOf } from '../../parts/feedback.tsx';
import { refresh } from './queries.ts';

export interface Upload {
  /** Counted from one; undefined while nothing is on its way. */
  at: { file: number; of: number; name: string } | undefined;
  send(files: readonly File[]): Promise<void>;
}

export function useUpload(): Upload {
  const [at, setAt] = useState<Upload['at']>();
  async function send(files: readonly File[]): Promise<void> {
    let stored = 0;
    for (const [index, file] of files.entries()) {
      setAt({ file: index + 1, of: files.length, name: file.name });
      try {
        await facet.assets.create({ file, name: file.name } as never);
        stored += 1;
      } catch (error) {
        tellFaultOf(file.name, error);
      }
    }
    setAt(undefined);
    await refresh();
    if (stored > 0) tell(t.assets.uploaded(stored));
  }
  return { at, send };
}
