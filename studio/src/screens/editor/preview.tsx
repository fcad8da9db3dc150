// The page as it will be, in a frame that is never loaded again. If it falls silent it is told to
// start over, and is given what it should show.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { facet } from '../../lib/facet.ts';
import type {
  FrameBlock,
  FrameClaim,
  FrameGuest,
  FromFrame,
  ToFrame,
} from '../../lib/frame_protocol.ts';
import { t } from '../../lib/texts.ts';
import { labelOf } from './blocks.ts';
import type { Content } from './content.ts';

export type Device = 'phone' | 'tablet' | 'desktop';
/** What a device needs; a desktop takes what room there is, so that pages are shown at their own size. */
const widths: Record<Device, { least: number; most: number }> = {
  phone: { least: 390, most: 390 },
  tablet: { least: 820, most: 820 },
  desktop: { least: 896, most: 1440 },
};
const margin = 16;
const renderAfterMs = 40;
const pingMs = 4000;

export interface PreviewProps {
  pageId: string;
  audienceId: string;
  content: Content;
  device: Device;
  scheme: 'light' | 'dark';
  editable: boolean;
  /** Goes up when what changed came from elsewhere: it is then shown. */
  arrivals: number;
  selected: string | null;
  /** Select and show it; a new object asks again. */
  reveal?: { componentId: string } | undefined;
  focus?: { pointer: string; caret: number | 'all'; text: string } | undefined;
  guests?: FrameGuest[];
  claims?: readonly FrameClaim[];
  /** Under this name the tab remembers how far the page was scrolled. */
  place?: string;
  /** Where the page is scrolled to, when somebody else says so. */
  scrollTo?: number | undefined;
  /** Of the whole page, only this block. */
  alone?: string;
  /** A new object has the page measured. */
  audit?: object | undefined;
  onMessage?(message: FromFrame): void;
  title: string;
}

/** Without what stands around it, in the middle of the frame. */
const onlyBlock = (html: string, componentId: string): string =>
  html.replace(
    '</head>',
    `<style>body>:not(main),main>:not([data-component-id="${componentId}"]){display:none!important}main{min-height:100vh;display:grid!important;align-content:center}</style></head>`,
  );

/** In the page's place until it is there. */
function Blank() {
  return (
    <div
      aria-hidden="true"
      className="absolute inset-0 flex flex-col gap-5 p-[8%] [color-scheme:light]"
    >
      <span className="skeleton h-5 w-24" />
      <span className="skeleton mt-[6%] h-9 w-3/5" />
      <span className="skeleton h-9 w-2/5" />
      <span className="skeleton mt-2 h-4 w-1/2" />
      <span className="skeleton h-4 w-2/5" />
      <span className="skeleton mt-3 h-10 w-36" />
    </div>
  );
}

