// What the editor shows, in its address: a reload or a link comes back to the same place.
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Device } from './preview.tsx';
import type { Side } from './side_panel.tsx';

export interface Place {
  side: Side;
  device: Device;
  scheme: 'light' | 'dark';
  /** The block that is selected. */
  block?: string | undefined;
  /** An older version that is looked at. */
  version?: string | undefined;
}

const sides: readonly string[] = ['block', 'claims', 'versions'];
const devices: readonly string[] = ['phone', 'tablet', 'desktop'];

export function usePlace(): [Place, (change: Partial<Place>) => void] {
  const search = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const usual: Device = matchMedia('(max-width: 767px)').matches ? 'phone' : 'desktop';
  const place: Place = {
    side: sides.includes(String(search.side)) ? (search.side as Side) : 'block',
    device: devices.includes(String(search.device)) ? (search.device as Device) : usual,
    scheme: search.scheme === 'dark' ? 'dark' : 'light',
    block: typeof search.block === 'string' ? search.block : undefined,
    version: typeof search.version === 'string' ? search.version : undefined,
  };
  function set(change: Partial<Place>): void {
    // What is usual is not written: addresses stay short.
    const tidy = (now: Record<string, unknown>) => {
      const { side, device, scheme, block, version } = { ...now, ...change } as Partial<Place>;
      return {
        side: side === 'block' ? undefined : side,
        device: device === usual ? undefined : device,
        scheme: scheme === 'light' ? undefined : scheme,
        block,
        version,
      };
    };
    void navigate({ to: '.', search: tidy as never, replace: true });
  }
  return [place, set];
}
