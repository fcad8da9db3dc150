// A page that is only looked at, in the frame without an origin: a brand's sample, a page as it was read.
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FromFrame, ToFrame } from '../lib/frame_protocol.ts';

interface PageFrameProps {
  title: string;
  html: string | undefined;
  /** How wide the page thinks it is; it is scaled down to the room there is. */
  width: number;
  height: number;
  scheme?: 'light' | 'dark';
  /** A block to point at. */
  selected?: string | null;
}

export function PageFrame(props: PageFrameProps) {
  const { title, html, width, height, scheme = 'light', selected = null } = props;
  const area = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [ready, setReady] = useState(false);
  const [room, setRoom] = useState(width);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const watch = new ResizeObserver(() => setRoom(element.clientWidth));
    watch.observe(element);
    setRoom(element.clientWidth);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    function onMessage(event: MessageEvent<FromFrame>): void {
      if (event.source === frame.current?.contentWindow && event.data.type === 'ready')
        setReady(true);
    }
    addEventListener('message', onMessage);
    return () => removeEventListener('message', onMessage);
  }, []);
  useEffect(() => {
    if (!ready || html === undefined) return;
    const message: ToFrame = {
      type: 'render',
      html,
      blocks: [],
      flash: false,
      scheme,
      editable: false,
    };
    frame.current?.contentWindow?.postMessage(message, '*');
  }, [ready, html, scheme]);
  useEffect(() => {
    if (!ready || selected === null) return;
    const message: ToFrame = { type: 'select', componentId: selected, scroll: true };
    frame.current?.contentWindow?.postMessage(message, '*');
  }, [ready, selected]);

  const scale = Math.min(1, room / width) || 1;
  return (
    <div
      ref={area}
      className="w-full overflow-hidden rounded-lg border border-line bg-white"
      style={{ height }}
    >
      <iframe
        ref={frame}
        src="/studio/frame"
        sandbox="allow-scripts"
        title={title}
        className="origin-top-left border-0"
        style={{ width, height: height / scale, transform: `scale(${scale})` }}
      />
    </div>
  );
}