export function Preview(props: PreviewProps) {
  const {
    pageId,
    audienceId,
    content,
    device,
    scheme,
    editable,
    arrivals,
    selected,
    reveal,
    focus,
    place,
    alone,
    onMessage,
  } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [ready, setReady] = useState(0);
  const [lost, setLost] = useState(false);
  const [shown, setShown] = useState(false);
  const [generation, setGeneration] = useState(0);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const heard = useRef(Date.now());
  const listener = useRef(onMessage);
  listener.current = onMessage;
  const shownArrivals = useRef(arrivals);

  const post = useCallback((message: ToFrame) => {
    // The frame has no origin to name; it is the one window that hears this.
    frame.current?.contentWindow?.postMessage(message, '*');
  }, []);

  useEffect(() => {
    function onWindowMessage(event: MessageEvent<FromFrame>): void {
      if (event.source !== frame.current?.contentWindow) return;
      heard.current = Date.now();
      setLost(false);
      if (event.data.type === 'ready') setReady((count) => count + 1);
      else if (event.data.type === 'shown') {
        setShown(true);
        const top = place === undefined ? null : sessionStorage.getItem(place);
        if (top !== null) post({ type: 'scroll', top: Number(top) });
      } else if (event.data.type !== 'pong') {
        if (event.data.type === 'scroll' && place !== undefined)
          sessionStorage.setItem(place, String(event.data.top));
        listener.current?.(event.data);
      }
    }
    addEventListener('message', onWindowMessage);
    return () => removeEventListener('message', onWindowMessage);
  }, [post, place]);

  // A frame that does not answer is started again.
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden) {
        heard.current = Date.now();
        return;
      }
      if (Date.now() - heard.current > pingMs * 3) {
        setLost(true);
        heard.current = Date.now();
        setGeneration((count) => count + 1);
      } else post({ type: 'ping' });
    }, pingMs);
    return () => clearInterval(timer);
  }, [post]);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const watch = new ResizeObserver(() =>
      setRoom({ width: element.clientWidth, height: element.clientHeight }),
    );
    watch.observe(element);
    setRoom({ width: element.clientWidth, height: element.clientHeight });
    return () => watch.disconnect();
  }, []);

  useEffect(() => {
    if (ready === 0) return;
    post({ type: 'labels', labels: t.editor.frame });
  }, [ready, post]);

  useEffect(() => {
    if (ready === 0) return;
    const over = new AbortController();
    const timer = setTimeout(() => {
      const blocks: FrameBlock[] = content.blocks.map(({ componentId, type }) => ({
        componentId,
        label: labelOf(type),
      }));
      facet.audiences
        .preview(pageId, audienceId, { content, editable }, { signal: over.signal })
        .then((html) => {
          const flash = shownArrivals.current !== arrivals;
          shownArrivals.current = arrivals;
          post({
            type: 'render',
            html: alone === undefined ? String(html) : onlyBlock(String(html), alone),
            blocks,
            flash,
            scheme,
            editable,
          });
        })
        // What cannot be rendered yet, such as a text that was just emptied, leaves the last page standing.
        .catch(() => {});
    }, renderAfterMs);
    return () => {
      clearTimeout(timer);
      over.abort();
    };
  }, [ready, content, scheme, editable, arrivals, pageId, audienceId, alone, post]);

  useEffect(() => {
    if (ready > 0) post({ type: 'select', componentId: selected, scroll: false });
  }, [ready, selected, post]);
  useEffect(() => {
    if (reveal) post({ type: 'select', componentId: reveal.componentId, scroll: true });
  }, [reveal, post]);
  useEffect(() => {
    if (focus) post({ type: 'focus', ...focus });
  }, [focus, post]);

  const { least, most } = widths[device];
  const gap = room.width >= least + margin * 2 ? margin : 0;
  const free = room.width - gap * 2;
  const width = Math.max(least, Math.min(most, free));
  const scale = Math.min(1, free / width) || 1;
  const height = room.height - gap * 2;
  const { guests, claims, audit, scrollTo } = props;
  useEffect(() => {
    if (ready > 0 && scrollTo !== undefined) post({ type: 'scroll', top: scrollTo });
  }, [ready, scrollTo, post]);
  useEffect(() => {
    if (ready > 0) post({ type: 'zoom', scale });
  }, [ready, scale, post]);
  useEffect(() => {
    if (ready > 0 && guests) post({ type: 'guests', guests });
  }, [ready, guests, post]);
  useEffect(() => {
    if (ready > 0 && claims) post({ type: 'claims', claims: [...claims] });
  }, [ready, claims, post]);
  useEffect(() => {
    if (ready > 0 && audit) post({ type: 'audit' });
  }, [ready, audit, post]);
  return (
    // Clipped, not hidden: what is hidden still scrolls when a text in the frame takes the focus.
    <div ref={area} className="relative flex min-h-0 min-w-0 flex-1 justify-center overflow-clip">
      <div
        className={classes(
          'relative shrink-0 overflow-clip bg-white',
          gap > 0 && 'rounded-lg shadow-raised',
        )}
        style={{ width: Math.floor(width * scale), height, marginBlock: gap }}
      >
        {!shown && <Blank />}
        <iframe
          key={generation}
          ref={frame}
          src="/studio/frame"
          sandbox="allow-scripts"
          title={props.title}
          onPointerLeave={() => post({ type: 'pointerLeft' })}
          className={classes(
            'origin-top-left border-0 transition-opacity duration-200',
            !shown && 'opacity-0',
          )}
          style={{
            width,
            height: height / scale,
            ...(scale < 1 ? { transform: `scale(${scale})` } : {}),
          }}
        />
      </div>
      {lost && (
        <p
          role="status"
          className="absolute bottom-4 rounded-full bg-warn-soft px-3 py-1.5 text-xs font-medium text-warn shadow-raised"
        >
          {t.editor.frameLost}
        </p>
      )}
    </div>
  );
}
